// The axis of exponents: as far to both sides as the scores need, in a few steps, so that it stands still while a slider moves.
import { extentOf } from '../../figure/domain.ts';
import type { Interval } from '../../figure/scale.ts';
import type { RowView } from './view.ts';

/** The last holds every wall of every format; what lies beyond stands at its end. */
const ends = [20, 60, 120, 300, 800] as const;
const last = 800;

export function scoreDomain({ scores, rows }: RowView): Interval {
  const shifted = rows.at(-1)?.shifted.differences ?? [];
  const [least, most] = extentOf([...scores, ...shifted]) ?? [0, 0];
  const size = Math.max(-least, most);
  const end = ends.find((each) => each >= size) ?? last;
  return [-end, end];
}
