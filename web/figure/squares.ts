// A matrix as squares: the area says how large an entry is, filled for plus, hollow for minus.
import { scaleSqrt } from 'd3-scale';
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';

export interface SquareField {
  /** Rows and columns. */
  size: number;
  left: number;
  top: number;
  /** Pixels of a cell's side. */
  cell: number;
  /** The size of an entry that fills its cell. */
  most: number;
}

/** Share of a cell that the largest square fills. */
const share = 0.94;

/** Smaller squares, in pixels, are left out: nobody sees them. */
const least = 0.25;

/** Path data of the filled squares and of the hollow ones; entries row by row. */
export function squarePaths(entries: ArrayLike<number>, field: SquareField): { plus: string; minus: string } {
  const { size, left, top, cell, most } = field;
  const side = scaleSqrt([0, most], [0, cell * share]).clamp(true);
  const paths = { plus: '', minus: '' };
  Array.from(entries, (entry, index) => {
    const length = side(Math.abs(entry));
    if (!(length >= least)) return;
    const x = left + ((index % size) + 0.5) * cell - length / 2;
    const y = top + (Math.floor(index / size) + 0.5) * cell - length / 2;
    const s = String(px(length));
    paths[entry > 0 ? 'plus' : 'minus'] += `M${String(px(x))},${String(px(y))}h${s}v${s}h-${s}Z`;
  });
  return paths;
}

export function squares(entries: ArrayLike<number>, field: SquareField, role: Role): TemplateResult {
  const { plus, minus } = squarePaths(entries, field);
  const length = px(field.size * field.cell);
  return svg`<g class="dk-squares ${roleClass(role)}">
    <rect class="dk-field" x=${px(field.left)} y=${px(field.top)} width=${length} height=${length}></rect>
    <path class="plus" d=${plus}></path><path class="minus" d=${minus}></path>
  </g>`;
}
