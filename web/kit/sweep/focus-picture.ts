// Pictures over d, their axis and what is read of them: the d in focus is marked, and a click or Enter brings another one into focus. Last, one
// figure of all rules on show against d: a line with its band for each rule, named at its end.
import { type TemplateResult, svg } from 'lit';
import type { PullFigures, SampleFigure } from '../../core/chapters-gradients.ts';
import type { DimensionReport, RuleChoice, RuleReport } from '../../core/types.ts';
import { type Frame, dimensionTicks } from '../../figure/frame.ts';
import { type Scale, logScale, px } from '../../figure/scale.ts';
import type { Datum } from '../../figure/line.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axis, type DrawnXy, type Series, type XyFigure, drawXy, logDomain } from '../../figure/xy.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Picture, xyPicture } from '../picture.ts';

/** A picture without the d in focus, so that it is drawn once while the focus moves. */
export interface FocusPicture extends Pick<Picture, 'name' | 'title' | 'key' | 'label'> {
  drawn: DrawnXy;
}

/** `of`: takes the d that a reader picks. */
export function focusing(
  picture: FocusPicture,
  focus: number,
  of: { onSet: (picked: { focus: number }) => unknown },
): TemplateResult {
  return xyPicture({
    ...picture,
    behind: ({ frame, x }) =>
      svg`<g class="focus" aria-hidden="true">
        <line x1=${px(x(focus))} x2=${px(x(focus))} y1=${frame.top} y2=${frame.bottom}></line>
        <circle cx=${px(x(focus))} cy=${frame.bottom} r="6"></circle>
      </g>`,
    at: focus,
    onPick: ({ x }) => of.onSet({ focus: x }),
  });
}

// The axis of d that all pictures of the sweep share.

/** Pixels that a tick text of five signs needs, and those before the least d. */
const tickGap = 48;
const inset = 8;

export function dimensionScale(grid: readonly number[], { left, right }: Frame): Scale {
  return logScale(logDomain(grid), [left + inset, right]);
}

export function dimensionAxis(grid: readonly number[]): Axis {
  return {
    kind: 'log',
    domain: logDomain(grid),
    inset,
    ticks: (x) => dimensionTicks(x, tickGap),
    format: short,
    title: say('sweep.axis.dimension'),
  };
}

/** 10⁻⁸ or 10⁷ where a number would be long. */
export function tickText(value: number): string {
  const size = Math.abs(value);
  return (size > 0 && size < 1e-3) || size >= 1e6 ? significant(value, 1).replace(/^1\s×\s/, '') : short(value);
}

/** A figure with its interval, for a plot; a gap where there is none. */
export function datum(d: number, estimate: SampleFigure | null | undefined): Datum {
  return { x: d, y: estimate?.value ?? null, low: estimate?.low ?? null, high: estimate?.high ?? null };
}

/** What a rule made of the vectors of one d: the first of that id, or the one with that parameter too. */
export function ruleReport({ rules }: DimensionReport, asked: string | RuleChoice): RuleReport | undefined {
  if (typeof asked === 'string') return rules.find(({ rule }) => rule.id === asked);
  return rules.find(({ rule }) => rule.id === asked.id && rule.parameter === asked.parameter);
}

// A measured curve over d, and what is read of it.

interface Measured {
  role: Role;
  measured: readonly Datum[];
  /** What theory says, where that is shown. */
  expected?: readonly Datum[] | undefined;
  /** What is measured, where it can be read. */
  name?: string;
}

/** Its band and its points; between them what theory says. The band of few draws is wider than many pictures. */
export function measuredCurve({ role, measured, expected, name }: Measured): Series[] {
  return [
    ...(name === undefined ? [] : [readOver(name, measured)]),
    { as: ['band'], clip: true, data: measured, role },
    ...(expected ? [{ as: ['line'], data: expected, role: 'theory' } as const] : []),
    { as: ['points'], clip: true, data: measured, role },
  ];
}

/** A curve that is read, whatever draws it: which figure, at which d, with its interval; `name` says what is measured. */
export function readOver(name: string, data: readonly Datum[]): Series {
  return {
    as: [],
    data,
    role: 'ink',
    reading: ({ x: d, y, low, high }) => {
      const words = { name, d: whole(d), value: significant(y) };
      return typeof low === 'number' && typeof high === 'number' && low < high
        ? say('sweep.mark.band', { ...words, low: significant(low), high: significant(high) })
        : say('sweep.mark', words);
    },
  };
}

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
      const kind = figure === 'pull' ? 'median' : 'mean';
      return { ...rule, data: open.map((d) => datum(d, pulls?.of(rule.choice, d)?.[kind])) };
    }
    return { ...rule, data: reports.map((report) => datum(report.d, ruleReport(report, rule.choice)?.[figure])) };
  });
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
  return svg`<text class="unknown" x=${px((end + 110 + right) / 2)} y=${px((top + bottom) / 2)} text-anchor="middle">?</text>`;
}
