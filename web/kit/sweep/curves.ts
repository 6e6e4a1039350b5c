// One figure of all rules on show against d: a line with its band for each rule, named at its end.
import { type TemplateResult, svg } from 'lit';
import type { PullFigures, SampleFigure } from '../../core/chapters-gradients.ts';
import type { DimensionReport, RuleChoice, RuleReport } from '../../core/types.ts';
import type { Frame } from '../../figure/frame.ts';
import type { Datum } from '../../figure/line.ts';
import { px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axis, type Series, type XyFigure, drawXy } from '../../figure/xy.ts';
import { datum, ruleReport } from './figures.ts';
import { type FocusPicture, dimensionAxis, readOver } from './focus-picture.ts';

// What pictures of rules over d are drawn from: the rules on show, and the reports of the grid in order.

/** A rule on show. */
export interface Shown {
  choice: RuleChoice;
  name: string;
  role: Role;
  /** Whether the reader moves it by a slider. */
  own: boolean;
  /** The least d at which it is defined. */
  least: number;
}

export interface View {
  /** All d of the axis. */
  grid: readonly number[];
  /** Those whose figures may be shown; the rest waits for the reader's guess. */
  open: readonly number[];
  focus: number;
  keys: number;
  rules: readonly Shown[];
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
  /** The target's pull of the same draws; undefined while nothing is known of them. */
  pulls: { of: (rule: RuleChoice, d: number) => PullFigures | undefined } | undefined;
  /** 1/n, and ln n; null for a single key. */
  even: number;
  mostEntropy: number;
}

/** What a sweep gives of a rule. */
export type SweepFigure =
  | 'scoreStd'
  | 'peakWeight'
  | 'entropy'
  | 'effectiveKeys'
  | 'jacobianTrace'
  | 'jacobianTraceMedian';

/** What can be drawn of it; the last two are the target's pull, n × median and n × mean. */
type CurveFigure = SweepFigure | 'pull' | 'pullMean';

export interface Curves extends Omit<FocusPicture, 'drawn'>, Pick<XyFigure, 'width' | 'height' | 'back'> {
  figure: CurveFigure;
  /** Pixels left of the drawing area. */
  left: number;
  y: Axis;
}

/** Room for the names at the lines' ends. */
export const nameRoom = 108;

interface Curve extends Shown {
  data: Datum[];
}

function curvesOf({ rules, reports, open, pulls }: View, figure: CurveFigure): Curve[] {
  return rules.map((rule) => {
    if (figure === 'pull' || figure === 'pullMean') {
      const of = (d: number): SampleFigure | undefined =>
        pulls?.of(rule.choice, d)?.[figure === 'pull' ? 'median' : 'mean'];
      return { ...rule, data: open.map((d) => pullDatum(d, of(d))) };
    }
    const of = (own: RuleReport | undefined): RuleReport[SweepFigure] => own?.[figure] ?? null;
    return { ...rule, data: reports.map((report) => datum(report.d, of(ruleReport(report, rule.choice)))) };
  });
}

function pullDatum(d: number, figure: SampleFigure | undefined): Datum {
  return { x: d, y: figure?.value ?? null, low: figure?.low ?? null, high: figure?.high ?? null };
}

const byLevel = (a: Curve, b: Curve): number => Number(a.role === 'scaled') - Number(b.role === 'scaled');

export function curves(view: View, { width, height, left, figure, y, back, ...words }: Curves): FocusPicture {
  const { grid, open } = view;
  const all = curvesOf(view, figure);
  // The names stand where the lines end: at the right, or where the figures that may be shown end.
  const waits = open.length < grid.length;
  const end = waits ? open.at(-1) : undefined;
  const drawn = drawXy({
    width,
    height,
    around: { left, right: nameRoom, top: 12, bottom: 44 },
    x: dimensionAxis(grid),
    y,
    ...(back && { back }),
    series: [
      ...all.map(({ data, role, name }): Series => ({
        as: ['band'],
        clip: true,
        data,
        role,
        name: { text: name, x: end, dx: 10 },
      })),
      ...all.map(({ name, data }) => readOver(name, data)),
      // The level line last: what lies on it must not hide it.
      ...all.toSorted(byLevel).map(({ data, role, own, choice }): Series => ({
        as: ['line'],
        clip: true,
        data,
        role,
        look: own ? 'own' : choice.id === 'sqrt' ? 'flat-line' : '',
      })),
      ...all.toSorted(byLevel).map(({ data, role }): Series => ({ as: ['points'], clip: true, data, role })),
      ({ frame, x }) => (end === undefined ? null : waiting(frame, x(end))),
    ],
    // Names inside the picture stay off its bottom, which has a name of its own.
    names: { bottom: end === undefined ? 0 : (y.inset ?? 0) + 8 },
  });
  return { ...words, drawn };
}

/** What the reader is asked to guess is open. */
function waiting({ right, top, bottom }: Frame, end: number): TemplateResult {
  return svg`<text class="open" x=${px((end + 110 + right) / 2)} y=${px((top + bottom) / 2)} text-anchor="middle">?</text>`;
}
