// The standard deviation after ÷ √d, magnified: here the confidence bands can be seen.
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { linearDomain } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { line } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { linearScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum, ruleReport } from '../../kit/sweep/report-figures.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

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
      title: say('variance.zoom.title'),
      key: say(theory ? 'variance.zoom.keyTheory' : 'variance.zoom.key'),
      label: say('variance.zoom.picture'),
      frame,
      content,
      series: [dimensionMarks(say('variance.spread.scaled'), measured, x, y)],
    },
  };
}
