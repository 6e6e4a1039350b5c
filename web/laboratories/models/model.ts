// What is known of a released model's attention, and from where.
import type { RuleChoice } from '../../core/types.ts';

/**
 * What stands beside the factor: nothing; a soft cap; norms on queries and keys; a cosine with a learned gain; small initial
 * weights; longer contexts; the layer's number; the number of keys; weights clipped after each step.
 */
export type Beside = 'nothing' | 'cap' | 'norm' | 'cosine' | 'weights' | 'context' | 'layer' | 'length' | 'clip';

export interface Link {
  /** Repository and file, or the report and its table: a name, the same in every language. */
  name: string;
  href: string;
}

export interface Source {
  /**
   * "code": read in released code at the commit in the link; "report": in the model's own report; "quoted": seen quoted
   * elsewhere only; "memory": sizes or factor from memory of the report, not looked up there.
   */
  standing: 'code' | 'report' | 'quoted' | 'memory';
  links: readonly Link[];
}

export interface Model {
  id: string;
  /** As its makers call it. */
  name: string;
  year: number;
  /** d_model */
  width: number;
  /** Query heads. */
  heads: number;
  /** dₖ */
  dimension: number;
  /** Where a rule is shown that is no model: whose sizes stand above. */
  sizesOf?: string;
  /** What q·k is multiplied by, in plain mathematical text. */
  factor: string;
  /** What q·k is divided by, for the formula, where no line says it. */
  divided?: string;
  /** Which of the three lines the factor lies on. */
  line: 'one' | 'sqrt' | 'linear' | 'none';
  beside: Beside;
  /** The rule as the core knows it; learned gains at their first value. */
  rule: RuleChoice;
  /** The divisor of q·k that the factor comes to for vectors whose entries have mean square 1. */
  divisor: RuleChoice;
  /** Standard deviation of the entries of q and of k as the model's weights start, where they start small in place of a divisor. */
  entries?: number;
  source: Source;
}
