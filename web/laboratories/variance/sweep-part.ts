// The sweep over the grid of d: what its pictures are drawn from, its progress, and four pictures. Variance and standard deviation on log axes lead, with
// what ÷ √d makes of the latter; beside them the peak weight, the mean, and the standard deviation after ÷ √d, magnified.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, ScaleRule, ScoreLaw } from '../../core/types.ts';
import { roundTicks, type Label, label, roomForNames, spread } from '../../figure/frame.ts';
import type { Datum } from '../../figure/line.ts';
import type { Interval } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axes, type Series, drawXy, linearDomain, logDomain } from '../../figure/xy.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { captions } from '../../kit/picture.ts';
import { controls } from '../../kit/controls.ts';
import { type Room, columnOf } from '../../kit/room.ts';
import type { FrameScheduler } from '../../kit/plotted.ts';
import type { Binding } from '../../kit/settings.ts';
import {
  type FocusPicture,
  datum,
  dimensionAxis,
  focusing,
  measuredCurve,
  readOver,
  ruleReport,
} from '../../kit/sweep/focus-picture.ts';
import { ruleName, ruleRole, rulesShown } from '../../kit/sweep/rules.ts';
import { type SweepRun, progress } from '../../kit/sweep/sweep-run.ts';
import { symbols } from '../../kit/symbols.ts';
import type { varianceParameters } from './parameters.ts';

/** What its pictures are drawn from: the reports of the grid in order, with theory beside them. */
export interface View {
  grid: readonly number[];
  focus: number;
  keys: number;
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  laws: ReadonlyMap<number, ScoreLaw>;
  /** Whether the reader wants to see what theory says. */
  theory: boolean;
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
}

export function viewOf(
  core: CoreClient,
  known: ReadonlyMap<number, DimensionReport>,
  asked: Pick<View, 'grid' | 'focus' | 'keys' | 'theory'>,
): View {
  const { grid, focus } = asked;
  const reports = grid.flatMap((d) => known.get(d) ?? []);
  return { ...asked, reports, laws: new Map(grid.map((d) => [d, core.scoreLaw(d)])), near: known.get(focus) };
}

export interface SweepPart {
  run: SweepRun;
  scheduler: FrameScheduler;
  rules: readonly ScaleRule[];
  of: Binding<typeof varianceParameters>;
  /** Of the laboratory. */
  width: number;
  /** Of the first picture, where it stands alone. */
  room: Room | undefined;
  onAgain: () => void;
}

/** How far scores spread, and where the sweep stands. */
export function leadingPart(view: View, part: SweepPart): TemplateResult {
  const { run, width, room, onAgain } = part;
  return html`<div class="leading">
      ${overDimension('spread', () => spreadPlot(view, room?.width ?? width, room?.height), view, part)}
    </div>
    <p class="what">${symbols(say('variance.sweepWhat'))}</p>
    ${progress(run, onAgain)}`;
}

/** What else the sweep has measured. */
export function furtherPart(view: View, part: SweepPart): TemplateResult {
  const { rules, of } = part;
  const { shown } = of.values();
  const width = columnOf(part.width, 40);
  const over = (name: string, make: () => FocusPicture): TemplateResult | typeof nothing =>
    overDimension(name, make, view, part);
  return html`<div class="pictures">
    ${over('mean', () => meanPlot(view, width))} ${over('zoom', () => zoomPlot(view, width))}
    <div>
      ${over('peak', () => peakPlot(view, shown, width))}
      ${rulesShown(rules, shown, (ids) => {
        of.onSet({ shown: ids });
      })}
      <div class="controls parameters">${controls(of, ['exponent', 'constant'])}</div>
    </div>
  </div>`;
}

/** A picture over d, which is made anew when the figures are, not when the focus moves. */
function overDimension(
  name: string,
  make: () => FocusPicture,
  { grid, focus, theory }: View,
  { run, scheduler, of, width, room }: SweepPart,
): TemplateResult | typeof nothing {
  const made = scheduler.of(
    name,
    [run.reports, width, room, theory, grid.join(' '), of.values().shown.join(' ')],
    make,
  );
  return made ? focusing(made, focus, of) : nothing;
}

function spreadPlot(view: View, width: number, height = 340): FocusPicture {
  const { grid, reports, laws, theory } = view;
  const lines = [...laws].map(([d, law]) => ({ d, ...law }));
  const curves = [
    {
      name: say('variance.spread.variance'),
      role: 'raw',
      measured: reports.map(({ d, variance }) => datum(d, variance)),
      expected: lines.map(({ d, variance }) => ({ x: d, y: variance })),
    },
    {
      name: say('variance.spread.std'),
      role: 'raw',
      measured: reports.map(({ d, std }) => datum(d, std)),
      expected: lines.map(({ d, std }) => ({ x: d, y: std })),
    },
    {
      name: say('variance.spread.scaled'),
      role: 'scaled',
      measured: reports.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.scoreStd)),
      expected: lines.map(({ d }) => ({ x: d, y: 1 })),
    },
  ] as const;
  const all = curves.flatMap(({ expected, measured }) => [...expected, ...measured]);
  return {
    name: 'spread',
    ...captions('variance.spread'),
    ...(theory && { key: say('variance.spread.keyTheory') }),
    drawn: drawXy({
      width,
      height,
      around: { left: 56, right: 22 },
      x: dimensionAxis(grid),
      y: { kind: 'log', domain: logDomain([...all.map((each) => each.y), 0.5]), ticks: roundTicks, format: short },
      series: [
        ...curves.flatMap(({ expected, ...curve }) =>
          measuredCurve({ ...curve, expected: theory ? expected : undefined }),
        ),
        (axes) => names(view, axes, width < roomy),
      ],
    }),
  };
}

/** Below this width names are short. */
const roomy = 400;

/** Where a name stands: above its line, which falls to the left. */
function names({ grid, laws }: View, { x, y }: Axes, narrow: boolean): TemplateResult[] {
  const last = grid.at(-1);
  const middle = grid[Math.floor((2 * grid.length) / 3)];
  if (last === undefined || middle === undefined) return [];
  const law = laws.get(last);
  const inner = laws.get(middle);
  if (!law || !inner) return [];
  const [bottom, top] = y.range;
  const long = narrow ? 'Short' : 'Line';
  const labels: Label[] = [
    { x: x(middle) - 12, y: y(inner.variance) - 8, text: say('variance.spread.varianceLine'), role: 'raw' },
    { x: x(last), y: y(law.std) - 16, text: say(`variance.spread.std${long}`), role: 'raw' },
    { x: x(last), y: y(1) - 16, text: say(`variance.spread.scaled${long}`), role: 'scaled' },
  ];
  return spread(labels, top, bottom).map(label);
}

// The mean weight of the strongest key against d, one line for each rule on the same vectors.

/** `shown`: ids of rules. */
function peakPlot({ grid, keys, reports }: View, shown: readonly string[], width: number): FocusPicture {
  const curves = shown.map((id) => {
    const parameter = reports[0] ? (ruleReport(reports[0], id)?.rule.parameter ?? null) : null;
    const data = reports.map((report) => datum(report.d, ruleReport(report, id)?.peakWeight));
    return { name: ruleName({ id, parameter }), role: ruleRole(id), data };
  });
  return {
    name: 'peak',
    ...captions('variance.peak', { keys: whole(keys) }),
    title: sayCounted('variance.peak.title', keys, { keys: whole(keys) }),
    drawn: drawXy({
      width,
      height: 280,
      around: { left: 40, right: Math.max(96, Math.ceil(16 + roomForNames(curves.map(({ name }) => name)))) },
      x: dimensionAxis(grid),
      y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
      series: curves.flatMap(({ name, role, data }): Series[] => [
        { as: ['band', 'line', 'points'], clip: true, data, role, name: { text: name, dx: 10 } },
        readOver(name, data),
      ]),
    }),
  };
}

// One curve on an axis as narrow as its bands: they can be seen.

interface Near {
  role: Role;
  read: string;
  measured: readonly Datum[];
  expected: readonly Datum[];
  /** What the axis holds at least. */
  least: Interval;
  height: number;
}

function nearPlot(
  { grid, theory }: View,
  width: number,
  name: 'mean' | 'zoom',
  { role, read, measured, expected, least, height }: Near,
): FocusPicture {
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  return {
    name,
    ...captions(`variance.${name}`),
    ...(theory && { key: say(`variance.${name}.keyTheory`) }),
    drawn: drawXy({
      width,
      height,
      around: { left: 56, right: 22 },
      x: dimensionAxis(grid),
      y: { domain: linearDomain([...ends, ...least], 0.05), ticks: 45, format: short },
      series: measuredCurve({ name: read, role, measured, expected: theory ? expected : undefined }),
    }),
  };
}

/** The mean of the scores against d: it stays at 0 while its band widens. */
function meanPlot(view: View, width: number): FocusPicture {
  return nearPlot(view, width, 'mean', {
    role: 'raw',
    read: say('variance.mean.name'),
    measured: view.reports.map(({ d, mean }) => datum(d, mean)),
    expected: [...view.laws].map(([d, { mean }]) => ({ x: d, y: mean })),
    least: [-0.5, 0.5],
    height: 340,
  });
}

/** The standard deviation after ÷ √d, magnified. */
function zoomPlot(view: View, width: number): FocusPicture {
  return nearPlot(view, width, 'zoom', {
    role: 'scaled',
    read: say('variance.spread.scaled'),
    measured: view.reports.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.scoreStd)),
    expected: view.grid.map((d) => ({ x: d, y: 1 })),
    least: [0.95, 1.05],
    height: 280,
  });
}
