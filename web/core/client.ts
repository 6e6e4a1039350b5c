// The core as the page calls it: small calls on the main thread, each giving its value or throwing CoreRefusal. And an instance of
// it from its compiled binary.
import createCore from './generated/sqrt-dk-core.js';
import { unwrap, promised, requireSize } from './refusal.ts';
import type {
  AttentionInput,
  AttentionSteps,
  CoreModule,
  DimensionReport,
  ExponentialLimits,
  Opening,
  Range,
  RuleInput,
  ScaleRule,
  ScoreLaw,
  SweepSpecification,
} from './types.ts';
import { instantiate } from './compile.ts';

export class CoreClient {
  readonly #core: CoreModule;

  constructor(core: CoreModule) {
    this.#core = core;
  }

  /** The version of the core. */
  version(): string {
    return unwrap(this.#core.version());
  }

  /** The permitted range of each parameter, by name. */
  limits(): Record<string, Range> {
    return unwrap(this.#core.limits());
  }

  /** Every scale rule, in the order in which a reader should meet them. */
  scaleRules(): ScaleRule[] {
    return unwrap(this.#core.scaleRules());
  }

  /** c(d), for rules that divide by a function of d. */
  divisor(rule: RuleInput, d: number): number {
    return unwrap(this.#core.divisor(rule, d));
  }

  /** ln of the divisor, which never overflows. */
  logDivisor(rule: RuleInput, d: number): number {
    return unwrap(this.#core.logDivisor(rule, d));
  }

  /** Where the rule e^(πd) leaves the numbers of each format. */
  exponentialLimits(keys: number): ExponentialLimits[] {
    return unwrap(this.#core.exponentialLimits(keys));
  }

  /** Scaled dot-product attention with every intermediate, row-major. */
  attention(input: AttentionInput): AttentionSteps {
    const { queries, keys, dimension, valueDimension, q, k, v, mask } = input;
    requireSize('q', q, queries * dimension);
    requireSize('k', k, keys * dimension);
    requireSize('v', v, keys * valueDimension);
    if (mask !== null) requireSize('mask', mask, queries * keys);
    const steps = unwrap(this.#core.attention(input));
    promised('rawScores', steps.rawScores, queries * keys);
    promised('scaledScores', steps.scaledScores, queries * keys);
    promised('rowMaxima', steps.rowMaxima, queries);
    promised('exponentials', steps.exponentials, queries * keys);
    promised('sums', steps.sums, queries);
    promised('weights', steps.weights, queries * keys);
    promised('output', steps.output, queries * valueDimension);
    return steps;
  }

  scoreLaw(d: number): ScoreLaw {
    return unwrap(this.#core.scoreLaw(d));
  }

  normalDensity(d: number, x: ArrayLike<number>): Float64Array {
    return promised('normalDensity', unwrap(this.#core.normalDensity(d, x)), x.length);
  }

  /** Into how many chunks so many samples are cut. */
  sweepChunks(samples: number): number {
    return unwrap(this.#core.sweepChunks(samples));
  }

  /** What one chunk has seen, as plain numbers; a function of its arguments alone. */
  sweepChunk(specification: SweepSpecification, d: number, chunk: number): Float64Array {
    return unwrap(this.#core.sweepChunk(specification, d, chunk));
  }

  /** The summary of both; `earlier` holds the chunks that come first. */
  mergeSummaries(earlier: Float64Array, later: Float64Array): Float64Array {
    requireSize('summary', later, earlier.length);
    return promised('mergeSummaries', unwrap(this.#core.mergeSummaries(earlier, later)), earlier.length);
  }

  /** The figures of a summary, each with its error. */
  sweepReport(specification: SweepSpecification, d: number, summary: Float64Array): DimensionReport {
    return unwrap(this.#core.sweepReport(specification, d, summary));
  }

  opening(seed: string, draw: number): Opening {
    return this.#complete(unwrap(this.#core.opening(seed, draw)));
  }

  /** The opening at d = 1 and at this d alone, sooner. */
  openingAt(seed: string, draw: number, d: number): Opening {
    return this.#complete(unwrap(this.#core.openingAt(seed, draw, d)));
  }

  /** The head dimensions at which the opening picture stops. */
  openingStops(): Float64Array {
    return unwrap(this.#core.openingStops());
  }

  #complete(opening: Opening): Opening {
    const stops = opening.stops.length;
    for (const row of opening.rows) {
      promised('meanWeights', row.meanWeights, stops * opening.keys);
      promised('drawWeights', row.drawWeights, stops * opening.keys);
      promised('meanPeak', row.meanPeak, stops);
      promised('medianJacobianTrace', row.medianJacobianTrace, stops);
    }
    return opening;
  }
}

/** throws  CoreUnavailable "not-started" */
export async function instantiateCore(compiled: WebAssembly.Module): Promise<CoreModule> {
  return instantiate(createCore, compiled);
}
