// Figures of a list: the one at a place, and where the one stands that is nearest to a value.

/** The figure at an index; throws RangeError where the list is shorter, which would be a fault of ours. */
export function figureAt(list: ArrayLike<number>, index: number): number {
  const figure = list[index];
  if (figure === undefined) throw new RangeError(`no figure ${String(index)} of ${String(list.length)}`);
  return figure;
}

/** The place of the figure nearest to a value, of equally near ones the first. */
export function nearestIn(list: ArrayLike<number>, value: number): number {
  let nearest = 0;
  for (let place = 1; place < list.length; place += 1)
    if (Math.abs(figureAt(list, place) - value) < Math.abs(figureAt(list, nearest) - value)) nearest = place;
  return nearest;
}
