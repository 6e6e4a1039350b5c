// Softmax step by step, its Jacobian, its answer to the temperature, the backward pass of attention and the target's pull, as
// they cross the boundary.
import type { Draw } from './chapters-entries.ts';
import type { AttentionInput, Range, RuleChoice } from './types.ts';

/** What the weights of a row come to. */
export interface RowFigures<Figure = number> {
  peak: Figure;
  /** Nats. */
  entropy: Figure;
  effectiveKeys: Figure;
  jacobianTrace: Figure;
}

/** One row: 1 … 1024 finite scores. */
export interface SoftmaxSteps extends RowFigures {
  maximum: number;
  /** exp(score − maximum): the odds against the largest key. */
  exponentials: Float64Array;
  sum: number;
  /** ln Σ exp(score) */
  logSumExp: number;
  weights: Float64Array;
}

/** Many rows of equally many keys; one of each figure for each row. */
export interface SoftmaxRows extends RowFigures<Float64Array> {
  /** rows × keys */
  weights: Float64Array;
}

export interface SoftmaxJacobian {
  weights: Float64Array;
  /** n × n, row-major: d weight i / d score j. */
  jacobian: Float64Array;
  trace: number;
  frobenius: number;
  /** Between these lies the largest eigenvalue; the least is 0. */
  largestEigenvalue: Range;
}

/** One figure for each factor by which the scores are multiplied. */
export type JacobianSizes = Record<'peak' | 'trace' | 'frobenius' | 'eigenvalueLeast' | 'eigenvalueMost', Float64Array>;

/** The gradient of a loss in all that attention takes, row-major; scores and weights are queries × keys. */
export interface AttentionGradient {
  q: Float64Array;
  k: Float64Array;
  v: Float64Array;
  weights: Float64Array;
  /** 0 where masked; rows sum to 0. */
  scaledScores: Float64Array;
  /** In the divisor c; where the rule has none, in a further one at c = 1. */
  divisor: number;
  /** In ln τ, for scores s/τ at τ = 1. */
  logTemperature: number;
  /** In a rule's own parameter (gain, cap, temperature); null where the rule is a divisor of d. */
  parameter: number | null;
}

/** One figure for each temperature; slopes are derivatives in τ. */
export interface TemperatureResponse extends RowFigures<Float64Array> {
  /** Of the scores under the weights. */
  mean: Float64Array;
  variance: Float64Array;
  peakSlope: Float64Array;
  entropySlope: Float64Array;
  effectiveSlope: Float64Array;
  /** temperatures × keys */
  weights: Float64Array;
}

// The target key's pull, n |∂p_t/∂q|, as it crosses the boundary.

/** Work of one call, rows · keys · (d + 128) · (rules + 4), that does not hold the page up. The core refuses above 87,000,000. */
export const mostPullWork = 25_000_000;

/** Fresh rows with entries N(0, 1), the vectors of gradientRows; the target t is key 1, named before any score is known. */
export interface PullsAsked extends Draw {
  /** 1 … 4096; the components of a smaller d are a prefix of those of a larger one. */
  d: number;
  /** n, 2 … 4096; fewer are a prefix of more. */
  keys: number;
  /** 1 … 65,536; fewer are a prefix of more. */
  rows: number;
  /** Where the target's score lies, in standard deviations |q| of its row, -8 … 8: its key is moved along the query. As drawn if left out or null. */
  z?: number | null;
  /** As in GradientRowsInput; n is then the number of keys of each row. */
  causal?: boolean;
  /** 1 … 16, all on the same vectors; refused where one is not defined at d. */
  rules: readonly RuleChoice[];
}

export interface TargetPullInput extends PullsAsked {
  /** The first row, counted from 0; the last that there is, is 65,535. */
  first: number;
}

/** Spreads σ take the place of rules: dividing by √d/σ. */
export type PullHillInput = Omit<TargetPullInput, 'rules'>;

export interface TargetPull {
  /** rules × rows, row-major. Blocks put together in the order of rows have the bits of one request. */
  pulls: Float64Array;
}

/** One step of gradient ascent on the target's weight. Both rules × rows, row-major. */
export interface LearningStep {
  /** n p_t before the step. */
  weights: Float64Array;
  /** n Δp_t, all scores computed anew. */
  moved: Float64Array;
}

/** n σ p_t for each spread, without the bracket k_t − Σ p k, which is about √d for many keys. */
export interface ExpectedPull {
  /** σ e^{zσ − σ²/2}: many keys, σ below √(2 ln n). The median key where z is left out. */
  limit: Float64Array;
  /** At the number of keys, exact: of all targets, or of those at z. */
  geometricMean: Float64Array;
}

export interface BestSpreads {
  /** Where the geometric mean is greatest: σ² E tr J = 1. */
  ofKeys: number;
  /** Where the limit is greatest: (z + √(z² + 4))/2. */
  limit: number;
}

/** A figure and its 95 % interval; null where the sample is too small for one. */
export interface SampleFigure {
  value: number;
  low: number | null;
  high: number | null;
}

export interface PullFigures {
  count: number;
  /** Pulls that are less than a double holds. */
  zeros: number;
  /** Intervals between order statistics, right whatever the distribution. */
  lowerQuartile: SampleFigure;
  median: SampleFigure;
  upperQuartile: SampleFigure;
  /** Student's t on logarithms; null if any pull is 0. */
  geometricMean: SampleFigure | null;
  /** Student's t. */
  mean: SampleFigure;
}

// A divisor that a reader draws, the pull that it leaves, and what theory expects of it, as they cross the boundary.

/** c(d) = a dᵖ, or a ln d. */
export interface DesignedDivisor {
  /** a, 1/1024 … 1024. */
  factor: number;
  /** p, -4 … 4; without effect where logarithmic. */
  exponent: number;
  logarithmic: boolean;
}

/** One number for each head dimension. */
export interface DesignedSpreads {
  /** c(d) */
  divisors: Float64Array;
  /** √d/c(d): the standard deviation of the scores that softmax sees. */
  spreads: Float64Array;
}

/** Rows drawn by their scores: pulls distributed as those of targetPull, from far fewer numbers. */
export interface PullRowsInput {
  seed: string;
  /** n, 2 … 4096, with rows · (keys + 48) at most 4,194,304. */
  keys: number;
  /** 1 … 65,536. */
  rows: number;
  /** As in PullsAsked. */
  z?: number | null;
}

export interface TypicalTop {
  /** σ at the top. */
  spread: number;
  /** The pull at σ = 1 over that at the top. */
  shareOfOne: number;
}

export interface GradientCalls {
  softmaxSteps(scores: ArrayLike<number>): SoftmaxSteps;
  /** Rows of `keys` scores each, at most 65,536 scores. */
  softmaxRows(scores: ArrayLike<number>, keys: number): SoftmaxRows;
  /** At most 256 scores. */
  softmaxJacobian(scores: ArrayLike<number>): SoftmaxJacobian;
  /** J v: what a change v of the scores does to the weights. */
  jacobianProduct(scores: ArrayLike<number>, v: ArrayLike<number>): Float64Array;
  /** vᵀ J: the gradient in the scores, given the gradient v in the weights. */
  productWithJacobian(v: ArrayLike<number>, scores: ArrayLike<number>): Float64Array;
  jacobianSizes(scores: ArrayLike<number>, factors: ArrayLike<number>): JacobianSizes;
  /** Sizes at most 128; `outputGradient` is queries × valueDimension. */
  attentionGradient(input: AttentionInput, outputGradient: ArrayLike<number>): AttentionGradient;
  /** At most 512 temperatures > 0. */
  temperatureResponse(scores: ArrayLike<number>, temperatures: ArrayLike<number>): TemperatureResponse;
  /** n |∂p_t/∂q| of each row under each rule. */
  targetPull(input: TargetPullInput): TargetPull;
  /** 1 … 16 spreads from 0.01 to 100; pulls are spreads × rows. */
  pullHill(input: PullHillInput, spreads: ArrayLike<number>): TargetPull;
  /** A rate from 0 to 1e9. */
  learningStep(input: TargetPullInput, rate: number): LearningStep;
  /** 2 … 2^30 keys, 1 … 128 spreads from 0.01 to 128, z from -8 to 8 or null for any target. */
  expectedPull(keys: number, spreads: ArrayLike<number>, z: number | null): ExpectedPull;
  /** The spreads at which the expected pull of a target at z is greatest. */
  bestSpreads(keys: number, z: number): BestSpreads;
  /** Of 1 … 65,536 numbers ≥ 0. */
  pullFigures(sample: ArrayLike<number>): PullFigures;
  /** 1 … 128 head dimensions, 1 … 4096; from 2 where logarithmic. */
  designedSpreads(design: DesignedDivisor, dimensions: ArrayLike<number>): DesignedSpreads;
  /** p with which a dᵖ passes through a divisor at d, 2 … 4096. */
  exponentThrough(factor: number, d: number, divisor: number): number;
  /** Figures of n |∂p_t/∂q| over the rows, scores q·k/c. */
  pullRows(input: PullRowsInput, d: number, divisor: number): PullFigures;
  /** n × the typical pull at large d for 1 … 16 spreads from 0.01 to 128; 2 … 4096 keys; z or null for any target. */
  typicalPull(keys: number, spreads: ArrayLike<number>, z: number | null): Float64Array;
  /** Where that is greatest; 2 … 4096 keys, z or null for any target. */
  typicalTop(keys: number, z: number | null): TypicalTop;
}
