// The order in which a sweep's chunks are begun: an early picture of every d first, the d in focus before all others.

/**
 * The dimensions as a reader wants them: the focus, then its neighbours outward. Each once.
 */
export function focusOrder(dimensions: readonly number[], focus: number): number[] {
  // The ratio is the distance on the axis of d.
  const distance = (d: number): number => Math.max(d / focus, focus / d);
  return [...new Set(dimensions)].sort((a, b) => distance(a) - distance(b) || a - b);
}

/** Chunk 0 of every d, then chunk 1 of every d, and so on. */
export function* jobsInOrder(
  dimensions: readonly number[],
  chunks: number,
): Generator<{ d: number; chunk: number }, undefined> {
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    for (const d of dimensions) yield { d, chunk };
  }
}
