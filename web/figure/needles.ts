// Thin upright bars from zero, e.g. thousands of products side by side: one path, so that many are drawn as fast as few.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

/** Share of a needle's place that it fills, and the most pixels that it takes. */
const fill = 0.7;
const widest = 24;
const thinnest = 0.5;

/** Path data: one stroke from zero to each figure; the i-th stands at i + ½ on the x scale. */
export function needlePath(figures: ArrayLike<number>, x: Scale, y: Scale): string {
  const zero = px(y(0));
  return Array.from(figures, (figure, i) => `M${String(px(x(i + 0.5)))},${String(zero)}V${String(px(y(figure)))}`).join(
    '',
  );
}

/** Pixels that a needle is wide. */
export function needleWidth(x: Scale): number {
  return px(Math.min(widest, Math.max(thinnest, fill * Math.abs(x(1) - x(0)))));
}

export function needles(figures: ArrayLike<number>, x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<path class="dk-needles ${roleClass(role)}" d=${needlePath(figures, x, y)} stroke-width=${needleWidth(x)} fill="none"></path>`;
}
