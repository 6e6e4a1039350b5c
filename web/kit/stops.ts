// The values that a slider stops at: the nearest to a value, and where Page Up and Page Down lead.

/** Stops that Page Up and Page Down pass over where the stops are no sizes. */
const page = 8;

/** The place of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  stops.forEach((stop, place) => {
    if (Math.abs(stop - value) < Math.abs((stops[nearest] ?? Infinity) - value)) nearest = place;
  });
  return nearest;
}

/** Whether stops are sizes: whole numbers that lie ever farther apart, as powers of two do. */
function areSizes(stops: readonly number[]): boolean {
  const [first = 0, second = 0] = stops;
  const [before = 0, last = 0] = stops.slice(-2);
  return last - before > second - first && stops.every((stop) => Number.isInteger(stop) && stop > 0);
}

/** The place to which Page Up or Page Down leads from a stop, perhaps beyond the ends: a size doubles and halves. */
export function pageFrom(stops: readonly number[], place: number, by: 1 | -1): number {
  if (!areSizes(stops)) return place + by * page;
  const to = nearestStop(stops, (stops[place] ?? 0) * (by === 1 ? 2 : 0.5));
  return to === place ? place + by : to;
}
