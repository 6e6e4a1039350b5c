// The sums as draws are added, where a coordinate breaks the assumption, and how the squares off the diagonal fade.
import { type TemplateResult, svg } from 'lit';
import { plotFrame, bottomAxis, dimensionTicks, type Label, label, spread } from '../../figure/frame.ts';
import { type Datum, line, points } from '../../figure/line.ts';
import { type Interval, linearScale, logScale, px } from '../../figure/scale.ts';
import type { Role } from '../../figure/styles.ts';
import { type Axes, type Series, extentOf } from '../../figure/xy.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture, xyPicture, captions } from '../../kit/picture.ts';
import { type TrackPoint, mostDraws } from './play.ts';
import { counted } from './grid-picture.ts';
import type { Lines } from './view.ts';

const sums = ['meanSquare', 'diagonalSum', 'offDiagonalSum'] as const;
type Sum = (typeof sums)[number];

/** Of their places in the picture: the diagonal has the colour of what is positive in the map. */
const places: Readonly<Record<Sum, string>> = {
  meanSquare: 'together',
  diagonalSum: 'diagonal',
  offDiagonalSum: 'others',
};

const roles: Readonly<Record<Sum, Role>> = { meanSquare: 'raw', diagonalSum: 'scaled', offDiagonalSum: 'other' };

interface SumsOptions {
  d: number;
  width: number;
  /** Whether what theory expects is drawn. */
  theory: boolean;
}

export function sumsPicture(track: readonly TrackPoint[], { d, width, theory }: SumsOptions): TemplateResult {
  const narrow = width < 420;
  const data = (sum: Sum): Datum[] => track.map((point) => ({ x: point.draws, y: point[sum] }));
  const names = ({ frame, x, y }: Axes): TemplateResult[] => {
    const last = track.at(-1);
    const labels = sums.flatMap((sum): Label[] => {
      const text = say(narrow ? `proof.sums.short.${sum}` : `proof.sums.${sum}`);
      return last ? [{ x: x(last.draws) + 10, y: y(last[sum]), text, role: roles[sum], anchor: 'start' }] : [];
    });
    return spread(labels, frame.top, frame.bottom, 17).map((each) => svg`<g class="name">${label(each)}</g>`);
  };
  return xyPicture({
    name: 'sums',
    ...captions('proof.sums'),
    ...(theory && { key: say('proof.sums.keyTheory') }),
    width,
    height: 270,
    around: { left: 44, right: narrow ? 86 : 128, top: 22, bottom: 42 },
    x: { kind: 'log', domain: [1, mostDraws(d)], inset: 4, ticks: 56, format: short, title: say('proof.axis.draws') },
    y: { domain: domain(track, d), ticks: 40, format: short },
    ground: theory ? [d, 0].map((level) => ({ level, role: 'theory' })) : [],
    series: [
      ...sums.map((sum) => ({ x, y }: Axes) => {
        const [all, role] = [data(sum), roles[sum]];
        return svg`<g class=${places[sum]}>${line(all, x, y, role)}${points(all.slice(-1), x, y, role)}</g>`;
      }),
      names,
      ...sums.map((sum): Series => ({
        as: [],
        data: data(sum),
        role: roles[sum],
        reading: ({ x: draws }, place) => {
          const text = (each: Sum): string => significant(track[place]?.[each] ?? NaN);
          const all = { meanSquare: text('meanSquare'), diagonalSum: text('diagonalSum') };
          return say('proof.sums.mark', { draws: counted(draws), offDiagonalSum: text('offDiagonalSum'), ...all });
        },
      })),
    ],
  });
}

/** Holds all sums so far and what they tend to, rounded to halves of d so that it seldom jumps. */
function domain(track: readonly TrackPoint[], d: number): Interval {
  const [least, most] = extentOf([0, d, ...track.flatMap((point) => sums.map((sum) => point[sum]))]) ?? [0, d];
  const half = d / 2;
  return [Math.floor(least / half) * half, Math.ceil(most / half) * half + half / 4];
}

// What becomes of the variance where one assumption of the proof fails: each case on a log axis, with d as the mark that it misses or meets.

/** By the names of the core's lines, from the least to the greatest variance. */
const cases = [
  'score-variance',
  'if-query-coordinates-equal',
  'if-mean-shifted',
  'if-key-equals-query',
  'if-variance-doubled',
  'if-coordinates-equal',
] as const;

export type Break = ReturnType<typeof breaksOf>[number];

/** With one component nothing is said of several. */
export function breaksOf(lines: Lines) {
  return cases.flatMap((name) => {
    const variance = lines.find(name)?.value;
    return variance === undefined || variance === null ? [] : [{ name, variance }];
  });
}

/** Of a row where all cases are drawn; fewer share their height, so that what stands below stays. */
const rowHeight = 46;

export function breaksPicture(breaks: readonly Break[], { d, width }: { d: number; width: number }): TemplateResult {
  const frame = plotFrame(width, cases.length * rowHeight + 62, { left: 8, right: 64, top: 12, bottom: 46 });
  const x = logScale([Math.max(0.5, d / 4), 1.2 * Math.max(d * d, 6)], [frame.left, frame.right]);
  const y = linearScale([0, breaks.length], [frame.top, frame.bottom]);
  const exact = px(x(d));
  const rows = breaks.map(({ name, variance }, place) => ({ name, variance, at: px(y(place + 0.7)) }));
  const content = [
    bottomAxis(frame, x, dimensionTicks(x, 48), { format: (value) => short(value), title: say('proof.axis.variance') }),
    svg`<line class="dk-line dk-role-theory" x1=${exact} x2=${exact} y1=${frame.top} y2=${frame.bottom} stroke-dasharray="4 4"></line>`,
    rows.map(
      ({ name, variance, at }) => svg`<g class="break dk-role-raw">
        <line x1=${exact} x2=${px(x(variance))} y1=${at} y2=${at}></line>
        <text class="name" x=${frame.left} y=${at - 14}>${say(`proof.breaks.${name}`)}</text>
        <text class="figure heavy" x=${px(x(variance)) + 10} y=${at + 5}>${short(variance, 5)}</text>
      </g>`,
    ),
    points(
      rows.map(({ variance, at }) => ({ x: variance, y: y.invert(at) })),
      x,
      y,
      'raw',
    ),
  ];
  return picture({
    name: 'breaks',
    ...captions('proof.breaks', { d: whole(d) }),
    frame,
    content,
    series: [
      rows.map(({ name, variance, at }) => ({
        x: x(variance),
        y: at,
        text: say('proof.breaks.mark', { name: say(`proof.breaks.${name}`), variance: short(variance, 5) }),
      })),
    ],
  });
}

// How far from 0 the averages beside the diagonal still are: their root mean square as draws are added, and 1/√draws.

export function fadingPicture(track: readonly TrackPoint[], { d, width, theory }: SumsOptions): TemplateResult {
  const expected = track.map(({ draws, offDiagonalRmsExpected }) => ({ x: draws, y: offDiagonalRmsExpected }));
  return xyPicture({
    name: 'fading',
    ...captions('proof.fading'),
    ...(theory && { key: say('proof.fading.keyTheory') }),
    width,
    height: 190,
    around: { left: 52, right: width < 420 ? 86 : 128, top: 14, bottom: 42 },
    x: { kind: 'log', domain: [1, mostDraws(d)], inset: -4, ticks: 56, format: short, title: say('proof.axis.draws') },
    y: { kind: 'log', domain: [0.005, 4], ticks: [0.01, 0.1, 1], format: short },
    series: [
      ...(theory ? [{ as: ['line'], data: expected, role: 'theory' } as const] : []),
      {
        as: ['points'],
        data: track.map(({ draws, offDiagonalRms }) => ({ x: draws, y: offDiagonalRms })),
        role: 'other',
        reading: ({ x, y }, index) =>
          say(theory ? 'proof.fading.markTheory' : 'proof.fading.mark', {
            draws: counted(x),
            rms: significant(y),
            expected: significant(expected[index]?.y ?? NaN),
          }),
      },
    ],
  });
}
