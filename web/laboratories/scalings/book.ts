// What sweeps on one set of random vectors have measured: of each rule with its parameter, at each d. No drawing.
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, RuleChoice, RuleReport } from '../../core/types.ts';
import type { Draws, Wanted } from './wanted.ts';

const nameOf = ({ id, parameter }: RuleChoice): string => `${id} ${String(parameter)}`;

/** A sweep over what is missing. */
export interface Missing extends SweepRequest {
  /** Whether it is only made ready for a slider that the reader may move. */
  ahead: boolean;
}

/** The draws as one text: equal for equal vectors. */
export const drawsName = ({ seed, samples, keys }: Draws): string => `${seed} ${String(samples)} ${String(keys)}`;

export class Book {
  readonly draws: Draws;
  /** The scores themselves, which no rule touches. */
  readonly #scores = new Map<number, DimensionReport>();
  readonly #rules = new Map<string, Map<number, RuleReport>>();
  /** What is measured to the last sample. */
  readonly #complete = new Set<string>();

  constructor(draws: Draws) {
    this.draws = draws;
  }

  get empty(): boolean {
    return this.#scores.size === 0;
  }

  /** Takes reports of a sweep on these draws, also early ones. */
  take(reports: Iterable<DimensionReport | null>): void {
    for (const report of reports) {
      if (!report) continue;
      const known = this.#scores.get(report.d);
      if (!known || known.samples <= report.samples) this.#scores.set(report.d, report);
      for (const rule of report.rules) this.#of(rule.rule).set(report.d, rule);
    }
  }

  /** A sweep is done: what it was asked for need not be asked again. */
  finish({ specification, dimensions }: SweepRequest): void {
    for (const rule of specification.rules) {
      for (const d of dimensions) this.#complete.add(`${nameOf(rule)} ${String(d)}`);
    }
  }

  /** The first set of rules of which something is missing, as a sweep over what is missing; undefined where nothing is. */
  missing({ draws, dimensions, focus, batches }: Wanted): Missing | undefined {
    for (const [index, batch] of batches.entries()) {
      const lacks = (rule: RuleChoice, d: number): boolean => !this.#complete.has(`${nameOf(rule)} ${String(d)}`);
      const rules = batch.filter((rule) => dimensions.some((d) => lacks(rule, d)));
      const grid = dimensions.filter((d) => rules.some((rule) => lacks(rule, d)));
      if (rules.length > 0) return { specification: { ...draws, rules }, dimensions: grid, focus, ahead: index > 0 };
    }
    return undefined;
  }

  /** The report of one d with these rules in it, as far as they are measured. */
  report(d: number, rules: readonly RuleChoice[]): DimensionReport | undefined {
    const scores = this.#scores.get(d);
    return scores && { ...scores, rules: rules.flatMap((rule) => this.#rules.get(nameOf(rule))?.get(d) ?? []) };
  }

  #of(rule: RuleChoice): Map<number, RuleReport> {
    const name = nameOf(rule);
    const known = this.#rules.get(name) ?? new Map<number, RuleReport>();
    this.#rules.set(name, known);
    return known;
  }
}
