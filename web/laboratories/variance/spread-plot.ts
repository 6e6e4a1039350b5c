// Variance and standard deviation of the score against d on log axes, and what ÷ √d makes of the latter: three slopes.
import type { TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { logDomain } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label } from '../../figure/label.ts';
import { line, type Datum } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/roles.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum, ruleReport } from '../../kit/sweep/report-figures.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

interface Series {
  name: string;
  role: Role;
  measured: Datum[];
  expected: Datum[];
}

export function spreadPlot(view: View, width: number): OverDimension {
  const { grid, reports, laws, theory } = view;
  const frame = plotFrame(width, 340, { left: 56, right: 22 });
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
    names(view, x, y),
  ];
  return {
    x,
    picture: {
      title: say('variance.spread.title'),
      key: say(theory ? 'variance.spread.keyTheory' : 'variance.spread.key'),
      label: say('variance.spread.picture'),
      frame,
      content,
      series: series.map(({ name, measured }) => dimensionMarks(name, measured, x, y)),
    },
  };
}

/** Where a name stands: above its line, which falls to the left. */
function names({ grid, laws }: View, x: Scale, y: Scale): TemplateResult[] {
  const last = grid.at(-1);
  const middle = grid[Math.floor((2 * grid.length) / 3)];
  if (last === undefined || middle === undefined) return [];
  const law = laws.get(last);
  const inner = laws.get(middle);
  if (!law || !inner) return [];
  return [
    label({ x: x(middle) - 12, y: y(inner.variance) - 8, text: say('variance.spread.variance'), role: 'raw' }),
    label({ x: x(last), y: y(law.std) - 16, text: say('variance.spread.std'), role: 'raw' }),
    label({ x: x(last), y: y(1) - 16, text: say('variance.spread.scaled'), role: 'scaled' }),
  ];
}
