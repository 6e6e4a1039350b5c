// The variance of q·k against d beside the line d: what the divisor counts on, what theory says, and what is measured.
import { svg } from 'lit';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { clamped } from '../../figure/clamped.ts';
import { logDomain } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label } from '../../figure/label.ts';
import { line, linePath } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { logScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum } from '../../kit/sweep/report-figures.ts';
import type { OverDimension } from './over-dimension.ts';
import type { View } from './view.ts';

export function variancePicture({ grid, reports, predicted, one }: View, width: number): OverDimension {
  const frame = plotFrame(width, 300, { left: 54, right: 14, top: 14, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const line1 = grid.map((d) => ({ x: d, y: d }));
  const expected = predicted.map(({ d, variance }) => ({ x: d, y: variance }));
  const measured = reports.map(({ d, variance }) => datum(d, variance));
  const all = [...line1, ...expected, ...measured].map((each) => each.y);
  const y = logScale(logDomain(all), [frame.bottom, frame.top]);
  const between = predicted.map(({ d, variance }) => ({ x: d, y: d, low: d, high: variance }));
  // A variance of 0 is read at the foot of the log axis.
  const inside = clamped(y);
  const content = [
    leftAxis(frame, y, roundTicks(y), { format: (value) => short(value), title: '' }),
    dimensionAxis(frame, x),
    band(between, x, y, 'raw'),
    svg`<path class="assumed" d=${linePath(line1, x, y)} fill="none"></path>`,
    line(expected, x, y, 'theory'),
    points(measured, x, y, 'raw'),
    label({
      x: frame.left + 10,
      y: frame.top + 12,
      text:
        one.variance === null
          ? say('assumptions.variance.none')
          : say('assumptions.variance.factor', { factor: significant(one.variance) }),
      role: 'raw',
      anchor: 'start',
    }),
  ];
  return {
    x,
    picture: {
      title: say('assumptions.variance.title'),
      key: say('assumptions.variance.key'),
      label: say('assumptions.variance.picture'),
      frame,
      content,
      series: [
        dimensionMarks(say('assumptions.variance.measured'), measured, x, inside),
        dimensionMarks(say('assumptions.variance.predicted'), expected, x, inside),
      ],
    },
  };
}
