// Histograms: of counts over equal bins, upright or on their side, and dots that pile up into one, along an axis or over it.
import { type TemplateResult, svg } from 'lit';
import { type Box, rectangle } from './bars.ts';
import { type Scale, inside, px } from './scale.ts';
import { type Role, roleClass } from './styles.ts';

/** Counts in equal bins from `from` to `to`, and of what fell outside. */
interface Binned {
  from: number;
  to: number;
  counts: ArrayLike<number>;
  below: number;
  above: number;
}

type Bins = Pick<Binned, 'from' | 'to' | 'counts'>;

const binWidth = ({ from, to, counts }: Bins): number => (to - from) / counts.length;

export function binMiddles(binned: Binned): number[] {
  return Array.from(binned.counts, (_, i) => binned.from + (i + 0.5) * binWidth(binned));
}

/** Counts for a density of 1: all that was counted, times the width of a bin. */
export function countsPerDensity(binned: Binned): number {
  const inside = Array.from(binned.counts).reduce((sum, count) => sum + count, 0);
  return (binned.below + inside + binned.above) * binWidth(binned);
}

/** A box for each bin that is not empty; neighbours touch. */
export function histogramBoxes(binned: Binned, x: Scale, y: Scale): Box[] {
  const width = binWidth(binned);
  return Array.from(binned.counts).flatMap((count, i) => {
    if (!(count > 0)) return [];
    const left = x(binned.from + i * width);
    const right = x(binned.from + (i + 1) * width);
    return [{ x: px(left), y: px(y(count)), width: px(right - left), height: px(y(0) - y(count)) }];
  });
}

/** The bars; a curve over them is a `line` of the density times countsPerDensity. */
export function histogram(binned: Binned, x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<g class="dk-histogram ${roleClass(role)}">${histogramBoxes(binned, x, y).map(rectangle)}</g>`;
}

// A histogram that lies on its side: bars from a wall to the right, so that it shares its axis with the picture beside it.

/** A bin that lies wholly inside the picture, with its ends and its count. */
interface SidewaysBin {
  box: Box;
  from: number;
  to: number;
  count: number;
}

/** The bins between the ends of the y scale; `x` takes counts to pixels. */
export function sidewaysBins(bins: Bins, x: Scale, y: Scale): SidewaysBin[] {
  const { from, counts } = bins;
  const width = binWidth(bins);
  const [low, high] = [Math.min(...y.range), Math.max(...y.range)];
  return Array.from(counts, (count, i) => {
    const ends = { from: from + i * width, to: from + (i + 1) * width };
    const top = px(y(ends.to));
    const box = { x: px(x(0)), y: top, width: px(x(count) - x(0)), height: px(y(ends.from) - top) };
    return { box, count, ...ends };
  }).filter(({ box }) => box.y >= low && box.y + box.height <= high);
}

export function sideways(bins: readonly SidewaysBin[], role: Role): TemplateResult {
  return svg`<g class="dk-histogram ${roleClass(role)}">${bins.filter(({ count }) => count > 0).map(({ box }) => rectangle(box))}</g>`;
}

// Dots that pile up sideways from a wall, one for each figure, so that a sample grows into the shape of its law.

interface HeapOptions {
  /** Figures to pixels, upright. */
  y: Scale;
  /** The wall, and the farthest that the heap may reach. */
  from: number;
  to: number;
  /** Pixels between the rows, which is what a dot takes where there is room. */
  row: number;
}

export interface Heap {
  /** One for each figure, in their order; those beyond the scale's ends are left out as null. */
  dots: ({ x: number; y: number } | null)[];
  radius: number;
  /** Pixels between two dots of a row. */
  step: number;
}

/** Where the dots lie: each in the row nearest to its figure, after those that came before it. */
export function heap(figures: ArrayLike<number>, { y, from, to, row }: HeapOptions): Heap {
  const low = Math.min(...y.range);
  const rows = Array.from(figures, (figure) => {
    const pixel = y(figure);
    return inside(y, pixel) ? Math.round((pixel - low) / row) : null;
  });
  const filled = new Map<number, number>();
  const places = rows.map((each) => {
    if (each === null) return 0;
    const place = filled.get(each) ?? 0;
    filled.set(each, place + 1);
    return place;
  });
  const longest = Math.max(1, ...filled.values());
  const step = Math.min(row, (to - from) / longest);
  return {
    dots: rows.map((each, i) =>
      each === null ? null : { x: px(from + ((places[i] ?? 0) + 0.5) * step), y: px(low + each * row) },
    ),
    radius: px(0.44 * row),
    step,
  };
}

export function dots({ dots: places, radius: r }: Pick<Heap, 'dots' | 'radius'>, role: Role): TemplateResult {
  const [half, whole] = [String(r), String(px(2 * r))];
  const path = places
    .flatMap((dot) =>
      dot
        ? [
            `M${String(px(dot.x - r))},${String(dot.y)}a${half},${half} 0 1 0 ${whole},0a${half},${half} 0 1 0 -${whole},0`,
          ]
        : [],
    )
    .join('');
  return svg`<path class="dk-dots ${roleClass(role)}" d=${path}></path>`;
}

// Many figures as dots over an axis, heaped up where they lie close together, so that the heap says how many they are.

/** A dot: which figure it is, and where it stands. */
interface Dot {
  index: number;
  x: number;
  y: number;
}

interface HeapOver {
  /** Where the lowest dots stand. */
  base: number;
  /** Pixels that the highest heap may take. */
  height: number;
  /** Half a dot's width. */
  radius: number;
}

/** A dot for each figure, moved to the middle of its heap, in the order in which they stand along the axis; `pixels` are their places. */
export function heaped(pixels: readonly number[], { base, height, radius }: HeapOver): Dot[] {
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
