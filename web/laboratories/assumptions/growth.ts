// Mean and standard deviation of the score against d, undivided and after the two divisors, as figures and as a picture. The
// core divides.
import { svg } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { type Datum, pixelOf } from '../../figure/line.ts';
import { type Label, roundTicks, label, roomForNames, spread } from '../../figure/frame.ts';
import type { Interval } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axes, drawXy, extentOf } from '../../figure/xy.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import {
  type FocusPicture,
  datum,
  dimensionAxis,
  measuredCurve,
  readOver,
  ruleReport,
  tickText,
} from '../../kit/sweep/focus-picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { Memo } from '../../kit/plotted.ts';
import { divided } from './entries.ts';
import type { View } from './view.ts';

const rules = ['none', 'sqrt', 'linear'] as const;
type GrowthRule = (typeof rules)[number];

type Growth = ReturnType<typeof growths>[number];

/** `memo` keeps what theory says: it stays what it is while reports come. */
export function growths(core: CoreClient, { reports, predicted, one }: View, memo = new Memo()) {
  const sign = one.mean > 0 ? 1 : one.mean < 0 ? -1 : 0;
  return rules.map((rule) => {
    const over = (figure: number, d: number, by: 1 | -1): number =>
      figureAt(divided(core, [figure], { rule, d, sign: by }), 0);
    const theory = memo.of(`theory ${rule}`, [predicted, sign], () => ({
      mean: predicted.map(({ d, mean }): Datum => ({ x: d, y: sign === 0 ? null : over(mean, d, sign) })),
      std: predicted.map(({ d, std }): Datum => ({ x: d, y: std === null ? null : over(std, d, 1) })),
    }));
    return {
      rule,
      /** −1 where the mean is negative and its opposite is shown, 0 where it is nothing at every d. */
      sign,
      mean: {
        measured: sign === 0 ? [] : reports.map((report) => measuredMean(core, report, { rule, sign })),
        predicted: theory.mean,
      },
      std: {
        measured: reports.map((report) =>
          datum(report.d, rule === 'none' ? report.std : ruleReport(report, rule)?.scoreStd),
        ),
        predicted: theory.std,
      },
    };
  });
}

function measuredMean(
  core: CoreClient,
  { d, mean: { value, low, high } }: DimensionReport,
  { rule, sign }: { rule: GrowthRule; sign: 1 | -1 },
): Datum {
  const given = low !== null && high !== null;
  const [y = null, ...ends] = divided(core, given ? [value, low, high] : [value], { rule, d, sign });
  // A sign turns the interval round.
  const [from = null, to = null] = sign > 0 ? ends : ends.toReversed();
  return { x: d, y, low: from, high: to };
}

/** Of all three, so that one can be read beside the other. */
export function growthDomain(all: readonly Growth[]): Interval {
  const ys = (data: readonly Datum[]): number[] => data.flatMap(({ y }) => (y !== null && y > 0 ? [y] : []));
  const theory = all.flatMap(({ mean, std }) => [mean.predicted, std.predicted, std.measured].flatMap(ys));
  // A measured mean that cannot be told from nothing would stretch the axis downward without end.
  const least = extentOf(theory)?.[0] ?? 0;
  const extent = extentOf([...theory, ...all.flatMap(({ mean }) => ys(mean.measured)).filter((y) => y >= least)]);
  if (!extent || extent[0] === extent[1]) return [0.1, 10];
  return extent;
}

export function growthPicture(
  { rule, sign, mean, std }: Growth,
  { grid, domain, width }: { grid: readonly number[]; domain: Interval; width: number },
): FocusPicture {
  const role = ruleRole(rule);
  const names = {
    mean: say(sign < 0 ? 'assumptions.growth.minusMean' : 'assumptions.growth.mean'),
    std: say('assumptions.growth.std'),
  };
  const drift = inside(mean.measured, domain);
  const places = {
    std: { none: under, sqrt: level, linear: falling },
    mean: { none: rising, sqrt: rising, linear: above },
  };
  return {
    name: `growth-${rule}`,
    title: say(`assumptions.growth.${rule}`),
    key: say(`assumptions.growth.${rule}Key`),
    label: say('assumptions.growth.picture', { rule: say(`assumptions.growth.${rule}`) }),
    drawn: drawXy({
      width,
      height: 300,
      around: { left: 54, right: 14, top: 14, bottom: 44 },
      x: dimensionAxis(grid),
      y: { kind: 'log', domain, ticks: roundTicks, format: tickText },
      series: [
        ...measuredCurve({ role, measured: std.measured, expected: std.predicted }),
        ...measuredCurve({ role: 'other', measured: drift, expected: mean.predicted }),
        ({ frame: { left, top } }) =>
          sign === 0
            ? svg`<text class="absent" x=${left + 10} y=${top + 14}>${say('assumptions.growth.noMean')}</text>`
            : null,
        (axes) => {
          const both = [
            ...named(names.std, std.predicted, axes, { role, ...places.std[rule] }),
            ...named(names.mean, mean.predicted, axes, { role: 'other', ...places.mean[rule] }),
          ];
          const { top, bottom } = axes.frame;
          return (besideEachOther(both) ? both : spread(both, top, bottom)).map(label);
        },
        readOver(names.mean, drift),
        readOver(names.std, std.measured),
      ],
    }),
  };
}

/** Points of a mean that is too small to be told from nothing fall out of a log axis. */
function inside(data: readonly Datum[], domain: Interval): Datum[] {
  const shown = (y: number | null): boolean => y !== null && y >= domain[0] && y <= domain[1];
  return data.map((each) => (shown(each.y) ? each : { x: each.x, y: null }));
}

interface Place {
  /** Share of the line's length at which its name stands. */
  share: number;
  /** Pixels off the line. */
  across: number;
  down: number;
  anchor: 'start' | 'middle' | 'end';
}

const level: Place = { share: 0.62, across: 0, down: 18, anchor: 'middle' };
const under: Place = { share: 0.5, across: 10, down: 14, anchor: 'start' };
const above: Place = { share: 0.9, across: 0, down: -13, anchor: 'end' };
const rising: Place = { share: 0.75, across: -10, down: -8, anchor: 'end' };
const falling: Place = { share: 0.15, across: 10, down: -8, anchor: 'start' };

/** None where its line has no such place. */
function named(
  text: string,
  data: readonly Datum[],
  { frame, x, y }: Axes,
  { role, share, across, down, anchor }: { role: Role } & Place,
): Label[] {
  const at = data[Math.floor(share * data.length)];
  // A spread of 0 has no place on a log axis.
  const height = pixelOf(y, at?.y);
  if (!at || Number.isNaN(height)) return [];
  // Inside the picture.
  const room = roomForNames([text]) * after[anchor];
  return [{ x: Math.min(x(at.x) + across, frame.width - room), y: height + down, text, role, anchor }];
}

/** Shares of a name that stand right of its place. */
const after = { start: 1, middle: 0.5, end: 0 } as const;

function besideEachOther(labels: readonly Label[]): boolean {
  const [one, other] = labels.map(({ x, text, anchor = 'end' }) => {
    const room = roomForNames([text]);
    const end = x + room * after[anchor];
    return { begin: end - room, end };
  });
  return !one || !other || one.end < other.begin || other.end < one.begin;
}
