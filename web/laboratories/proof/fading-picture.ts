// How far from 0 the averages beside the diagonal still are: their root mean square as draws are added, and 1/√draws.
import type { TemplateResult } from 'lit';
import { significant, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { plotFrame } from '../../figure/frame.ts';
import { line } from '../../figure/line.ts';
import { points } from '../../figure/points.ts';
import { logScale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { picture } from '../../kit/picture.ts';
import type { SumsOptions } from './sums-picture.ts';
import { mostDraws } from './steps.ts';
import type { TrackPoint } from './track.ts';

export function fadingPicture(track: readonly TrackPoint[], { d, width, theory }: SumsOptions): TemplateResult {
  const frame = plotFrame(width, 190, { left: 52, right: width < 420 ? 86 : 128, top: 14, bottom: 42 });
  const x = logScale([1, mostDraws(d)], [frame.left - 4, frame.right]);
  const y = logScale([0.005, 4], [frame.bottom, frame.top]);
  const measured = track.map(({ draws, offDiagonalRms }) => ({ x: draws, y: offDiagonalRms }));
  const expected = track.map(({ draws, offDiagonalRmsExpected }) => ({ x: draws, y: offDiagonalRmsExpected }));
  const content = [
    leftAxis(frame, y, [0.01, 0.1, 1], { format: (value) => short(value), title: '' }),
    bottomAxis(frame, x, roundTicks(x, 48), { format: (value) => short(value), title: say('proof.axis.draws') }),
    theory ? line(expected, x, y, 'theory') : null,
    points(measured, x, y, 'other'),
  ];
  return picture({
    title: say('proof.fading.title'),
    key: say(theory ? 'proof.fading.keyTheory' : 'proof.fading.key'),
    label: say('proof.fading.picture'),
    frame,
    content,
    series: [
      track.flatMap(({ draws, offDiagonalRms, offDiagonalRmsExpected }) =>
        offDiagonalRms === null
          ? []
          : [
              {
                x: x(draws),
                y: y(offDiagonalRms),
                text: say(theory ? 'proof.fading.markTheory' : 'proof.fading.mark', {
                  draws: whole(draws),
                  rms: significant(offDiagonalRms),
                  expected: significant(offDiagonalRmsExpected),
                }),
              },
            ],
      ),
    ],
  });
}
