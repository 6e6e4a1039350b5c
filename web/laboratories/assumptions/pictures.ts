// The pictures of the entries: the variance of q·k against d, pairs of entries, and the peak weight.
import { type TemplateResult, svg } from 'lit';
import type { Pairs } from '../../core/chapters-entries.ts';
import { bottomAxis, leftAxis, roundTicks } from '../../figure/axis.ts';
import { band, clamped, line, linePath, pixelOf } from '../../figure/line.ts';
import { extentOf, logDomain, plotFrame } from '../../figure/frame.ts';
import { dotsPath, points } from '../../figure/points.ts';
import { type Label, label, spread } from '../../figure/label.ts';
import { mark } from '../../figure/cursor.ts';
import { linearScale, logScale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { dimensionAxis, dimensionMarks, dimensionScale } from '../../kit/sweep/focus-picture.ts';
import { datum, ruleReport } from '../../kit/sweep/figures.ts';
import type { OverDimension } from './entries.ts';
import type { View } from './view.ts';

export function variancePicture({ grid, reports, predicted, one }: View, width: number): OverDimension {
  const frame = plotFrame(width, 300, { left: 54, right: 14, top: 14, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const line1 = grid.map((d) => ({ x: d, y: d }));
  const expected = predicted.map(({ d, variance }) => ({ x: d, y: variance }));
  const measured = reports.map(({ d, variance }) => datum(d, variance));
  const all = [...line1, ...expected, ...measured].map((each) => each.y);
  const y = logScale(logDomain(all), [frame.bottom, frame.top]);
  const between = predicted.map(({ d, variance }) => ({ x: d, y: d, low: d, high: variance }));
  // A variance of 0 is read at the foot of the log axis.
  const inside = clamped(y);
  const content = [
    leftAxis(frame, y, roundTicks(y), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    band(between, x, y, 'raw'),
    svg`<path class="assumed" d=${linePath(line1, x, y)} fill="none"></path>`,
    line(expected, x, y, 'theory'),
    points(measured, x, y, 'raw'),
    label({
      x: frame.left + 10,
      y: frame.top + 12,
      text:
        one.variance === null
          ? say('assumptions.variance.none')
          : say('assumptions.variance.factor', { factor: significant(one.variance) }),
      role: 'raw',
      anchor: 'start',
    }),
  ];
  return {
    x,
    picture: {
      name: 'variance',
      title: say('assumptions.variance.title'),
      key: say('assumptions.variance.key'),
      label: say('assumptions.variance.picture'),
      frame,
      content,
      series: [
        dimensionMarks(say('assumptions.variance.measured'), measured, x, inside),
        dimensionMarks(say('assumptions.variance.predicted'), expected, x, inside),
      ],
    },
  };
}

// Entries as they are assumed: one draw of a query and a key, each component a point at its two entries.

/** Components that are drawn. */
export const pairCount = 256;

export function pairsPicture({ q, k, products }: Pairs, width: number): TemplateResult {
  const frame = plotFrame(width, 300, { left: 40, right: 14, top: 14, bottom: 44 });
  const [least, most] = extentOf([...q, ...k, -3, 3]) ?? [-3, 3];
  const x = linearScale([least, most], [frame.left, frame.right]);
  const y = linearScale([least, most], [frame.bottom, frame.top]);
  const dots = Array.from(q, (entry, index) => ({ index, x: px(x(entry)), y: px(y(figureAt(k, index))) }));
  const format = (value: number): string => short(value);
  const content = [
    leftAxis(frame, y, roundTicks(y, 50), { format, title: '' }),
    bottomAxis(frame, x, roundTicks(x, 50), { format, title: say('assumptions.pairs.axis') }),
    svg`<line class="zero" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top} y2=${frame.bottom}></line>
      <line class="zero" x1=${frame.left} x2=${frame.right} y1=${px(y(0))} y2=${px(y(0))}></line>
      <path class="pairs" d=${dotsPath(dots)} fill="none"></path>`,
  ];
  const marks = dots.map(({ index, ...place }) =>
    mark(place, () =>
      say('assumptions.pairs.mark', {
        index: whole(index + 1),
        q: fixed(figureAt(q, index), 2),
        k: fixed(figureAt(k, index), 2),
        product: fixed(figureAt(products, index), 2),
      }),
    ),
  );
  return picture({
    name: 'pairs',
    title: say('assumptions.pairs.title'),
    key: say('assumptions.pairs.key', { count: whole(q.length) }),
    label: say('assumptions.pairs.picture', { count: whole(q.length) }),
    frame,
    content,
    series: [marks],
  });
}

// What softmax makes of the scores after ÷ √d: the weight of the strongest key, beside that of entries as they are assumed.

export function peakPicture({ grid, keys, reports, usual }: View, width: number): OverDimension {
  const frame = plotFrame(width, 300, { left: 40, right: 14, top: 14, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const of = (all: View['reports']): ReturnType<typeof datum>[] =>
    all.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.peakWeight));
  const series: { name: string; role: Role; data: ReturnType<typeof datum>[]; lift: number }[] = [
    { name: say('assumptions.peak.usual'), role: 'other', data: of(usual), lift: -16 },
    { name: say('assumptions.peak.own'), role: 'scaled', data: of(reports), lift: 16 },
  ];
  const ends = series.map(({ data }) => data.at(-1)?.y ?? 0);
  const higher = (ends[1] ?? 0) > (ends[0] ?? 0);
  const labels = series.flatMap(({ name, role, data, lift }): Label[] => {
    const last = data.at(-1);
    return last ? [{ x: frame.right, y: pixelOf(y, last.y) + (higher ? -lift : lift), text: name, role }] : [];
  });
  const content = [
    leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    series.map(({ role, data }) => [band(data, x, y, role), line(data, x, y, role), points(data, x, y, role)]),
    spread(labels, frame.top + 8, frame.bottom - 8).map(label),
  ];
  return {
    x,
    picture: {
      name: 'peak',
      title: say('assumptions.peak.title', { keys: whole(keys) }),
      key: say('assumptions.peak.key'),
      label: say('assumptions.peak.picture', { keys: whole(keys) }),
      frame,
      content,
      series: series.toReversed().map(({ name, data }) => dimensionMarks(name, data, x, y)),
    },
  };
}
