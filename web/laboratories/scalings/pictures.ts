// The pictures of the rules against d: peak weight and pull in front; spread, entropy, the pull on a log axis and on average,
// the sensitivity of softmax and the limits behind.
import { type TemplateResult, svg } from 'lit';
import type { ExponentialLimits } from '../../core/types.ts';
import { type Frame, plotFrame, bottomAxis, roundTicks } from '../../figure/frame.ts';
import { type Scale, logScale, px, type CursorMark } from '../../figure/scale.ts';
import type { Shape } from '../../figure/styles.ts';
import { shapePath } from '../../figure/line.ts';
import type { Axis } from '../../figure/xy.ts';
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture, captions } from '../../kit/picture.ts';
import { type Curves, type View, curves, type FocusPicture } from '../../kit/sweep/focus-picture.ts';

const plain = (value: number): string => short(value, 3);

/** Which measurement a picture shows: that of the sweeps, or of the target's pull. */
export type Measured = 'sweeps' | 'pulls';

interface FurtherPicture {
  of: Measured;
  make: (view: View, width: number) => FocusPicture;
}

/** The pictures by name, in reading order. */
export const furtherPictures: Readonly<Record<string, FurtherPicture>> = {
  spread: {
    of: 'sweeps',
    make: further('spread', () => ({ figure: 'scoreStd', y: log(1e-3, 100), back: [{ level: 1, role: 'theory' }] })),
  },
  entropy: {
    of: 'sweeps',
    make: further('entropy', ({ mostEntropy }) => ({
      figure: 'entropy',
      y: { domain: [0, mostEntropy], ticks: 50, format: plain },
      back: [{ level: mostEntropy, role: 'theory' }],
    })),
  },
  pullLog: { of: 'pulls', make: further('pullLog', () => ({ name: 'pull-log', figure: 'pull', y: log(1e-4, 1) })) },
  pullMean: {
    of: 'pulls',
    make: further('pullMean', () => ({
      name: 'pull-mean',
      figure: 'pullMean',
      y: { domain: [0, 4], ticks: roundTicks, format: plain },
    })),
  },
  average: { of: 'sweeps', make: traceOf('jacobianTrace') },
  typicalLog: { of: 'sweeps', make: traceOf('jacobianTraceMedian') },
};

type Words = 'spread' | 'entropy' | 'pullLog' | 'pullMean' | 'jacobianTrace' | 'jacobianTraceMedian';

/** A picture with these words; its name is theirs unless it is given. */
function further(
  words: Words,
  of: (view: View) => Pick<Curves, 'name' | 'figure' | 'y' | 'back'>,
): FurtherPicture['make'] {
  return (view, width) =>
    curves(view, {
      width,
      height: 250,
      left: 52,
      name: words,
      ...captions(`scalings.${words}`, { keys: whole(view.keys) }),
      ...of(view),
    });
}

function traceOf(figure: 'jacobianTrace' | 'jacobianTraceMedian'): FurtherPicture['make'] {
  return further(figure, () => ({ figure, y: log(1e-4, 1) }));
}

function log(least: number, most: number): Axis {
  return { kind: 'log', domain: [least, most], ticks: roundTicks, format: plain };
}

// The bottom of a picture, shaded and named, so that a line that sinks into it says what that means.

/** Pixels below the axis's last value, in which the name stands. */
const floorDepth = 26;

/** Pixels over which the shade fades out: there is no exact limit. */
const shades = [4, 10, 18];

/** `at`: the pixel of the value at which nothing is left. */
function floor({ left, right, bottom }: Frame, at: number, name: string): TemplateResult {
  const width = px(right - left);
  return svg`<g class="floor" aria-hidden="true">
    ${shades.map((rise) => svg`<rect x=${left} y=${px(at - rise)} width=${width} height=${px(bottom - at + rise)}></rect>`)}
    <line x1=${left} x2=${right} y1=${px(at)} y2=${px(at)}></line>
    <text x=${left + 8} y=${px((at + bottom) / 2)} dy="0.38em">${name}</text>
  </g>`;
}

/** What it means to reach the top. */
function ceiling({ left, top }: Frame, name: string): TemplateResult {
  return svg`<text class="ceiling" aria-hidden="true" x=${left + 8} y=${top + 16}>${name}</text>`;
}

// The two pictures that make the point: how the query chooses among the keys, and how far it can move the weight of a key named before.

/** Below this width of a picture its names are short. */
const narrow = 400;

/** Shares of the weight that the axis may name, besides 1/n. */
const shares = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];

type Size = Record<'width' | 'height', number>;

export function peakPicture(view: View, { width, height }: Size): FocusPicture {
  const keys = whole(view.keys);
  return curves(view, {
    width,
    height,
    left: 40,
    name: 'peak',
    ...captions('scalings.peak', { keys }),
    figure: 'peakWeight',
    y: {
      kind: 'log',
      domain: [view.even, 1],
      inset: floorDepth,
      // Those that leave room for the text of 1/n.
      ticks: (y) => [view.even, ...shares.filter((share) => share > view.even && y(view.even) - y(share) > 16)],
      format: (share) => (share === view.even ? `1/${keys}` : short(share, 2)),
    },
    back: [
      ({ frame, y }) => [
        floor(frame, y(view.even), say(width < narrow ? 'scalings.peak.floorShort' : 'scalings.peak.floor')),
        width < narrow ? null : ceiling(frame, say('scalings.peak.ceiling')),
      ],
    ],
  });
}

export function pullPicture(view: View, { width, height }: Size): FocusPicture {
  const keys = whole(view.keys);
  return curves(view, {
    width,
    height,
    left: 40,
    name: 'pull',
    ...captions('scalings.pull', { keys }),
    figure: 'pull',
    y: {
      domain: [0, 1],
      inset: floorDepth,
      ticks: [0, 0.25, 0.5, 0.75, 1],
      format: (value) => (value === 0 || value === 1 ? short(value) : fixed(value, 2)),
    },
    back: [
      ({ frame, y }) => floor(frame, y(0), say(width < narrow ? 'scalings.pull.floorShort' : 'scalings.pull.floor')),
    ],
  });
}

// From which d on the rule e^(πd) leaves the numbers of each format: one line for a format, one mark for what happens.

const rowHeight = 40;
const events = ['weightsEven', 'divisorOverflows', 'unitScoreVanishes', 'typicalScoreVanishes'] as const;
type Event = (typeof events)[number];

const shapes: Readonly<Record<Event, Shape>> = {
  weightsEven: 'square',
  divisorOverflows: 'cross',
  unitScoreVanishes: 'circle',
  typicalScoreVanishes: 'circle',
};

/** Events that fall on one d are one mark with both names; the last two are told together. */
function groups(limits: ExponentialLimits): { d: number; what: Event[] }[] {
  const found = new Map<number, Event[]>();
  for (const event of events) found.set(limits[event], [...(found.get(limits[event]) ?? []), event]);
  return [...found].map(([d, what]) => ({ d, what }));
}

export function limitsPicture(all: readonly ExponentialLimits[], keys: number, width: number): TemplateResult {
  const frame = plotFrame(width, 60 + rowHeight * all.length, { left: 84, right: 30, top: 16, bottom: 44 });
  const x = logScale([1, 512], [frame.left, frame.right]);
  const rows = all.map((limits, index) => ({ limits, y: frame.top + (index + 0.5) * rowHeight }));
  return picture({
    name: 'limits',
    ...captions('scalings.limits', { keys: whole(keys) }),
    frame,
    content: [
      bottomAxis(frame, x, [1, 4, 16, 64, 256], { format: whole, title: say('sweep.axis.dimension') }),
      rows.map(({ limits, y }) => row(limits, y, x)),
    ],
    series: rows.map(({ limits, y }) => marks(limits, y, x)),
  });
}

function row(limits: ExponentialLimits, y: number, x: Scale): TemplateResult {
  const [from, to] = x.range;
  return svg`<g class="limits" aria-hidden="true">
    <text class="dk-axis-title" x=${from - 10} y=${y} dy="0.35em" text-anchor="end">${limits.format}</text>
    <line class="alive" x1=${from} x2=${px(x(limits.weightsEven))} y1=${y} y2=${y}></line>
    <line class="dead" x1=${px(x(limits.weightsEven))} x2=${to} y1=${y} y2=${y}></line>
    ${events.map((event) => {
      const d = limits[event];
      const vanishes = event === 'unitScoreVanishes' || event === 'typicalScoreVanishes';
      const size = event === 'weightsEven' ? 5.5 : 5;
      return svg`<path class="event ${vanishes ? 'vanishes' : ''}" d=${shapePath(shapes[event], x(d), y, size)}></path>`;
    })}
    ${numbers(limits).map(
      ({ of, above }) =>
        svg`<text class="dk-tick-text" x=${px(x(of[0]))} y=${above ? y - 10 : y + 19} text-anchor="middle">${of.map(whole).join(', ')}</text>`,
    )}
  </g>`;
}

/** The d beside its mark: above the line for weights and divisor, below it for scores; once where two fall on one d, together where they are neighbours. */
function numbers(limits: ExponentialLimits): { of: readonly [number, ...number[]]; above: boolean }[] {
  const { weightsEven, divisorOverflows, unitScoreVanishes: unit, typicalScoreVanishes: typical } = limits;
  const above = [...new Set([weightsEven, divisorOverflows])].map((d) => ({ of: [d] as const, above: true }));
  if (typical === unit + 1) return [...above, { of: [unit, typical], above: false }];
  return [...above, ...[...new Set([unit, typical])].map((d) => ({ of: [d] as const, above: false }))];
}

function marks(limits: ExponentialLimits, y: number, x: Scale): CursorMark[] {
  return groups(limits)
    .sort((a, b) => a.d - b.d)
    .map(({ d, what }) => ({
      x: x(d),
      y,
      text: say('scalings.limits.mark', {
        format: limits.format,
        d: whole(d),
        what: what.map((event) => say(`scalings.limits.${event}`)).join('; '),
      }),
    }));
}
