// Which row is typical, and which is lucky: by the target's pull without scaling.
import { figureAt } from '../../kit/figure-at.ts';
import type { RowSets } from './rows.ts';

/** Rows counted from 1: the one nearest to the median, and the one with the most. */
export function knownRows({ none }: RowSets): Record<'typicalRow' | 'luckyRow', number> {
  const { pull, summary } = none;
  const nearest = (value: number): number => {
    let best = 0;
    pull.forEach((each, index) => {
      if (Math.abs(each - value) < Math.abs(figureAt(pull, best) - value)) best = index;
    });
    return best + 1;
  };
  return { typicalRow: nearest(summary.pull.median), luckyRow: nearest(summary.pull.most) };
}
