// The axis of scores: round ends that hold everything on show, and leave room to drag.
import { extentOf } from '../../figure/domain.ts';
import type { Interval } from '../../figure/scale.ts';

const ends = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The least of the round numbers that is no less. */
function roundEnd(size: number): number {
  return ends.find((end) => end >= size) ?? size;
}

/** From a round number below all scores to one above; 0 lies within. */
export function scoreDomain(...scores: Iterable<number>[]): Interval {
  const [least, most] = extentOf(scores.flatMap((list) => [...list])) ?? [0, 0];
  return [-roundEnd(Math.max(0, -least)), roundEnd(Math.max(0, most))];
}
