// The mean of the scores against d: it stays at 0 while its band widens.
import type { TemplateResult } from 'lit';
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
import { datum } from '../../kit/sweep/report-figures.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

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
      title: say('variance.mean.title'),
      key: say(theory ? 'variance.mean.keyTheory' : 'variance.mean.key'),
      label: say('variance.mean.picture'),
      frame,
      content,
      series: [dimensionMarks(say('variance.mean.name'), measured, x, y)],
    },
  };
}
