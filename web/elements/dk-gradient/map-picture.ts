// The Jacobian of a row as a map of squares, with the weights that it is made of above its columns.
import { svg, type TemplateResult } from 'lit';
import type { SoftmaxJacobian } from '../../core/chapters-gradients.ts';
import { significant } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { barBoxes, rectangle } from '../../plot/bars.ts';
import type { CursorMark } from '../../plot/cursor.ts';
import { plotFrame } from '../../plot/frame.ts';
import { px } from '../../plot/pixel.ts';
import { roleClass, type Role } from '../../plot/roles.ts';
import { linearScale } from '../../plot/scale.ts';
import { squares } from '../../plot/squares.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { picture } from '../laboratory/picture.ts';

/** No entry of a softmax Jacobian is larger: p (1 − p) with p = ½. */
const largestEntry = 0.25;

/** Among more keys entries are small, and the largest on show fills its cell. */
const fewKeys = 12;

/** The entry that fills a cell, the same in all maps that stand side by side. */
export function fullEntry(all: readonly SoftmaxJacobian[]): number {
  if (all.every(({ weights }) => weights.length <= fewKeys)) return largestEntry;
  return Math.max(...all.map(({ jacobian }) => jacobian.reduce((most, entry) => Math.max(most, entry), 0)));
}

const barHeight = 44;
const gap = 8;

export interface MapOptions {
  title: string;
  name: string;
  role: Role;
  width: number;
  /** The entry that fills a cell. */
  most: number;
}

export function mapPicture(jacobian: SoftmaxJacobian, { title, name, role, width, most }: MapOptions): TemplateResult {
  const { weights, jacobian: entries, trace } = jacobian;
  const size = weights.length;
  const frame = plotFrame(width, width + barHeight + gap + 2, { left: 1, right: 1, top: 0, bottom: 1 });
  const field = { size, left: 1, top: barHeight + gap, cell: (width - 2) / size, most };
  const y = linearScale([0, 1], [barHeight, 1]);
  return picture({
    title,
    key: say('gradient.map.key', { trace: significant(trace) }),
    label: say('gradient.map.picture', { name, trace: significant(trace) }),
    frame,
    content: [
      svg`<line class="dk-axis-line" x1="1" x2=${px(width - 1)} y1=${barHeight} y2=${barHeight}></line>
        <g class="dk-bars ${roleClass(role)}">${barBoxes(weights, [1, width - 1], y).map(rectangle)}</g>`,
      squares(entries, field, role),
    ],
    series: mapMarks(entries, field),
  });
}

/** A map that waits for the reader's guess. */
export function openMap(title: string, width: number): TemplateResult {
  const frame = plotFrame(width, width + barHeight + gap + 2, { left: 1, right: 1, top: 0, bottom: 1 });
  const side = px(width - 2);
  return picture({
    title,
    key: say('gradient.map.key', { trace: '?' }),
    label: say('gradient.map.open', { name: title }),
    frame,
    content: svg`<rect class="dk-field" x="1" y=${barHeight + gap} width=${side} height=${side}></rect>
      <text class="unknown" x=${px(width / 2)} y=${px(barHeight + gap + width / 2)} dy="0.35em" text-anchor="middle">?</text>`,
  });
}

/** One mark for each entry; its text is made when it is read. */
function mapMarks(
  entries: ArrayLike<number>,
  { size, left, top, cell }: { size: number; left: number; top: number; cell: number },
): CursorMark[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => ({
      x: left + (j + 0.5) * cell,
      y: top + (i + 0.5) * cell,
      get text() {
        const value = significant(figureAt(entries, i * size + j));
        return say('gradient.map.mark', { i: String(i + 1), j: String(j + 1), value });
      },
    })),
  );
}
