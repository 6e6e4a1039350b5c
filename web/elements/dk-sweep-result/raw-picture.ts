// The standard deviation of the raw scores against d, with what theory says of these entries, where it says something.
import { short } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { leftAxis } from '../../plot/axis.ts';
import { band } from '../../plot/band.ts';
import { clamped } from '../../plot/clamped.ts';
import { logDomain } from '../../plot/domain.ts';
import { plotFrame } from '../../plot/frame.ts';
import { line } from '../../plot/line.ts';
import { points } from '../../plot/points.ts';
import { logScale } from '../../plot/scale.ts';
import { dimensionTicks } from '../../plot/ticks.ts';
import { nameRoom, type Drawn } from '../dk-scalings/curves.ts';
import { dimensionAxis, dimensionScale } from '../sweep/dimension-axis.ts';
import { dimensionMarks } from '../sweep/dimension-marks.ts';
import { datum } from '../sweep/report-figures.ts';
import type { ResultView } from './view.ts';

export function rawPicture({ grid, reports }: ResultView, width: number): Drawn {
  // As wide as its neighbour, whose lines have names, so that one d stands below the other.
  const frame = plotFrame(width, 270, { left: 52, right: nameRoom, top: 12, bottom: 44 });
  const x = dimensionScale(grid, frame);
  const measured = reports.map(({ d, std }) => datum(d, std));
  const expected = reports.map(({ d, predicted }) => ({ x: d, y: predicted.std }));
  const known = expected.some((each) => each.y !== null);
  const ends = measured.flatMap(({ low, high }) => [low, high]);
  const y = logScale(logDomain([...[...measured, ...expected].map((each) => each.y), ...ends]), [
    frame.bottom,
    frame.top,
  ]);
  const content = [
    // It grows with √d: powers of two are round here.
    leftAxis(frame, y, dimensionTicks(y, 30), { format: (value) => short(value, 3), title: '' }),
    dimensionAxis(frame, x),
    band(measured, x, y, 'raw'),
    line(expected, x, y, 'theory'),
    points(measured, x, y, 'raw'),
  ];
  // A standard deviation of 0 is read at the foot of the log axis.
  const inside = clamped(y);
  return {
    words: {
      title: say('sweep-result.raw.title'),
      key: say(known ? 'sweep-result.raw.key' : 'sweep-result.raw.keyAlone'),
      label: say('sweep-result.raw.picture'),
    },
    frame,
    x,
    content,
    series: [
      dimensionMarks(say('sweep-result.raw.measured'), measured, x, inside),
      dimensionMarks(say('sweep-result.raw.predicted'), expected, x, inside),
    ],
  };
}
