// Many figures as dots over an axis, heaped up where they lie close together, so that the heap says how many they are.
import { px } from './pixel.ts';

/** A dot: which figure it is, and where it stands. */
export interface Dot {
  index: number;
  x: number;
  y: number;
}

export interface Heap {
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
