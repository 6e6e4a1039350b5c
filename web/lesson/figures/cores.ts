// The compiled core under Node, for figures that stand in the page before anything runs, and what it measures of rules on random vectors at three
// head sizes, six rules with 8 keys to a query, and four with 64 keys, also what they leave of the target's pull. Used at build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChaptersClient, instantiateChapters } from '../../core/chapters-client.ts';
import type { SampleFigure } from '../../core/chapters-gradients.ts';
import { coreClient, instantiateCore, type CoreClient } from '../../core/client.ts';
import { type ExamplesClient, instantiateExamples } from '../../core/examples-client.ts';
import { unwrapped } from '../../core/refusal.ts';
import type { DimensionReport, RuleChoice, RuleReport, SweepSpecification } from '../../core/types.ts';

export interface Cores {
  core: CoreClient;
  chapters: ChaptersClient;
  examples: ExamplesClient;
}

const generated = join(import.meta.dirname, '../../core/generated');

function compiled(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(join(generated, `${name}.wasm`)));
}

/** throws  CoreUnavailable "not-started", or the file system's error where the core has not been built */
export async function startCores(): Promise<Cores> {
  return {
    core: coreClient(await instantiateCore(await compiled('sqrt-dk-core'))),
    chapters: unwrapped<ChaptersClient>(await instantiateChapters(await compiled('sqrt-dk-chapters'))),
    examples: unwrapped<ExamplesClient>(await instantiateExamples(await compiled('sqrt-dk-examples'))),
  };
}

/** A sweep at one d. */
export function swept({ core }: Pick<Cores, 'core'>, specification: SweepSpecification, d: number): DimensionReport {
  let merged = core.sweepChunk(specification, d, 0);
  for (let chunk = 1; chunk < core.sweepChunks(specification.samples); chunk += 1)
    merged = core.mergeSummaries(merged, core.sweepChunk(specification, d, chunk));
  return core.sweepReport(specification, d, merged);
}

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

  constructor(cores: Pick<Cores, 'core'>) {
    this.#reports = new Map(summaryDimensions.map((d) => [d, swept(cores, summaryDraws, d)]));
  }

  /** The figures of a rule; throws where the rule was not drawn. */
  of(id: string, d: SummaryDimension): RuleReport {
    const report = this.#reports.get(d)?.rules.find(({ rule }) => rule.id === id);
    if (!report) throw new Error(`no figures of ${id} at ${String(d)}`);
    return report;
  }
}

/** Head sizes of a small model, the usual one, and the largest that is common. */
export const closingDimensions = [16, 64, 256] as const;
type ClosingDimension = (typeof closingDimensions)[number];

export const closingRules = ['none', 'sqrt', 'linear', 'log'] as const;
export type ClosingRule = (typeof closingRules)[number];

const choices: readonly RuleChoice[] = closingRules.map((id) => ({ id, parameter: 0 }));

/** Enough for two digits: the interval of a median pull is about 5 % wide to each side. */
export const closingDraws: SweepSpecification = { seed: '1', samples: 4096, keys: 64, rules: [...choices] };

/** Rows of one call, so that no call is refused for its work. */
const block = 64;

export interface ClosingFigures {
  /** Standard deviation of the scaled scores. */
  std: number;
  /** Mean weight of the strongest key. */
  peak: number;
  /** The target's pull: number of keys × median. */
  pull: SampleFigure;
}

export class Closing {
  readonly #figures = new Map<string, ClosingFigures>();

  constructor(cores: Pick<Cores, 'core' | 'chapters'>) {
    for (const d of closingDimensions) {
      const report = swept(cores, closingDraws, d);
      const pulls = pulled(cores, d);
      closingRules.forEach((rule, at) => {
        const own = report.rules.find(({ rule: { id } }) => id === rule);
        if (!own?.scoreStd || !own.peakWeight) throw new Error(`no figures of ${rule} at ${String(d)}`);
        const pull = cores.chapters.pullFigures(pulls[at] ?? []).median;
        this.#figures.set(nameOf(rule, d), { std: own.scoreStd.value, peak: own.peakWeight.value, pull });
      });
    }
  }

  of(rule: ClosingRule, d: ClosingDimension): ClosingFigures {
    const figures = this.#figures.get(nameOf(rule, d));
    if (!figures) throw new Error(`no figures of ${rule} at ${String(d)}`);
    return figures;
  }
}

const nameOf = (rule: string, d: number): string => `${rule} ${String(d)}`;

/** For each rule the pulls of all rows. */
function pulled({ chapters }: Pick<Cores, 'chapters'>, d: number): Float64Array[] {
  const { seed, keys, samples } = closingDraws;
  const all = choices.map(() => new Float64Array(samples));
  for (let first = 0; first < samples; first += block) {
    const rows = Math.min(block, samples - first);
    const { pulls } = chapters.targetPull({ seed, draw: 0, d, keys, first, rows, rules: choices });
    all.forEach((own, rule) => own.set(pulls.subarray(rule * rows, (rule + 1) * rows), first));
  }
  return all;
}
