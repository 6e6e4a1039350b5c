// Figures of a report, cut out for plots.
import type { DimensionReport, Figure, RuleReport } from '../../core/types.ts';
import type { Datum } from '../../plot/line.ts';

/** A figure with its interval, for a plot; a gap where there is none. */
export function datum(d: number, estimate: Figure | null | undefined): Datum {
  return { x: d, y: estimate?.value ?? null, low: estimate?.low ?? null, high: estimate?.high ?? null };
}

/** What a rule made of the vectors of one d. */
export function ruleReport({ rules }: DimensionReport, id: string): RuleReport | undefined {
  return rules.find(({ rule }) => rule.id === id);
}
