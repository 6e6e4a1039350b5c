// Bars side by side, e.g. the weights of one query: one bar for each key.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Interval, Scale } from './scale.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Share of a bar's place that stays empty. */
const gap = 0.2;

/**
 * One box for each figure, from the axis's zero, or its low end where it has no zero; null gives an empty box.
 *
 * across   pixels that the bars share
 */
export function barBoxes(figures: ArrayLike<number | null>, across: Interval, y: Scale): Box[] {
  const zero = y(0);
  const base = Number.isFinite(zero) ? zero : y.range[0];
  const place = (across[1] - across[0]) / figures.length;
  return Array.from(figures, (figure, i) => {
    const pixel = figure === null ? base : y(figure);
    const tip = Number.isFinite(pixel) ? pixel : base;
    return {
      x: px(across[0] + (i + gap / 2) * place),
      y: px(Math.min(tip, base)),
      width: px((1 - gap) * place),
      height: px(Math.abs(tip - base)),
    };
  });
}

export function bars(figures: ArrayLike<number | null>, across: Interval, y: Scale, role: Role): TemplateResult {
  return svg`<g class="dk-bars ${roleClass(role)}">${barBoxes(figures, across, y).map(rectangle)}</g>`;
}

/** A box as a rectangle. */
export function rectangle({ x, y, width, height }: Box): TemplateResult {
  return svg`<rect class="dk-bar" x=${x} y=${y} width=${width} height=${height}></rect>`;
}
