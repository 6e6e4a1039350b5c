// One softmax row, its largest weights first; what all other keys have together stands last.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { NormalRow } from '../../core/chapters-saturation.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { leftAxis } from '../../figure/axis.ts';
import { barBoxes, rectangle } from '../../figure/bars.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { mark } from '../../figure/mark.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale, type Interval } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';

/** Weights that get a bar of their own. */
export const ownBars = 16;

export interface RowOptions {
  keys: number;
  spread: number;
  /** Counted from 1. */
  row: number;
  width: number;
}

export function rowPicture(
  { weights, rest, peak }: NormalRow,
  { keys, spread, row, width }: RowOptions,
): TemplateResult {
  const frame = plotFrame(width, 230, { left: 40, right: 4, top: 22, bottom: 40 });
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const others = keys > weights.length;
  const restWidth = others ? 62 : 0;
  const end = frame.right - restWidth;
  const boxes = barBoxes(weights, [frame.left, end], y);
  const [restBox] = barBoxes([rest], [end + 10, frame.right], y);
  const words = { keys: whole(keys), spread: short(spread), row: whole(row), peak: significant(peak, 2) };
  return picture({
    title: say('saturation.row.title', words),
    key: say(others ? 'saturation.row.some' : 'saturation.row.all', { own: whole(weights.length) }),
    label: say('saturation.row.picture', words),
    frame,
    content: [
      guard([width], () => leftAxis(frame, y, [0, 0.5, 1], { format: short, title: say('saturation.axis.weight') })),
      svg`<g class="weights" aria-hidden="true">${boxes.map(rectangle)}</g>`,
      others && restBox ? svg`<g class="rest" aria-hidden="true">${rectangle(restBox)}</g>` : '',
      guard([width, keys], () => [
        under(frame, [frame.left, end], say('saturation.row.axis'), 'middle'),
        others
          ? [
              under(frame, [end + 10, frame.right], say('saturation.row.rest'), 'end'),
              svg`<text class="dk-tick-text" x=${frame.right} y=${frame.bottom + 32} text-anchor="end">${say('saturation.row.restKeys', { keys: whole(keys - weights.length) })}</text>`,
            ]
          : '',
      ]),
    ],
    series: [marks(weights, boxes), others && restBox ? [restMark(rest, restBox, keys - weights.length)] : []],
  });
}

/** The axis below some of the bars, and what they are. */
function under({ bottom }: Frame, [from, to]: Interval, text: string, anchor: 'middle' | 'end'): TemplateResult {
  const at = anchor === 'end' ? to : px((from + to) / 2);
  return svg`<line class="dk-axis-line" x1=${from} x2=${to} y1=${bottom} y2=${bottom}></line>
    <text class="dk-tick-text" x=${at} y=${bottom + 17} text-anchor=${anchor}>${text}</text>`;
}

interface Placed {
  x: number;
  y: number;
  width: number;
}

function marks(weights: Float64Array, boxes: readonly Placed[]): CursorMark[] {
  return boxes.map(({ x, y, width }, place) =>
    mark({ x: px(x + width / 2), y }, () =>
      say('saturation.row.mark', { place: whole(place + 1), weight: significant(figureAt(weights, place)) }),
    ),
  );
}

function restMark(rest: number, { x, y, width }: Placed, keys: number): CursorMark {
  return {
    x: px(x + width / 2),
    y,
    text: say('saturation.row.restMark', { keys: whole(keys), weight: significant(rest) }),
  };
}
