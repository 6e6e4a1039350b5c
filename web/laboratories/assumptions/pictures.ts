// The pictures of the entries: the variance of q·k against d, pairs of entries, and the peak weight; and how all six stand.
import { type TemplateResult, svg, html, nothing } from 'lit';
import type { Pairs } from '../../core/chapters-entries.ts';
import { type Datum, pixelOf } from '../../figure/line.ts';
import { roundTicks, type Label, label, spread } from '../../figure/frame.ts';
import { dotsPath } from '../../figure/histogram.ts';
import { px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axes, type Axis, type Series, drawXy, extentOf, logDomain } from '../../figure/xy.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import {
  type FocusPicture,
  datum,
  dimensionAxis,
  readOver,
  ruleReport,
  tickText,
  focusing,
} from '../../kit/sweep/focus-picture.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import type { View } from './view.ts';
import { assumptionsParameters } from './parameters.ts';
import type { FrameScheduler, Memo } from '../../kit/plotted.ts';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { growthDomain, growthPicture, growths } from './growth.ts';
import type { CoreClient } from '../../core/types.ts';
import type { Binding } from '../../kit/settings.ts';
import { assumed } from './entries.ts';
import type { Width } from '../../kit/room.ts';

function variancePicture({ grid, reports, predicted, one }: View, width: number): FocusPicture {
  const assumed = grid.map((d) => ({ x: d, y: d }));
  const expected = predicted.map(({ d, variance }) => ({ x: d, y: variance }));
  const measured = reports.map(({ d, variance }) => datum(d, variance));
  const all = [...assumed, ...expected, ...measured].map((each) => each.y);
  const between = predicted.map(({ d, variance }) => ({ x: d, y: d, low: d, high: variance }));
  const factor =
    one.variance === null
      ? say('assumptions.variance.none')
      : say('assumptions.variance.factor', { factor: significant(one.variance) });
  return {
    name: 'variance',
    ...captions('assumptions.variance'),
    drawn: drawXy({
      width,
      height: 300,
      around: { left: 54, right: 14, top: 14, bottom: 44 },
      x: dimensionAxis(grid),
      y: { kind: 'log', domain: logDomain(all), ticks: roundTicks, format: tickText },
      series: [
        { as: ['band'], data: between, role: 'raw' },
        { as: ['line'], data: assumed, role: 'raw', look: 'assumed' },
        { as: ['line'], data: expected, role: 'theory' },
        { as: ['points'], data: measured, role: 'raw' },
        ({ frame: { left, top } }) => label({ x: left + 10, y: top + 12, text: factor, role: 'raw', anchor: 'start' }),
        readOver(say('assumptions.variance.measured'), measured),
        readOver(say('assumptions.variance.predicted'), expected),
      ],
    }),
  };
}

// Entries as they are assumed: one draw of a query and a key, each component a point at its two entries.

/** Components that are drawn. */
const pairCount = 256;

function pairsPicture({ q, k, products }: Pairs, width: number): TemplateResult {
  const domain = extentOf([...q, ...k, -3, 3]) ?? [-3, 3];
  const axis: Axis = { domain, ticks: 50, format: short };
  const data = Array.from(q, (entry, index) => ({ x: entry, y: figureAt(k, index) }));
  return xyPicture({
    name: 'pairs',
    ...captions('assumptions.pairs', { count: whole(q.length) }),
    width,
    height: 300,
    around: { left: 40, right: 14, top: 14, bottom: 44 },
    x: { ...axis, title: say('assumptions.pairs.axis') },
    y: axis,
    series: [
      ({ frame, x, y }) =>
        svg`<line class="zero" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top} y2=${frame.bottom}></line>
          <line class="zero" x1=${frame.left} x2=${frame.right} y1=${px(y(0))} y2=${px(y(0))}></line>
          <path class="pairs" d=${dotsPath(data.map((entry, index) => ({ index, x: px(x(entry.x)), y: px(y(entry.y)) })))} fill="none"></path>`,
      {
        as: [],
        data,
        role: 'ink',
        reading: ({ x, y }, index) =>
          say('assumptions.pairs.mark', {
            index: whole(index + 1),
            q: fixed(x, 2),
            k: fixed(y, 2),
            product: fixed(figureAt(products, index), 2),
          }),
      },
    ],
  });
}

// What softmax makes of the scores after ÷ √d: the weight of the strongest key, beside that of entries as they are assumed.

export function peakPicture({ grid, keys, reports, usual }: View, width: number): FocusPicture {
  const of = (all: View['reports']): Datum[] =>
    all.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.peakWeight));
  const curves: { name: string; role: Role; data: Datum[]; lift: number }[] = [
    { name: say('assumptions.peak.usual'), role: 'other', data: of(usual), lift: -16 },
    { name: say('assumptions.peak.own'), role: 'scaled', data: of(reports), lift: 16 },
  ];
  const ends = curves.map(({ data }) => data.at(-1)?.y ?? 0);
  const higher = (ends[1] ?? 0) > (ends[0] ?? 0);
  const names = ({ frame, y }: Axes): TemplateResult[] => {
    const labels = curves.flatMap(({ name, role, data, lift }): Label[] => {
      const last = data.at(-1);
      return last ? [{ x: frame.right, y: pixelOf(y, last.y) + (higher ? -lift : lift), text: name, role }] : [];
    });
    return spread(labels, frame.top + 8, frame.bottom - 8).map(label);
  };
  return {
    name: 'peak',
    ...captions('assumptions.peak', { keys: whole(keys) }),
    drawn: drawXy({
      width,
      height: 300,
      around: { left: 40, right: 14, top: 14, bottom: 44 },
      x: dimensionAxis(grid),
      y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
      series: [
        ...curves.map(({ data, role }): Series => ({ as: ['band', 'line', 'points'], data, role })),
        names,
        ...curves.toReversed().map(({ name, data }) => readOver(name, data)),
      ],
    }),
  };
}

// The six pictures of entries that are not as assumed: three in a row where there is room, one of them made anew in a frame.

const gap = 32;
const threeColumns = 780;

interface EntriesPart {
  core: CoreClient;
  chapters: ChaptersClient;
  scheduler: FrameScheduler;
  memo: Memo;
  of: Binding<typeof assumptionsParameters>;
  /** Of the laboratory. */
  width: Width;
}

export function entriesPart(view: View, part: EntriesPart): TemplateResult {
  const { core, chapters, scheduler, memo, of, width: space } = part;
  const { seed, focus } = of.values();
  const width = space.column(3, threeColumns, gap);
  const { law, correlation } = assumed(view.settings);
  const pairs = scheduler.of('pairs', [seed, ...Object.values(law), correlation, width], () =>
    pairsPicture(chapters.drawPairs({ law, correlation, seed, draw: 0, d: pairCount }), width),
  );
  const over = (name: string, make: () => FocusPicture): TemplateResult | typeof nothing => {
    const made = scheduler.of(name, [...view.from, width], make);
    return made ? focusing(made, focus, of) : nothing;
  };
  const grown = memo.of('growths', view.from, () => growths(core, view, memo));
  const domain = growthDomain(grown);
  return html`<div class=${space.value < threeColumns ? 'pictures' : 'pictures beside'}>
    ${pairs} ${over('variance', () => variancePicture(view, width))} ${over('peak', () => peakPicture(view, width))}
    ${grown.map((growth) =>
      over(`growth ${growth.rule}`, () => growthPicture(growth, { grid: view.grid, domain, width })),
    )}
  </div>`;
}
