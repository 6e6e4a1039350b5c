// Formats of few bits as they cross the boundary. Here alone numbers may be infinite: where a format overflows.
import type { RuleInput } from './types.ts';

export interface NumberFormat {
  id: string;
  bits: number;
  /** The leading one included. */
  significandBits: number;
  exponentBits: number;
  /** u: half the spacing at 1. */
  unitRoundoff: number;
  largest: number;
  smallestNormal: number;
  smallestSubnormal: number;
  /** From there on e^x rounds to ∞. */
  expOverflowsAbove: number;
  /** The largest number of the format with finite e^x. */
  expLargestArgument: number;
  /** Below, e^x is subnormal. */
  expNormalFrom: number;
  /** From there down e^x rounds to 0. */
  expZeroBelow: number;
}

export interface Roundings {
  /** ±∞ where the format overflows. */
  rounded: Float64Array;
  /** Relative errors in units of u; ±∞ where the format overflows. */
  errors: Float64Array;
  /** Sign, exponent and fraction, e.g. "0 01111 1000000000". */
  bits: string[];
}

export type SoftmaxOutcome =
  | 'finished'
  | 'score-overflowed'
  | 'exponential-overflowed'
  | 'sum-overflowed'
  | 'sum-vanished';

/** How far a finished row lies from the exact softmax of its rounded scores, in units of u. */
export interface SoftmaxError {
  worst: number;
  /** Where, counted from 1; 0 if no key counts. */
  key: number;
  /** Keys whose exact weight is below the format's normal numbers. */
  leftOut: number;
  /** Largest less smallest score. */
  spread: number;
  bound: number;
  boundApplies: boolean;
}

/** Every intermediate, each a number of the format. A step that the outcome makes meaningless is empty. */
export interface RoundedSoftmax {
  outcome: SoftmaxOutcome;
  /** Where it overflowed, counted from 1; 0 where no key is to blame. */
  key: number;
  /** ±∞ where a score overflows. */
  scores: Float64Array;
  maximum: number;
  differences: Float64Array;
  /** ∞ where they overflow. */
  exponentials: Float64Array;
  /** Running; ∞ once they overflow. */
  sums: Float64Array;
  weights: Float64Array;
  error: SoftmaxError | null;
}

export interface OnlineInput {
  format: string;
  scores: ArrayLike<number>;
  valueDimension: number;
  /** scores × valueDimension, row-major */
  values: ArrayLike<number>;
  /** How many keys the first of the two merged parts has. */
  cut: number;
}

export interface OnlineState {
  maximum: number;
  /** ∞ once it overflows. */
  sum: number;
  /** Not divided yet; null once it overflowed. */
  output: Float64Array | null;
}

export interface OnlineSoftmax {
  /** After each key. */
  maxima: Float64Array;
  /** ∞ once they overflow. */
  sums: Float64Array;
  /** keys × valueDimension, not divided yet; it ends with the key before the one at which it overflows. */
  outputs: Float64Array;
  /** What attention gives; null where it overflowed. */
  result: Float64Array | null;
  /** The keys before the cut and those from it on; null where there are none. */
  early: OnlineState | null;
  late: OnlineState | null;
  merged: OnlineState;
  mergedResult: Float64Array | null;
}

/** That e^(q·k/c) overflows without the shift, for each d. */
export interface OverflowProbabilities {
  probability: Float64Array;
  /** Natural logarithms, which do not underflow. */
  logProbability: Float64Array;
}

export interface PrecisionCalls {
  /** float16, bfloat16, float32 and float64. */
  formats(): NumberFormat[];
  /** At most 4096 values. */
  roundTo(format: string, values: ArrayLike<number>): Roundings;
  /** At most 256 scores. */
  roundedSoftmax(format: string, form: 'naive' | 'shifted', scores: ArrayLike<number>): RoundedSoftmax;
  /** At most 256 scores and 16 columns of values. */
  onlineSoftmax(input: OnlineInput): OnlineSoftmax;
  /** `rule` divides by a function of d, which every d must be in the domain of. */
  overflowProbabilities(format: string, rule: RuleInput, d: ArrayLike<number>): OverflowProbabilities;
}
