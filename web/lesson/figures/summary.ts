// What each rule makes of random vectors at three head dimensions, measured by the core while the page is built.
import type { DimensionReport, RuleReport, SweepSpecification } from '../../core/types.ts';
import { swept } from './closing.ts';
import type { Cores } from './cores.ts';

const summaryDimensions = [4, 64, 1024] as const;
export type SummaryDimension = (typeof summaryDimensions)[number];

/** Enough for three digits: the standard error of a mean peak weight is about 0.001. */
export const summaryDraws: SweepSpecification = {
  seed: '1',
  samples: 20_000,
  keys: 8,
  rules: [
    { id: 'none', parameter: 0 },
    { id: 'sqrt', parameter: 0 },
    { id: 'linear', parameter: 0 },
    { id: 'log', parameter: 0 },
    { id: 'constant', parameter: 2 },
    { id: 'fifth-power', parameter: 0 },
  ],
};

export class Summary {
  readonly #reports: ReadonlyMap<number, DimensionReport>;

  constructor(cores: Pick<Cores, 'bound' | 'core'>) {
    this.#reports = new Map(summaryDimensions.map((d) => [d, swept(cores, summaryDraws, d)]));
  }

  /** The figures of a rule; throws where the rule was not drawn. */
  of(id: string, d: SummaryDimension): RuleReport {
    const report = this.#reports.get(d)?.rules.find(({ rule }) => rule.id === id);
    if (!report) throw new Error(`no figures of ${id} at ${String(d)}`);
    return report;
  }
}
