// The pictures of the sweep against d: variance and standard deviation on log axes with what ÷ √d makes of the latter, the peak
// weight, the mean, and the mean magnified.
import type { TemplateResult } from 'lit';
import { leftAxis, roundTicks } from '../../figure/axis.ts';
import { type Datum, band, line, pixelOf } from '../../figure/line.ts';
import { linearDomain, logDomain, plotFrame } from '../../figure/frame.ts';
import { type Label, label, spread } from '../../figure/label.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/styles.ts';
import { type Scale, linearScale, logScale } from '../../figure/scale.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import { ruleName, ruleRole } from '../../kit/sweep/rules.ts';
import { dimensionAxis, dimensionMarks, dimensionScale } from '../../kit/sweep/focus-picture.ts';
import { datum, ruleReport } from '../../kit/sweep/figures.ts';
import type { OverDimension, View } from './view.ts';

interface Series {
  name: string;
  role: Role;
  measured: Datum[];
  expected: Datum[];
}

export function spreadPlot(view: View, width: number, height = 340): OverDimension {
  const { grid, reports, laws, theory } = view;
  const frame = plotFrame(width, height, { left: 56, right: 22 });
  const x = dimensionScale(grid, frame);
  const lines = [...laws].map(([d, law]) => ({ d, ...law }));
  const series: Series[] = [
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
  ];
  const all = series.flatMap(({ expected, measured }) => [...expected, ...measured]);
  const y = logScale(logDomain([...all.map((each) => each.y), 0.5]), [frame.bottom, frame.top]);
  const content = [
    leftAxis(frame, y, roundTicks(y), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    ...series.flatMap(({ role, measured, expected }) => [
      band(measured, x, y, role),
      ...(theory ? [line(expected, x, y, 'theory')] : []),
      points(measured, x, y, role),
    ]),
    names(view, x, y, width < roomy),
  ];
  return {
    x,
    picture: {
      name: 'spread',
      title: say('variance.spread.title'),
      key: say(theory ? 'variance.spread.keyTheory' : 'variance.spread.key'),
      label: say('variance.spread.picture'),
      frame,
      content,
      series: series.map(({ name, measured }) => dimensionMarks(name, measured, x, y)),
    },
  };
}

/** Below this width names are short. */
const roomy = 400;

/** Where a name stands: above its line, which falls to the left. */
function names({ grid, laws }: View, x: Scale, y: Scale, narrow: boolean): TemplateResult[] {
  const last = grid.at(-1);
  const middle = grid[Math.floor((2 * grid.length) / 3)];
  if (last === undefined || middle === undefined) return [];
  const law = laws.get(last);
  const inner = laws.get(middle);
  if (!law || !inner) return [];
  const [bottom, top] = y.range;
  const labels: Label[] = [
    { x: x(middle) - 12, y: y(inner.variance) - 8, text: say('variance.spread.varianceLine'), role: 'raw' },
    {
      x: x(last),
      y: y(law.std) - 16,
      text: say(narrow ? 'variance.spread.stdShort' : 'variance.spread.stdLine'),
      role: 'raw',
    },
    {
      x: x(last),
      y: y(1) - 16,
      text: say(narrow ? 'variance.spread.scaledShort' : 'variance.spread.scaledLine'),
      role: 'scaled',
    },
  ];
  return spread(labels, top, bottom).map(label);
}

// The mean weight of the strongest key against d, one line for each rule on the same vectors.

interface PeakOptions {
  /** Ids of the rules that are shown. */
  shown: readonly string[];
  width: number;
}

export function peakPlot(view: View, { shown, width }: PeakOptions): OverDimension {
  const { grid, keys, reports } = view;
  const frame = plotFrame(width, 280, { left: 40, right: 96 });
  const x = dimensionScale(grid, frame);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const series = shown.map((id) => ({
    id,
    role: ruleRole(id),
    data: reports.map((report) => datum(report.d, ruleReport(report, id)?.peakWeight)),
    parameter: reports[0] ? (ruleReport(reports[0], id)?.rule.parameter ?? null) : null,
  }));
  const labels = series.flatMap(({ id, role, data, parameter }): Label[] => {
    const last = data.findLast((each) => each.y !== null);
    if (!last) return [];
    const text = ruleName({ id, parameter });
    return [{ x: frame.right + 10, y: pixelOf(y, last.y), text, role, anchor: 'start' }];
  });
  const content = [
    leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    ...series.flatMap(({ role, data }) => [band(data, x, y, role), line(data, x, y, role), points(data, x, y, role)]),
    ...spread(labels, frame.top, frame.bottom).map(label),
  ];
  return {
    x,
    picture: {
      name: 'peak',
      title: sayCounted('variance.peak.title', keys, { keys: whole(keys) }),
      key: say('variance.peak.key'),
      label: say('variance.peak.picture'),
      frame,
      content,
      series: series.map(({ id, data, parameter }) => dimensionMarks(ruleName({ id, parameter }), data, x, y)),
    },
  };
}

// The mean of the scores against d: it stays at 0 while its band widens.

export function meanPlot({ grid, reports, laws, theory }: View, width: number): OverDimension {
  const frame = plotFrame(width, 340, { left: 56, right: 22 });
  const x = dimensionScale(grid, frame);
  const measured = reports.map(({ d, mean }) => datum(d, mean));
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  const y = linearScale(linearDomain([...ends, -0.5, 0.5], 0.05), [frame.bottom, frame.top]);
  const expected = [...laws].map(([d, { mean }]) => ({ x: d, y: mean }));
  const content: TemplateResult[] = [
    leftAxis(frame, y, roundTicks(y, 45), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    band(measured, x, y, 'raw'),
    ...(theory ? [line(expected, x, y, 'theory')] : []),
    points(measured, x, y, 'raw'),
  ];
  return {
    x,
    picture: {
      name: 'mean',
      title: say('variance.mean.title'),
      key: say(theory ? 'variance.mean.keyTheory' : 'variance.mean.key'),
      label: say('variance.mean.picture'),
      frame,
      content,
      series: [dimensionMarks(say('variance.mean.name'), measured, x, y)],
    },
  };
}

// The standard deviation after ÷ √d, magnified: here the confidence bands can be seen.

export function zoomPlot({ grid, reports, theory }: View, width: number): OverDimension {
  const frame = plotFrame(width, 280, { left: 56, right: 22 });
  const x = dimensionScale(grid, frame);
  const measured = reports.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.scoreStd));
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  const y = linearScale(linearDomain([...ends, 0.95, 1.05], 0.05), [frame.bottom, frame.top]);
  const target = grid.map((d) => ({ x: d, y: 1 }));
  const content = [
    leftAxis(frame, y, roundTicks(y, 45), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    band(measured, x, y, 'scaled'),
    ...(theory ? [line(target, x, y, 'theory')] : []),
    points(measured, x, y, 'scaled'),
  ];
  return {
    x,
    picture: {
      name: 'zoom',
      title: say('variance.zoom.title'),
      key: say(theory ? 'variance.zoom.keyTheory' : 'variance.zoom.key'),
      label: say('variance.zoom.picture'),
      frame,
      content,
      series: [dimensionMarks(say('variance.spread.scaled'), measured, x, y)],
    },
  };
}
