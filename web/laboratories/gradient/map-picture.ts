// The Jacobian of a row as a map of squares, with the weights that it is made of above its columns.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { barBoxes, rectangle } from '../../figure/bars.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { roleClass, type Role } from '../../figure/roles.ts';
import { linearScale } from '../../figure/scale.ts';
import { squares } from '../../figure/squares.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import { symbols } from '../../kit/symbols.ts';
import type { RowJacobian } from './one-row.ts';

/** No entry of a softmax Jacobian is larger: p (1 − p) with p = ½. */
const largestEntry = 0.25;

/** The entry that fills a cell, the same in all maps that stand side by side: among many keys, where entries are small, the largest. */
export function fullEntry(all: readonly RowJacobian[]): number {
  if (all.every(({ shown, keys }) => shown.length === keys)) return largestEntry;
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

export function mapPicture(jacobian: RowJacobian, { title, name, role, width, most }: MapOptions): TemplateResult {
  const { shown, weights, jacobian: entries, trace } = jacobian;
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
    series: mapMarks(entries, shown, field),
  });
}

/** How the maps are read, and which keys they leave out. */
export function mapNote({ shown, keys }: RowJacobian): TemplateResult {
  const part = { shown: whole(shown.length), keys: whole(keys) };
  return html`<p class="rule-note">
    ${symbols(say('gradient.map.legend'))} ${shown.length < keys ? say('gradient.map.strongest', part) : nothing}
  </p>`;
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
  shown: readonly number[],
  { size, left, top, cell }: { size: number; left: number; top: number; cell: number },
): CursorMark[][] {
  return Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => ({
      x: left + (j + 0.5) * cell,
      y: top + (i + 0.5) * cell,
      get text() {
        const value = significant(figureAt(entries, i * size + j));
        return say('gradient.map.mark', { i: whole(figureAt(shown, i) + 1), j: whole(figureAt(shown, j) + 1), value });
      },
    })),
  );
}
