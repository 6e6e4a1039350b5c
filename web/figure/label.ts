// Names written beside the marks themselves, so that no legend is needed.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';

export interface Label {
  x: number;
  y: number;
  text: string;
  role: Role;
  anchor?: 'start' | 'middle' | 'end';
}

/** Pixels between the lines of two labels. */
export const labelGap = 14;

/**
 * The same labels moved apart, up and down, until neighbours keep the gap; they stay between two edges as far as there
 * is room, in the order in which they stood.
 */
export function spread(labels: readonly Label[], top: number, bottom: number, gap: number = labelGap): Label[] {
  const order = labels.map((label, i) => ({ label, i })).sort((a, b) => a.label.y - b.label.y || a.i - b.i);
  const ys: number[] = [];
  for (const { label } of order) ys.push(Math.max(label.y, (ys.at(-1) ?? top - gap) + gap));
  let limit = bottom;
  for (let k = ys.length - 1; k >= 0; k -= 1) {
    ys[k] = Math.max(top + k * gap, Math.min(ys[k] ?? limit, limit));
    limit = (ys[k] ?? limit) - gap;
  }
  const moved = [...labels];
  order.forEach(({ label, i }, k) => (moved[i] = { ...label, y: ys[k] ?? label.y }));
  return moved;
}

/** A name in its role's colour, with a halo of the paper so that lines do not cross it. */
export function label({ x, y, text, role, anchor = 'end' }: Label): TemplateResult {
  return svg`<text class="dk-label ${roleClass(role)}" x=${px(x)} y=${px(y)} dy="0.35em" text-anchor=${anchor}>${text}</text>`;
}
