// What crosses the boundary to the C++ core: plain values in, plain values and typed arrays out. No logic.

/** A refusal by the core: facts only; the sentence is made by the message catalogue. */
export interface Refusal {
  code: string;
  parameter: string;
  value: string;
  range: string;
}

/**
 * A measured figure with its standard error and 95 % interval. NaN never appears: what nobody knows is null, as the error of
 * something measured once, and the interval where no number holds its ends.
 */
export interface Estimate {
  value: number;
  standardError: number | null;
  low: number | null;
  high: number | null;
}

export interface Range {
  least: number;
  most: number;
}

export interface ScaleRule {
  id: string;
  /** In plain text: the divisor, e.g. "√d", or the scaled score where the rule is no divisor of d, e.g. "g q·k / (|q||k|)". */
  formula: string;
  /** Whether the scaled score is q·k over a function of d, which `divisor` and `logDivisor` give. */
  divides: boolean;
  /** Among the few that worked examples and the variance laboratory offer. */
  spotlight: boolean;
  /** What the rule must know beside q·k and d. */
  needs: {
    queryNorm: boolean;
    keyNorm: boolean;
    /** Works on q and k less the means of their components. */
    means: boolean;
    /** How many keys the query sees. */
    keys: boolean;
    /** The query's place in its sequence. */
    position: boolean;
  };
  /** The rule's own parameter, or null. */
  parameter: ({ name: string; initial: number } & Range) | null;
  /** The least d for which the rule is defined (log d: 2). */
  leastDimension: number;
  reference: string;
}

/** A rule chosen by a reader: its id and its parameter's value, 0 where it takes none. */
export interface RuleChoice {
  id: string;
  parameter: number;
}

/** The same as the core takes it: the parameter may be left out where the rule takes none. */
export type RuleInput = Omit<RuleChoice, 'parameter'> & Partial<RuleChoice>;

/** From which d on the rule e^(πd) leaves the numbers of a format, for rows of so many keys. */
export interface ExponentialLimits {
  /** "float16", "bfloat16", "float32" or "float64". */
  format: string;
  /** All weights of a row are the same number, the one nearest to 1/n. */
  weightsEven: number;
  /** A raw score of 1 is divided to 0. */
  unitScoreVanishes: number;
  /** A raw score of √d, one standard deviation, is divided to 0. */
  typicalScoreVanishes: number;
  divisorOverflows: number;
}

export interface AttentionInput {
  queries: number;
  keys: number;
  dimension: number;
  valueDimension: number;
  q: ArrayLike<number>;
  k: ArrayLike<number>;
  v: ArrayLike<number>;
  rule: RuleChoice;
  causal: boolean;
  /** queries × keys, 1 where attention is allowed; null allows all. */
  mask: ArrayLike<number> | null;
}

/** Every intermediate of scaled dot-product attention, row-major. A masked scaled score is -Infinity. */
export interface AttentionSteps {
  /** null where the rule is no divisor of d, or one that a double cannot hold. */
  divisor: number | null;
  rawScores: Float64Array;
  scaledScores: Float64Array;
  rowMaxima: Float64Array;
  exponentials: Float64Array;
  sums: Float64Array;
  weights: Float64Array;
  output: Float64Array;
}

/** What is assumed of the entries of q and k. */
export interface EntryAssumptions {
  /** An entry μ + σ x, x of a distribution with mean 0 and variance 1: "normal", "uniform", "rademacher", "laplace", "student-t" (parameter ν > 2) or "log-normal" (s). */
  law: { id: string; parameter: number; mean: number; std: number };
  /** ρ between the entries of q and those of k, -1 … 1. */
  correlation: number;
}

export interface SweepSpecification {
  /** Decimal text of an unsigned 64-bit integer. */
  seed: string;
  /** Queries drawn for each d. */
  samples: number;
  /** Fresh keys for each query. */
  keys: number;
  rules: RuleChoice[];
  /** Left out: independent N(0, 1). */
  entries?: EntryAssumptions;
}

export interface RuleReport {
  rule: RuleChoice;
  /** null where the rule is no divisor of d, or one that a double cannot hold, and where d lies outside its domain. */
  divisor: number | null;
  /** ln of the divisor, also where that overflows; null where the rule is no divisor of d. */
  logDivisor: number | null;
  /** This and all that follow are null where d lies outside the rule's domain. */
  scoreStd: Estimate | null;
  peakWeight: Estimate | null;
  entropy: Estimate | null;
  effectiveKeys: Estimate | null;
  jacobianTrace: Estimate | null;
  jacobianTraceMedian: Estimate | null;
}

export interface Histogram {
  from: number;
  to: number;
  counts: Float64Array;
  below: number;
  above: number;
}

export interface DimensionReport {
  d: number;
  samples: number;
  /** Without error where the scores have no variance, or too few rows were drawn for their skewness. */
  mean: Estimate;
  /** These two, and the spread of rules that do not bound their scores, are without error where `noBand` says why. */
  variance: Estimate;
  std: Estimate;
  /** These two are so for every distribution with heavier tails than the normal one. */
  skewness: Estimate;
  kurtosis: Estimate;
  /** The distribution of the scores has no fourth or no sixth moment, or too few rows were drawn for its skewness. */
  noBand: 'no-fourth-moment' | 'no-sixth-moment' | 'too-skewed' | null;
  /** What theory says, from code that shares nothing with the sweep; null where a moment does not exist or no formula is known. */
  predicted: { mean: number; variance: number | null; std: number | null; kurtosis: number | null };
  /** Over six standard deviations to each side of the mean, as assumed. */
  histogram: Histogram;
  rules: RuleReport[];
}

/** What theory says of the score of q, k ~ N(0, 1) entries at this d, from code that shares nothing with the sweep. */
export interface ScoreLaw {
  mean: number;
  variance: number;
  std: number;
  kurtosis: number;
}

export interface OpeningRow {
  rule: RuleChoice;
  /** stops × keys: mean over the draws of the sorted weights, largest first. */
  meanWeights: Float64Array;
  /** stops × keys: the sorted weights of the highlighted draw. */
  drawWeights: Float64Array;
  /** One figure for each stop. */
  meanPeak: Float64Array;
  medianJacobianTrace: Float64Array;
}

/** The opening picture for every stop of the slider, from prefixes of the same long draws. */
export interface Opening {
  stops: Float64Array;
  keys: number;
  draws: number;
  rows: OpeningRow[];
}

/** What a bound function gives: its result, or a Refusal under `error`. */
export type Answer<T> = { value: T } | { error: Refusal };

/** Functions as Embind exposes them, of calls that give a value or throw. */
export type Answers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...given: infer Given) => infer Value
    ? (...given: Given) => Answer<Value>
    : never;
};

/** Small calls on the main thread, each giving its value or throwing CoreRefusal. */
export interface CoreClient {
  /** The version of the core. */
  version(): string;
  /** The permitted range of each parameter, by name. */
  limits(): Record<string, Range>;
  /** Every scale rule, in the order in which a reader should meet them. */
  scaleRules(): ScaleRule[];
  /** c(d), for rules that divide by a function of d. */
  divisor(rule: RuleInput, d: number): number;
  /** ln of the divisor, which never overflows. */
  logDivisor(rule: RuleInput, d: number): number;
  /** Where the rule e^(πd) leaves the numbers of each format. */
  exponentialLimits(keys: number): ExponentialLimits[];
  /** Scaled dot-product attention with every intermediate, row-major. */
  attention(input: AttentionInput): AttentionSteps;
  scoreLaw(d: number): ScoreLaw;
  /** Densities of N(0, d) at each x. */
  normalDensity(d: number, x: ArrayLike<number>): Float64Array;
  /** Into how many chunks so many samples are cut. */
  sweepChunks(samples: number): number;
  /** What one chunk has seen, as plain numbers; a function of its arguments alone. */
  sweepChunk(specification: SweepSpecification, d: number, chunk: number): Float64Array;
  /** The summary of both; `earlier` holds the chunks that come first. */
  mergeSummaries(earlier: Float64Array, later: Float64Array): Float64Array;
  /** The figures of a summary, each with its error. */
  sweepReport(specification: SweepSpecification, d: number, summary: Float64Array): DimensionReport;
  opening(seed: string, draw: number): Opening;
  /** The opening at d = 1 and at this d alone: the same figures, sooner. */
  openingAt(seed: string, draw: number, d: number): Opening;
  /** The head dimensions at which the opening picture stops. */
  openingStops(): Float64Array;
}

export type CoreModule = Answers<CoreClient>;
