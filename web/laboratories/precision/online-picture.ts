// Softmax in one pass after so many keys: a bar for what each key seen counts for, its height before the last rescaling as an outline.
import { svg } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import { barBoxes, rectangle } from '../../figure/bars.ts';
import { mark } from '../../figure/mark.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { Online, Pass } from './online.ts';
import { scoreText, stepText } from './written.ts';

export interface OnlineOptions {
  width: number;
  /** Keys seen, from 1. */
  seen: number;
  onSeen: (seen: number) => void;
}

export function onlinePicture({ passes }: Online, { width, seen, onSeen }: OnlineOptions): ReturnType<typeof picture> {
  const pass = passAt(passes, seen);
  const frame = plotFrame(width, 250, { left: 40, right: 4, top: 26, bottom: 40 });
  const across = [frame.left, frame.right] as const;
  const keys = passes.length;
  const x = linearScale([0.5, keys + 0.5], across);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const boxes = barBoxes(pass.kept, across, y);
  const before = barBoxes(pass.keptBefore, across, y);
  return picture({
    title: say('precision.online.title', { seen: String(seen), keys: String(keys) }),
    key: say('precision.online.key'),
    label: say('precision.online.picture'),
    frame,
    content: [
      leftAxis(frame, y, [0, 0.5, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(
        frame,
        x,
        passes.map((_, key) => key + 1),
        { format: (key) => short(key), title: say('precision.axis.key') },
      ),
      svg`<g class="kept dk-role-scaled">${boxes.slice(0, seen).map(rectangle)}</g>
        <g class="kept-before">${before
          .slice(0, seen - 1)
          .map(
            ({ x: left, y: top, width: wide, height }) =>
              svg`<rect x=${left} y=${top} width=${wide} height=${height}></rect>`,
          )}</g>
        <g class="score-names">${passes.map(
          ({ score }, key) =>
            svg`<text class=${key < seen ? '' : 'unseen-key'} x=${px(x(key + 1))} y=${frame.top - 9} text-anchor="middle">${scoreText(score)}</text>`,
        )}</g>`,
    ],
    series: [
      passes.map(({ score }, key) =>
        mark({ x: x(key + 1), y: key < seen ? (boxes[key]?.y ?? frame.bottom) : frame.bottom }, () =>
          key < seen
            ? say('precision.online.mark', {
                key: String(key + 1),
                score: scoreText(score),
                kept: stepText(figureAt(pass.kept, key)),
              })
            : say('precision.online.unseen', { key: String(key + 1), score: scoreText(score) }),
        ),
      ),
    ],
    at: { series: 0, mark: seen - 1 },
    onPick: ({ mark: key }) => {
      onSeen(key + 1);
    },
  });
}

export function passAt(passes: readonly Pass[], seen: number): Pass {
  const pass = passes[seen - 1];
  if (!pass) throw new RangeError('no such key');
  return pass;
}
