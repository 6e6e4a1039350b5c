// Variance and standard deviation of the score against d on log axes, and what ÷ √d makes of the latter: three slopes.
import type { TemplateResult } from 'lit';
import { short } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { leftAxis } from '../../plot/axis.ts';
import { band } from '../../plot/band.ts';
import { logDomain } from '../../plot/domain.ts';
import { plotFrame } from '../../plot/frame.ts';
import { label } from '../../plot/label.ts';
import { line, type Datum } from '../../plot/line.ts';
import { points } from '../../plot/points.ts';
import type { Role } from '../../plot/roles.ts';
import { logScale } from '../../plot/scale.ts';
import { roundTicks } from '../../plot/ticks.ts';
import { dimensionAxis, dimensionScale } from './dimension-axis.ts';
import { focusing, type Focusing } from './picture.ts';
import { datum, ruleReport, type View } from './view.ts';

interface Series {
  role: Role;
  measured: Datum[];
  theory: Datum[];
}

export function spreadPlot(view: View, width: number, onFocus: Focusing['onFocus']): TemplateResult {
  const { grid, focus, reports, laws } = view;
  const frame = plotFrame(width, 340, { left: 56, right: 8 });
  const x = dimensionScale(grid, frame);
  const lines = [...laws].map(([d, law]) => ({ d, ...law }));
  const series: Series[] = [
    {
      role: 'raw',
      measured: reports.map(({ d, variance }) => datum(d, variance)),
      theory: lines.map(({ d, variance }) => ({ x: d, y: variance })),
    },
    {
      role: 'raw',
      measured: reports.map(({ d, std }) => datum(d, std)),
      theory: lines.map(({ d, std }) => ({ x: d, y: std })),
    },
    {
      role: 'scaled',
      measured: reports.map((report) => datum(report.d, ruleReport(report, 'sqrt')?.scoreStd)),
      theory: lines.map(({ d }) => ({ x: d, y: 1 })),
    },
  ];
  const all = series.flatMap(({ theory, measured }) => [...theory, ...measured]);
  const y = logScale(logDomain([...all.map((each) => each.y), 0.5]), [frame.bottom, frame.top]);
  const [, most] = x.domain;
  const at = (share: number): number => x.invert(x.range[0] + share * (x.range[1] - x.range[0]));
  const nearTo = (share: number): number =>
    grid.reduce((best, d) => (Math.abs(x(d) - x(at(share))) < Math.abs(x(best) - x(at(share))) ? d : best));
  const high = nearTo(0.62);
  const law = laws.get(high);
  const names = law && [
    label({ x: x(high) - 10, y: y(law.variance) - 8, text: say('variance.spread.variance'), role: 'raw' }),
    label({ x: x(high) + 6, y: y(law.std) + 16, text: say('variance.spread.std'), role: 'raw', anchor: 'start' }),
    label({ x: x(most), y: y(1) - 14, text: say('variance.spread.scaled'), role: 'scaled' }),
  ];
  const content = [
    leftAxis(frame, y, roundTicks(y), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    ...series.flatMap(({ role, measured, theory }) => [
      band(measured, x, y, role),
      line(theory, x, y, 'theory'),
      points(measured, x, y, role),
    ]),
    names,
  ];
  return focusing(
    {
      title: say('variance.spread.title'),
      key: say('variance.spread.key'),
      label: say('variance.spread.picture'),
      frame,
      content,
    },
    { x, grid, focus, onFocus },
  );
}
