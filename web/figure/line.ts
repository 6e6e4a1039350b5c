// A line through points; where a figure is missing the line has a gap.
import { line as pathOf } from 'd3-shape';
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { looks, roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

/** A figure y at x, with its interval where it has one; null where there is no figure. */
export interface Datum {
  x: number;
  y: number | null;
  low?: number | null;
  high?: number | null;
}

/** The pixel of a figure; NaN where there is none. */
export function pixelOf(scale: Scale, figure: number | null | undefined): number {
  const pixel = figure === null || figure === undefined ? NaN : scale(figure);
  return Number.isFinite(pixel) ? pixel : NaN;
}

/** Path data of the line; empty where no figure can be drawn. */
export function linePath(data: readonly Datum[], x: Scale, y: Scale): string {
  return (
    pathOf<Datum>()
      .defined((datum) => !Number.isNaN(pixelOf(y, datum.y)) && !Number.isNaN(pixelOf(x, datum.x)))
      .x((datum) => pixelOf(x, datum.x))
      .y((datum) => pixelOf(y, datum.y))
      .digits(2)([...data]) ?? ''
  );
}

/** The line in its role's colour and dash: theory thin and dashed, data whole. */
export function line(data: readonly Datum[], x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<path
    class="dk-line ${roleClass(role)}"
    d=${linePath(data, x, y)}
    fill="none"
    stroke-dasharray=${looks[role].dash}
  ></path>`;
}
