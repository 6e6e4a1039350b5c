// Points with error bars, and dots that are heaped up over an axis. The shape repeats what the colour says.
import { type TemplateResult, svg } from 'lit';
import { type Datum, pixelOf } from './line.ts';
import { type Scale, px } from './scale.ts';
import { type Role, type Shape, looks, roleClass } from './styles.ts';

// Outlines of the points' shapes, as path data around a centre.

/**
 * A shape's outline.
 *
 * size     half its height; shapes of one size look equally large
 */
export function shapePath(shape: Shape, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${String(px(x + dx * size))},${String(px(y + dy * size))}`;
  switch (shape) {
    case 'circle': {
      const r = String(px(size));
      return `M${at(-1, 0)}A${r},${r} 0 1 1 ${at(1, 0)}A${r},${r} 0 1 1 ${at(-1, 0)}Z`;
    }
    case 'square':
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`;
    case 'triangle':
      return `M${at(0, -1.2)}L${at(1.1, 0.8)}L${at(-1.1, 0.8)}Z`;
    case 'diamond':
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
    case 'cross':
      return `M${at(-0.9, -0.9)}L${at(0.9, 0.9)}M${at(-0.9, 0.9)}L${at(0.9, -0.9)}`;
  }
}

/** Half a point's height, in pixels. */
export const pointSize = 3.5;

/** Half the width of an error bar's end, in pixels. */
const cap = 3;

/** Where a point stands; figures that cannot be drawn are left out. */
interface PlacedPoint {
  x: number;
  y: number;
  /** Path data of the error bar; empty where there is no interval, or it is shorter than the point is high. */
  bar: string;
}

export function placePoints(data: readonly Datum[], x: Scale, y: Scale): PlacedPoint[] {
  return data.flatMap((datum) => {
    const point = { x: pixelOf(x, datum.x), y: pixelOf(y, datum.y) };
    if (Number.isNaN(point.x) || Number.isNaN(point.y)) return [];
    return [{ x: px(point.x), y: px(point.y), bar: errorBar(point.x, pixelOf(y, datum.low), pixelOf(y, datum.high)) }];
  });
}

function errorBar(x: number, low: number, high: number): string {
  if (!(Math.abs(high - low) > 2 * pointSize)) return '';
  const end = (y: number): string => `M${String(px(x - cap))},${String(px(y))}H${String(px(x + cap))}`;
  return `${end(low)}${end(high)}M${String(px(x))},${String(px(low))}V${String(px(high))}`;
}

export function points(data: readonly Datum[], x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<g class="dk-points ${roleClass(role)}">
    ${placePoints(data, x, y).map(
      (point) => svg`<path class="dk-error-bar" d=${point.bar} fill="none"></path>
        <path class="dk-point" d=${shapePath(looks[role].shape, point.x, point.y, pointSize)}></path>`,
    )}
  </g>`;
}

// Many figures as dots over an axis, heaped up where they lie close together, so that the heap says how many they are.

/** A dot: which figure it is, and where it stands. */
export interface Dot {
  index: number;
  x: number;
  y: number;
}

interface Heap {
  /** Where the lowest dots stand. */
  base: number;
  /** Pixels that the highest heap may take. */
  height: number;
  /** Half a dot's width. */
  radius: number;
}

/** A dot for each figure, moved to the middle of its heap, in the order in which they stand along the axis; `pixels` are their places. */
export function heaped(pixels: readonly number[], { base, height, radius }: Heap): Dot[] {
  const order = pixels.map((x, index) => ({ x, index })).sort((a, b) => a.x - b.x || a.index - b.index);
  const columns = new Map<number, number>();
  const placed = order.map(({ x, index }) => {
    const column = Math.round(x / (2 * radius));
    const rank = columns.get(column) ?? 0;
    columns.set(column, rank + 1);
    return { index, x: column * 2 * radius, rank };
  });
  const highest = Math.max(1, ...columns.values());
  const step = Math.min(2 * radius, (height - 2 * radius) / Math.max(1, highest - 1));
  return placed.map(({ index, x, rank }) => ({ index, x: px(x), y: px(base - radius - rank * step) }));
}

/** Path data of the dots, for a stroke with round ends. */
export function dotsPath(dots: readonly Dot[]): string {
  return dots.map(({ x, y }) => `M${String(x)},${String(y)}h0`).join('');
}
