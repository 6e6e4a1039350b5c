// The domain that a set of figures needs on an axis.
import type { Interval } from './scale.ts';

/** The least and the greatest of the finite figures, null ones left out; null where there are none. */
export function extentOf(figures: Iterable<number | null | undefined>): Interval | null {
  let least = Infinity;
  let most = -Infinity;
  for (const figure of figures) {
    if (figure === null || figure === undefined || !Number.isFinite(figure)) continue;
    least = Math.min(least, figure);
    most = Math.max(most, figure);
  }
  return least <= most ? [least, most] : null;
}

/**
 * A domain for a linear axis.
 *
 * padding  added at both ends, as a share of the extent; a single figure gets half a unit on each side
 * returns  [0, 1] where there are no figures
 */
export function linearDomain(figures: Iterable<number | null | undefined>, padding = 0): Interval {
  const extent = extentOf(figures);
  if (extent === null) return [0, 1];
  const [least, most] = extent;
  if (least === most) return [least - 0.5, most + 0.5];
  const room = (most - least) * padding;
  return [least - room, most + room];
}

/**
 * A domain for a log axis; figures that are not positive are left out.
 *
 * returns  [1, 10] where there are no figures; a single figure gets a factor of two on each side
 */
export function logDomain(figures: Iterable<number | null | undefined>): Interval {
  const positive = [...figures].filter((figure) => (figure ?? 0) > 0);
  const extent = extentOf(positive);
  if (extent === null) return [1, 10];
  const [least, most] = extent;
  return least === most ? [least / 2, most * 2] : extent;
}
