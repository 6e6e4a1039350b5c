// Figures of a report, cut out for plots.
import type { DimensionReport, Figure, RuleChoice, RuleReport } from '../../core/types.ts';
import type { Datum } from '../../figure/line.ts';

/** A figure with its interval, for a plot; a gap where there is none. */
export function datum(d: number, estimate: Figure | null | undefined): Datum {
  return { x: d, y: estimate?.value ?? null, low: estimate?.low ?? null, high: estimate?.high ?? null };
}

/** What a rule made of the vectors of one d: the first of that id, or the one with that parameter too. */
export function ruleReport({ rules }: DimensionReport, asked: string | RuleChoice): RuleReport | undefined {
  if (typeof asked === 'string') return rules.find(({ rule }) => rule.id === asked);
  return rules.find(({ rule }) => rule.id === asked.id && rule.parameter === asked.parameter);
}
