// One figure of all rules on show against d: a line with its band for each rule, named at its end.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { PullFigures, SampleFigure } from '../../core/chapters-gradients.ts';
import type { DimensionReport, RuleChoice, RuleReport } from '../../core/types.ts';
import { type AxisOptions, leftAxis } from '../../figure/axis.ts';
import type { Frame } from '../../figure/frame.ts';
import { type Label, label, spread } from '../../figure/label.ts';
import { type Datum, band, clamped, clippedLine, insideOf, pixelOf } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { type Scale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { datum, ruleReport } from './figures.ts';
import {
  type DimensionMark,
  type Focusing,
  dimensionAxis,
  dimensionMarks,
  dimensionScale,
  focusing,
} from './focus-picture.ts';

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

interface Curves {
  name?: string;
  title: string;
  key: string;
  label: string;
  figure: CurveFigure;
  frame: Frame;
  y: Scale;
  ticks: readonly number[];
  axis: AxisOptions;
  /** Drawn behind the lines. */
  ground?: unknown;
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

/** A picture without what depends on the d in focus, so that it is drawn once while the focus moves. */
export interface Drawn {
  words: { name?: string; title: string; key: string; label: string };
  frame: Frame;
  x: Scale;
  content: unknown;
  series: readonly (readonly DimensionMark[])[];
}

const byLevel = (a: Curve, b: Curve): number => Number(a.role === 'scaled') - Number(b.role === 'scaled');

export function curves(
  view: View,
  { frame, figure, y, ticks, axis, ground, name = '', title, key, label: words }: Curves,
): Drawn {
  const x = dimensionScale(view.grid, frame);
  const all = curvesOf(view, figure);
  const inside = clamped(y);
  const content = [
    ground,
    leftAxis(frame, y, ticks, axis),
    dimensionAxis(frame, x),
    ...all.map(({ data, role }) => band(data, x, inside, role)),
    // The level line last: what lies on it must not hide it.
    ...all
      .toSorted(byLevel)
      .map(({ data, role, own, choice }) =>
        clippedLine(data, x, y, role, own ? 'own' : choice.id === 'sqrt' ? 'flat-line' : ''),
      ),
    ...all.toSorted(byLevel).map(({ data, role }) => points(insideOf(data, y), x, inside, role)),
    ...names(view, all, frame, x, inside).map(label),
    waiting(view, frame, x),
  ];
  const series = all.map(({ name, data }) => dimensionMarks(name, data, x, inside));
  return { words: { name, title, key, label: words }, frame, x, content, series };
}

/** The picture with the d in focus marked. */
export function inFocus({ words, content, ...drawn }: Drawn, focus: Omit<Focusing, 'x'>): TemplateResult {
  return focusing({ ...words, ...drawn, content: guard([content], () => content) }, { ...focus, x: drawn.x });
}

/** What the reader is asked to guess is open. */
function waiting({ grid, open }: View, { right, top, bottom }: Frame, x: Scale): TemplateResult | null {
  const last = open.at(-1);
  if (last === undefined || open.length === grid.length) return null;
  return svg`<text class="open" x=${px((x(last) + 110 + right) / 2)} y=${px((top + bottom) / 2)} text-anchor="middle">?</text>`;
}

/** The names stand where the lines end: at the right, or where the figures that may be shown end. */
function names({ grid, open }: View, all: readonly Curve[], frame: Frame, x: Scale, y: Scale): Label[] {
  const last = open.at(-1);
  const end = open.length < grid.length && last !== undefined ? x(last) : frame.right;
  const labels = all.flatMap(({ name, role, data }): Label[] => {
    const at = data.findLast((each) => each.y !== null);
    return at ? [{ x: end + 10, y: pixelOf(y, at.y), text: name, role, anchor: 'start' }] : [];
  });
  // Names inside the picture stay off its bottom, which has a name of its own.
  const lowest = end < frame.right ? y.range[0] - 8 : frame.bottom;
  return spread(labels, frame.top, lowest);
}
