// The standard deviation of the raw scores against d, with what theory says of these entries, where it says something.
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { band } from '../../figure/band.ts';
import { clamped } from '../../figure/clamped.ts';
import { logDomain } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { line } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { logScale } from '../../figure/scale.ts';
import { dimensionTicks } from '../../figure/ticks.ts';
import { nameRoom, type Drawn } from '../../kit/sweep/curves.ts';
import { dimensionAxis, dimensionScale } from '../../kit/sweep/dimension-axis.ts';
import { dimensionMarks } from '../../kit/sweep/dimension-marks.ts';
import { datum } from '../../kit/sweep/report-figures.ts';
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
