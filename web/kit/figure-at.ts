// One figure of a list that the core has filled.

/** The figure at an index; throws RangeError where the list is shorter, which would be a fault of ours. */
export function figureAt(list: ArrayLike<number>, index: number): number {
  const figure = list[index];
  if (figure === undefined) throw new RangeError(`no figure ${String(index)} of ${String(list.length)}`);
  return figure;
}
