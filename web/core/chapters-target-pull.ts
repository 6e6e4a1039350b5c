// The target key's pull, n |∂p_t/∂q|, as it crosses the boundary.
import type { Answer, RuleChoice } from './types.ts';

/** Work of one call, rows · keys · (d + 128) · (rules + 4), that does not hold the page up. The core refuses above 87,000,000. */
export const mostPullWork = 25_000_000;

/** Fresh rows with entries N(0, 1), the vectors of gradientRows; the target t is key 1, named before any score is known. */
export interface PullsAsked {
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
  /** 1 … 4096; the components of a smaller d are a prefix of those of a larger one. */
  d: number;
  /** n, 2 … 4096; fewer are a prefix of more. */
  keys: number;
  /** 1 … 65,536; fewer are a prefix of more. */
  rows: number;
  /** Where the target's score lies, in standard deviations |q| of its row, -8 … 8: its key is moved along the query. As drawn if left out or null. */
  z?: number | null;
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

export interface TargetPullModule {
  targetPull(input: TargetPullInput): Answer<TargetPull>;
  /** 1 … 16 spreads from 0.01 to 100; pulls are spreads × rows. */
  pullHill(input: PullHillInput, spreads: ArrayLike<number>): Answer<TargetPull>;
  /** A rate from 0 to 1e9. */
  learningStep(input: TargetPullInput, rate: number): Answer<LearningStep>;
  /** 2 … 2^30 keys, 1 … 128 spreads from 0.01 to 128, z from -8 to 8 or null for any target. */
  expectedPull(keys: number, spreads: ArrayLike<number>, z: number | null): Answer<ExpectedPull>;
  bestSpreads(keys: number, z: number): Answer<BestSpreads>;
  /** Of 1 … 65,536 numbers ≥ 0. */
  pullFigures(sample: ArrayLike<number>): Answer<PullFigures>;
}
