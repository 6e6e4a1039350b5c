// The two pictures of one row, in which each key has the same column: its scores with a handle for each, and in front of them, as bars, what softmax
// sees once they are multiplied and shifted; and their weights.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { barBoxes, bars, rectangle } from '../../figure/bars.ts';
import {
  type Frame,
  plotOfControls,
  plotFrame,
  bottomAxis,
  leftAxis,
  roundTicks,
  label,
  levelLine,
  roomForNames,
} from '../../figure/frame.ts';
import { shapePath } from '../../figure/line.ts';
import { type Interval, type Scale, linearScale, px } from '../../figure/scale.ts';
import { extentOf } from '../../figure/xy.ts';
import type { Role } from '../../figure/styles.ts';
import { fixed, percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Drawing, readable, handle } from '../../kit/picture.ts';
import { type RowView, oddsText, scoreText } from './view.ts';

// A handle that moves one score: dragged by pointer, or stepped by keys as any slider.

/** Pixels of a digit of a score; in a narrower column it is written smaller. */
const digit = 9.5;

/** Pixels of a column in which a score has room. */
const roomy = 48;

/** From here on scores have more digits than there is room for beside their axis, unless they are small. */
const manyDigits = 1000;

/** Scores move by tenths. */
const tenths = 10;
const page = 1;
const size = 8;
/** Height of what can be gripped. */
const grip = 44;

const byTenths = (score: number): number => Math.round(score * tenths) / tenths;

interface Column {
  /** Middle of the key's place, and its width. */
  x: number;
  breadth: number;
  y: Scale;
}

/** `place`: of the key, counted from 0. */
function scoreHandle(
  { given, seen, factor, shift }: RowView,
  place: number,
  { x, breadth, y }: Column,
  { onMove, onHold }: ScoresOptions,
): TemplateResult {
  const score = figureAt(given.scores, place);
  // A score that was typed beyond is an end of its own, so that it does not jump back.
  const [least, most] = [Math.min(-50, score), Math.max(50, score)];
  const at = px(y(score));
  // The number stands away from the bar, unless that is off the picture.
  const below = score < 0 && at + 25 < y.range[0];
  const text = scoreText(score);
  const close = text.length * digit > breadth;
  const move = (to: number): void => onMove(place, Math.min(most, Math.max(least, byTenths(to))));
  return handle(
    {
      look: 'dk-role-raw',
      label: say('softmax.scoreOf', { key: String(place + 1) }),
      spoken: say(factor !== 1 || shift !== 0 ? 'softmax.handleSeen' : 'softmax.handle', {
        score: scoreText(score),
        seen: scoreText(figureAt(seen.scores, place)),
        weight: percent(figureAt(seen.weights, place)),
      }),
      now: score,
      range: [least, most],
      vertical: true,
      steps: stepsFrom(score, least, most),
      onStep: move,
      onDrag: (_, up) => {
        const [bottom, top] = y.range;
        move(y.invert(Math.min(bottom, Math.max(top, up))));
      },
      onHold,
    },
    svg`<rect class="grip" x=${px(x - breadth / 2)} y=${at - grip / 2} width=${px(breadth)} height=${grip}></rect>
    <path class="dk-point" d=${shapePath('diamond', x, at, size)}></path>
    <text class="value ${close ? 'close' : ''}" x=${px(x)} y=${below ? at + 25 : at - 15} text-anchor="middle">${text}</text>`,
  );
}

/** Where keys take the score. */
function stepsFrom(score: number, least: number, most: number): Readonly<Record<string, number>> {
  return {
    ArrowUp: score + 1 / tenths,
    ArrowRight: score + 1 / tenths,
    ArrowDown: score - 1 / tenths,
    ArrowLeft: score - 1 / tenths,
    PageUp: score + page,
    PageDown: score - page,
    Home: least,
    End: most,
  };
}

interface ScoresOptions {
  width: number;
  height: number;
  /** Of the axis; stays while a handle is held. */
  domain: Interval;
  /** `place`: of the key, counted from 0. */
  onMove: (place: number, score: number) => void;
  /** A drag has begun or ended. */
  onHold: (held: boolean) => void;
}

/** Pixels of the pictures of keys, where there is room. */
export const tallest = 300;

/** The frame that scores and weights share, so that each key has one column in both. */
function keyFrame(width: number, height: number): Frame {
  return plotFrame(width, height, { left: 52, right: 4, top: 34, bottom: 38 });
}

/** From keys, counted from 1, to the middles of their columns. */
function keyScale({ left, right }: Frame, keys: number): Scale {
  return linearScale([0.5, keys + 0.5], [left, right]);
}

function keyAxis(frame: Frame, x: Scale, keys: number): TemplateResult {
  return bottomAxis(frame, x, places(keys), { format: (key) => short(key), title: say('softmax.axis.key') });
}

/** The same with what softmax sees of each key, where no picture of the scores stands beside. */
function seenAxis(frame: Frame, x: Scale, scores: Float64Array): TemplateResult {
  const tight = (frame.right - frame.left) / scores.length < roomy;
  return svg`<g class=${tight ? 'tight' : ''}>${bottomAxis(frame, x, places(scores.length), {
    format: (key) => fixed(figureAt(scores, key - 1), 1),
    title: say('softmax.axis.seen'),
  })}</g>`;
}

const places = (keys: number): number[] => Array.from({ length: keys }, (_, place) => place + 1);

/** Scores as they are set, undivided, and those that are multiplied: the colours of the whole page. */
function roleOf({ factor }: Pick<RowView, 'factor'>): Role {
  return factor === 1 ? 'raw' : 'scaled';
}

function scoreAxis(frame: Frame, y: Scale): TemplateResult {
  const axis = leftAxis(frame, y, roundTicks(y, 44), { format: (value) => short(value), title: '' });
  return Math.max(...y.domain.map(Math.abs)) < manyDigits ? axis : svg`<g class="tight">${axis}</g>`;
}

export function scoresPicture(view: RowView, options: ScoresOptions): Drawing {
  const { given, seen } = view;
  const { width, height } = options;
  const frame = keyFrame(width, height);
  const keys = given.scores.length;
  const x = keyScale(frame, keys);
  const y = linearScale(options.domain, [frame.bottom, frame.top]);
  const breadth = px((frame.right - frame.left) / keys);
  const zero = px(y(0));
  const handles = Array.from(given.scores, (_, place) =>
    scoreHandle(view, place, { x: x(place + 1), breadth, y }, options),
  );
  const drawn = plotOfControls(
    frame,
    { label: say('softmax.scores.picture'), look: 'scores' },
    svg`${guard([width, height, keys, ...options.domain], () => [scoreAxis(frame, y), keyAxis(frame, x, keys)])}
      ${bars(seen.scores, [frame.left, frame.right], y, roleOf(view))}
      ${svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1=${zero} y2=${zero}></line>`}
      <g class="stems dk-role-raw">
        ${Array.from(given.scores, (score, place) => {
          const middle = px(x(place + 1));
          return svg`<line x1=${middle} x2=${middle} y1=${zero} y2=${px(y(score))}></line>`;
        })}
      </g>
      ${handles}`,
  );
  return { name: 'scores', title: say('softmax.scores.title'), key: say('softmax.scores.key'), drawn };
}

// The weights: a bar for each key, the weights of the scores as set where they differ, and the equal share.

/** Columns narrower than this have room for the text of large weights only. */
const narrow = 36;
const large = 0.05;

/** Pixels from one line of text to the next. */
const line = 18;

interface WeightsSize {
  width: number;
  height: number;
  /** Without the picture of the scores beside it. */
  alone: boolean;
}

export function weightsPicture(view: RowView, { width, height, alone }: WeightsSize): Drawing {
  const { given, seen, nudged, factor } = view;
  const weights = nudged?.weights ?? seen.weights;
  const frame = keyFrame(width, height);
  const across = [frame.left, frame.right] as const;
  const keys = seen.weights.length;
  const x = keyScale(frame, keys);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const boxes = barBoxes(weights, across, y);
  const before = barBoxes(given.weights, across, y);
  // Where the text of a weight stands: over its bar, and over what the bar was before.
  const texts = boxes.map(({ x: from, y: top, width: wide }, place) => {
    if (wide < narrow && figureAt(weights, place) < large) return null;
    const ghost = nudged ? y(figureAt(seen.weights, place)) : top;
    const clear = Math.min(top, ghost, factor === 1 || nudged ? top : (before[place]?.y ?? top));
    return { end: from + wide, up: clear - 7 };
  });
  const share = y(view.equalShare);
  const shareName = say('softmax.equalShare');
  const room = frame.right - roomForNames([shareName]);
  const under = texts.flatMap((text) => (text && text.end > room && Math.abs(text.up - share) < line ? [text.up] : []));
  const content = [
    guard([width, height, keys, alone && seen.scores], () => [
      leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => percent(value), title: '' }),
      alone ? seenAxis(frame, x, seen.scores) : keyAxis(frame, x, keys),
    ]),
    bars(weights, across, y, roleOf(view)),
    nudged ? svg`<g class="ghosts">${barBoxes(seen.weights, across, y).map(rectangle)}</g>` : null,
    keys > 1 ? levelLine(frame, y, view.equalShare, 'theory', under.length > 0 ? '' : shareName) : null,
    factor === 1 || nudged
      ? null
      : svg`<g class="before dk-role-raw">${before.map(
          ({ x: left, y: top, width: wide }) => svg`<line x1=${left} x2=${px(left + wide)} y1=${top} y2=${top}></line>`,
        )}</g>`,
    svg`<g class="values">${texts.map(
      (text, place) =>
        text &&
        svg`<text x=${px(x(place + 1))} y=${text.up} text-anchor="middle">${percent(figureAt(weights, place))}</text>`,
    )}</g>`,
    keys > 1 && under.length > 0
      ? label({ x: frame.right, y: Math.min(...under) - line, text: shareName, role: 'theory' })
      : null,
  ];
  const words = {
    name: 'weights',
    title: say('softmax.weights.title'),
    key: nudged
      ? say('softmax.weights.keyNudged', { key: String(nudged.place + 1) })
      : say(factor === 1 ? 'softmax.weights.key' : 'softmax.weights.keyBefore'),
    label: say('softmax.weights.picture', { weights: Array.from(weights, (each) => percent(each)).join(', ') }),
  };
  const drawn = readable({
    ...words,
    frame,
    content,
    series: [
      boxes.map(({ y: top }, place) => ({
        x: x(place + 1),
        y: top,
        text: say('softmax.weights.mark', {
          key: String(place + 1),
          weight: significant(figureAt(weights, place), 4),
          odds: oddsText(figureAt(seen.odds, place)),
        }),
      })),
    ],
  });
  return { ...words, drawn };
}

// The axis of scores: round ends that hold everything on show, and leave room to drag.

const ends = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The least of the round numbers that is no less. */
function roundEnd(size: number): number {
  return ends.find((end) => end >= size) ?? size;
}

/** From a round number below all scores to one above; 0 lies within. */
export function scoreDomain(...scores: Iterable<number>[]): Interval {
  const [least, most] = extentOf(scores.flatMap((list) => [...list])) ?? [0, 0];
  return [-roundEnd(Math.max(0, -least)), roundEnd(Math.max(0, most))];
}
