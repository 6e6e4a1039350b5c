// Which row is typical, and which is lucky: by tr J without scaling.
import { figureAt } from '../laboratory/figure-at.ts';
import type { RowSets } from './rows.ts';

/** Rows counted from 1: the one nearest to the median, and the one with the most. */
export function knownRows({ none }: RowSets): Record<'typicalRow' | 'luckyRow', number> {
  const { trace, summary } = none;
  const nearest = (value: number): number => {
    let best = 0;
    trace.forEach((each, index) => {
      if (Math.abs(each - value) < Math.abs(figureAt(trace, best) - value)) best = index;
    });
    return best + 1;
  };
  return { typicalRow: nearest(summary.trace.median), luckyRow: nearest(summary.trace.most) };
}
