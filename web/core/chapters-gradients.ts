// Softmax step by step, its Jacobian, its answer to the temperature, and the backward pass of attention, as they cross the boundary.
import type { Answer, AttentionInput, Range } from './types.ts';

/** One row: 1 … 1024 finite scores. */
export interface SoftmaxSteps {
  maximum: number;
  /** exp(score − maximum): the odds against the largest key. */
  exponentials: Float64Array;
  sum: number;
  /** ln Σ exp(score) */
  logSumExp: number;
  weights: Float64Array;
  peak: number;
  /** Nats. */
  entropy: number;
  effectiveKeys: number;
  jacobianTrace: number;
}

/** Many rows of equally many keys. */
export interface SoftmaxRows {
  /** rows × keys */
  weights: Float64Array;
  /** One figure for each row. */
  peak: Float64Array;
  entropy: Float64Array;
  effectiveKeys: Float64Array;
  jacobianTrace: Float64Array;
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
export interface JacobianSizes {
  peak: Float64Array;
  trace: Float64Array;
  frobenius: Float64Array;
  eigenvalueLeast: Float64Array;
  eigenvalueMost: Float64Array;
}

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
export interface TemperatureResponse {
  peak: Float64Array;
  entropy: Float64Array;
  effectiveKeys: Float64Array;
  jacobianTrace: Float64Array;
  /** Of the scores under the weights. */
  mean: Float64Array;
  variance: Float64Array;
  peakSlope: Float64Array;
  entropySlope: Float64Array;
  effectiveSlope: Float64Array;
  /** temperatures × keys */
  weights: Float64Array;
}

export interface GradientsModule {
  softmaxSteps(scores: ArrayLike<number>): Answer<SoftmaxSteps>;
  /** Rows of `keys` scores each, at most 65,536 scores. */
  softmaxRows(scores: ArrayLike<number>, keys: number): Answer<SoftmaxRows>;
  /** At most 256 scores. */
  softmaxJacobian(scores: ArrayLike<number>): Answer<SoftmaxJacobian>;
  /** J v: what a change v of the scores does to the weights. */
  jacobianProduct(scores: ArrayLike<number>, v: ArrayLike<number>): Answer<Float64Array>;
  /** vᵀ J: the gradient in the scores, given the gradient v in the weights. */
  productWithJacobian(v: ArrayLike<number>, scores: ArrayLike<number>): Answer<Float64Array>;
  jacobianSizes(scores: ArrayLike<number>, factors: ArrayLike<number>): Answer<JacobianSizes>;
  /** Sizes at most 128; `outputGradient` is queries × valueDimension. */
  attentionGradient(input: AttentionInput, outputGradient: ArrayLike<number>): Answer<AttentionGradient>;
  /** At most 512 temperatures > 0. */
  temperatureResponse(scores: ArrayLike<number>, temperatures: ArrayLike<number>): Answer<TemperatureResponse>;
}
