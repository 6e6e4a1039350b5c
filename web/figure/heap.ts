// Dots that pile up sideways from a wall, one for each figure, so that a sample grows into the shape of its law.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

export interface HeapOptions {
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
  const [low, high] = [Math.min(...y.range), Math.max(...y.range)];
  const rows = Array.from(figures, (figure) => {
    const pixel = y(figure);
    return pixel >= low && pixel <= high ? Math.round((pixel - low) / row) : null;
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

/** The dots as one path. */
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
