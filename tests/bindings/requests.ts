// One good call of each bound function, from which the tests make bad ones.
import { unwrap } from '../../web/core/refusal.ts';
import type { ExamplesModule } from '../../web/core/examples-client.ts';
import type { AttentionInput, CoreModule, SweepSpecification } from '../../web/core/types.ts';
import { allRules, bound, examples } from './core.ts';

export const specification: SweepSpecification = { seed: '1', samples: 600, keys: 8, rules: allRules };

/** The same with correlated, heavy-tailed entries that lie away from 0. */
export const assumed: SweepSpecification = {
  ...specification,
  entries: { law: { id: 'student-t', parameter: 5, mean: 0.5, std: 2 }, correlation: 0.25 },
};

export const attention: AttentionInput = {
  queries: 2,
  keys: 3,
  dimension: 4,
  valueDimension: 2,
  q: [1, 0, 1, 0, 0, 1, 0, 1],
  k: [0, 1, 1, 1, 1, 1, 0, 0, 2, 0, 0, 1],
  v: [1, 0, 0, 1, 0.5, 0.5],
  rule: { id: 'sqrt', parameter: 0 },
  causal: false,
  mask: [1, 1, 0, 0, 1, 1],
};

/** The summary of one chunk. */
export function chunkOf(d: number, chunk: number, asked: SweepSpecification = specification): Float64Array {
  return unwrap(bound.sweepChunk(asked, d, chunk));
}

const [example] = examples.workedExamples();
if (example === undefined) throw new Error('there are no worked examples');

/** Arguments of a good call, by function of the core. */
export const good: { [Name in keyof CoreModule]: Parameters<CoreModule[Name]> } = {
  version: [],
  limits: [],
  scaleRules: [],
  divisor: [{ id: 'sqrt', parameter: 0 }, 64],
  logDivisor: [{ id: 'exponential', parameter: 0 }, 4096],
  exponentialLimits: [8],
  attention: [attention],
  scoreLaw: [64],
  normalDensity: [64, [-8, 0, 8]],
  sweepChunks: [600],
  sweepChunk: [assumed, 4, 0],
  mergeSummaries: [chunkOf(4, 0), chunkOf(4, 1)],
  sweepReport: [assumed, 4, chunkOf(4, 0, assumed)],
  opening: ['1', 0],
  openingAt: ['1', 0, 64],
  openingStops: [],
};

/** The same for the worked examples. */
export const goodExamples: { [Name in keyof ExamplesModule]: Parameters<ExamplesModule[Name]> } = {
  workedExamples: [],
  evaluateWorkedExample: [example],
};
