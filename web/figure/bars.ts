// Upright bars, needles of which thousands stand side by side, and matrices as squares.
import { type TemplateResult, svg } from 'lit';
import { type CursorMark, type Interval, type Scale, mark, px, squareSide } from './scale.ts';
import { type Role, roleClass } from './styles.ts';

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

export function rectangle({ x, y, width, height }: Box): TemplateResult {
  return svg`<rect class="dk-bar" x=${x} y=${y} width=${width} height=${height}></rect>`;
}

// Thin upright bars from zero, e.g. thousands of products side by side: one path, so that many are drawn as fast as few.

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

// A matrix as squares: the area says how large an entry is, filled for plus, hollow for minus.

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
  const side = squareSide(most, cell * share);
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

/** A mark in the middle of each cell, by rows; rows and columns count from 0. */
export function squareMarks(
  { size, left, top, cell }: Omit<SquareField, 'most'>,
  text: (row: number, column: number) => string,
): CursorMark[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      mark({ x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell }, () => text(row, column)),
    ),
  );
}

export function squares(entries: ArrayLike<number>, field: SquareField, role: Role): TemplateResult {
  const { plus, minus } = squarePaths(entries, field);
  const length = px(field.size * field.cell);
  return svg`<g class="dk-squares ${roleClass(role)}">
    <rect class="dk-field" x=${px(field.left)} y=${px(field.top)} width=${length} height=${length}></rect>
    <path class="plus" d=${plus}></path><path class="minus" d=${minus}></path>
  </g>`;
}
