// What each rule makes of random vectors at three head dimensions, measured by the core while the page is built.
import { ChunkMerge } from '../../core/sweep-chunks.ts';
import { unwrap } from '../../core/refusal.ts';
import type { DimensionReport, RuleReport, SweepSpecification } from '../../core/types.ts';
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

  constructor({ bound, core }: Pick<Cores, 'bound' | 'core'>) {
    this.#reports = new Map(
      summaryDimensions.map((d) => {
        const merge = new ChunkMerge((earlier, later) => core.mergeSummaries(earlier, later));
        for (let chunk = 0; chunk < core.sweepChunks(summaryDraws.samples); chunk += 1)
          merge.accept(chunk, unwrap(bound.sweepChunk(summaryDraws, d, chunk)));
        if (!merge.merged) throw new Error('the sweep has no chunks');
        return [d, core.sweepReport(summaryDraws, d, merge.merged)];
      }),
    );
  }

  /** The figures of a rule; throws where the rule was not drawn. */
  of(id: string, d: SummaryDimension): RuleReport {
    const report = this.#reports.get(d)?.rules.find(({ rule }) => rule.id === id);
    if (!report) throw new Error(`no figures of ${id} at ${String(d)}`);
    return report;
  }
}
