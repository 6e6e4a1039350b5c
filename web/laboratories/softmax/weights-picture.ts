// The weights of one row: a bar for each key, the weights of the scores as set where they differ, and the equal share.
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { percent, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { barBoxes, bars, rectangle } from '../../figure/bars.ts';
import { linearScale, px } from '../../figure/scale.ts';
import { levelLine } from '../../figure/label.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Drawing, readable } from '../../kit/picture.ts';
import { keyAxis, keyFrame, keyScale, roleOf, seenAxis } from './scores.ts';
import { type RowView, oddsText } from './view.ts';

/** Columns narrower than this have room for the text of large weights only. */
const narrow = 30;
const large = 0.05;

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
  const content = [
    guard([width, height, keys, alone && seen.scores], () => [
      leftAxis(frame, y, [0, 0.25, 0.5, 0.75, 1], { format: (value) => percent(value), title: '' }),
      alone ? seenAxis(frame, x, seen.scores) : keyAxis(frame, x, keys),
    ]),
    bars(weights, across, y, roleOf(view)),
    nudged ? svg`<g class="ghosts">${barBoxes(seen.weights, across, y).map(rectangle)}</g>` : null,
    keys > 1 ? levelLine(frame, y, view.equalShare, 'theory', say('softmax.equalShare')) : null,
    factor === 1 || nudged
      ? null
      : svg`<g class="before dk-role-raw">${before.map(
          ({ x: left, y: top, width: wide }) => svg`<line x1=${left} x2=${px(left + wide)} y1=${top} y2=${top}></line>`,
        )}</g>`,
    svg`<g class="values">${boxes.map(({ y: top, width: wide }, place) => {
      const weight = figureAt(weights, place);
      if (wide < narrow && weight < large) return null;
      const ghost = nudged ? y(figureAt(seen.weights, place)) : top;
      const clear = Math.min(top, ghost, factor === 1 || nudged ? top : (before[place]?.y ?? top));
      return svg`<text x=${px(x(place + 1))} y=${clear - 7} text-anchor="middle">${percent(weight)}</text>`;
    })}</g>`,
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
