// The sum over the diagonal, the sum of all others and the mean of (q·k)², as draws are added.
import { svg, type TemplateResult } from 'lit';
import { significant, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { extentOf } from '../../figure/domain.ts';
import { plotFrame } from '../../figure/frame.ts';
import { label, spread } from '../../figure/label.ts';
import { line } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import { points } from '../../figure/points.ts';
import type { Role } from '../../figure/roles.ts';
import { levelLine } from '../../figure/reference-line.ts';
import { linearScale, logScale, type Interval } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { picture } from '../../kit/picture.ts';
import { mostDraws } from './steps.ts';
import type { TrackPoint } from './track.ts';

const sums = ['meanSquare', 'diagonalSum', 'offDiagonalSum'] as const;
type Sum = (typeof sums)[number];

/** Of their places in the picture: the diagonal has the colour of what is positive in the map. */
const places: Readonly<Record<Sum, string>> = {
  meanSquare: 'together',
  diagonalSum: 'diagonal',
  offDiagonalSum: 'others',
};

const roles: Readonly<Record<Sum, Role>> = { meanSquare: 'raw', diagonalSum: 'scaled', offDiagonalSum: 'other' };

export interface SumsOptions {
  d: number;
  width: number;
  /** Whether what theory expects is drawn. */
  theory: boolean;
}

export function sumsPicture(track: readonly TrackPoint[], { d, width, theory }: SumsOptions): TemplateResult {
  const narrow = width < 420;
  const frame = plotFrame(width, 270, { left: 44, right: narrow ? 86 : 128, top: 22, bottom: 42 });
  const x = logScale([1, mostDraws(d)], [frame.left + 4, frame.right]);
  const y = linearScale(domain(track, d), [frame.bottom, frame.top]);
  const data = (sum: Sum): { x: number; y: number }[] => track.map((point) => ({ x: point.draws, y: point[sum] }));
  const last = track.at(-1);
  const names = last
    ? sums.map((sum) => ({
        x: x(last.draws) + 10,
        y: y(last[sum]),
        text: say(narrow ? `proof.sums.short.${sum}` : `proof.sums.${sum}`),
        role: roles[sum],
        anchor: 'start' as const,
      }))
    : [];
  const content = [
    leftAxis(frame, y, roundTicks(y, 40), { format: (value) => short(value), title: '' }),
    bottomAxis(frame, x, roundTicks(x, 48), { format: (value) => short(value), title: say('proof.axis.draws') }),
    theory ? [levelLine(frame, y, d, 'theory', ''), levelLine(frame, y, 0, 'theory', '')] : null,
    ...sums.map(
      (sum) =>
        svg`<g class=${places[sum]}>${line(data(sum), x, y, roles[sum])}${points(data(sum).slice(-1), x, y, roles[sum])}</g>`,
    ),
    ...spread(names, frame.top, frame.bottom, 17).map((each) => svg`<g class="name">${label(each)}</g>`),
  ];
  return picture({
    title: say('proof.sums.title'),
    key: say(theory ? 'proof.sums.keyTheory' : 'proof.sums.key'),
    label: say('proof.sums.picture'),
    frame,
    content,
    series: sums.map((sum) =>
      track.map((point) =>
        mark({ x: x(point.draws), y: y(point[sum]) }, () =>
          say('proof.sums.mark', {
            draws: whole(point.draws),
            meanSquare: significant(point.meanSquare),
            diagonalSum: significant(point.diagonalSum),
            offDiagonalSum: significant(point.offDiagonalSum),
          }),
        ),
      ),
    ),
  });
}

/** Holds all sums so far and what they tend to, rounded to halves of d so that it seldom jumps. */
function domain(track: readonly TrackPoint[], d: number): Interval {
  const [least, most] = extentOf([0, d, ...track.flatMap((point) => sums.map((sum) => point[sum]))]) ?? [0, d];
  const half = d / 2;
  return [Math.floor(least / half) * half, Math.ceil(most / half) * half + half / 4];
}
