// Draws that a reader watches add up, additive beside dot-product attention, and statistics of draws, as they cross the
// boundary.
import type { Draw, EntryLaw } from './chapters-entries.ts';
import type { DimensionReport, EntryAssumptions, Estimate, RuleChoice } from './types.ts';

export interface SquareTermsInput extends Draw {
  /** Components, 1 … 64; those of a smaller d are a prefix of those of a larger one. */
  d: number;
  /** Fresh queries and keys, 1 … 20,000, with d² · samples at most 16,777,216; fewer are a prefix of more. */
  samples: number;
}

/** The d² products x_i x_j of which (q·k)² is the sum, x_i = q_i k_i, entries N(0, 1), each averaged over the samples. */
export interface SquareTerms {
  /** d × d, row-major, symmetric: tends to the identity. Of one sample: the products themselves. */
  averages: Float64Array;
  /** Tends to 1. */
  diagonalMean: number;
  /** Tends to 0; null for d = 1, which has no such terms. */
  offDiagonalMean: number | null;
  /** Root mean square of the averages off the diagonal; null for d = 1. */
  offDiagonalRms: number | null;
  /** What theory expects of it: 1/√samples. */
  offDiagonalRmsExpected: number;
  /** Tends to d. */
  diagonalSum: number;
  /** Tends to 0. */
  offDiagonalSum: number;
  /** Of (q·k)²: the sum of all d² averages, up to rounding. */
  meanSquare: number;
  /** d */
  diagonalTerms: number;
  /** d² − d */
  offDiagonalTerms: number;
}

export interface MatrixInput {
  seed: string;
  /** Which of the independent draws of this seed, 0 … 4,000,000. */
  draw: number;
  /** 1 … 128; fewer are a prefix of more. */
  rows: number;
  /** 1 … 4096, with rows · columns at most 65,536; fewer are a prefix of more. */
  columns: number;
}

export interface GradientRowsInput extends Draw {
  /** 1 … 4096; the components of a smaller d are a prefix of those of a larger one. */
  d: number;
  /** 2 … 4096; fewer are a prefix of more. */
  keys: number;
  /** 1 … 4096, with rows · keys · d at most 4,194,304, a d below 64 counted as 64; fewer are a prefix of more. */
  rows: number;
  /** The first of the rows, counted from 0, for requests that take several calls; 0 if left out. The last row is 65,535. */
  first?: number;
  /** Whether rows are those of a causal mask: n of them in a sequence have 1 … n of the keys, each number once; false if left out. */
  causal?: boolean;
  /** Refused where it is not defined at d. */
  rule: RuleChoice;
}

/** Over the rows; all finite. */
export interface RowSummary {
  mean: number;
  /** The typical row. */
  median: number;
  least: number;
  most: number;
}

/**
 * What a row is measured by, with p its weights, J their Jacobian and a_j ~ N(0, 1) the gradient that reaches weight j:
 *
 *   peak           the largest weight
 *   trace          tr J = 1 − Σ p²: how sensitive softmax is to its scores
 *   rightKey       the weight of key 1, which was named before any score was known; its mean is 1/keys at any spread, under a causal mask that of 1/r
 *   scoreGradient  |J a|, of the gradient in the scaled scores
 *   queryGradient  |dL/dq|, q as it was drawn: (1/c) |Σ e_j k_j| for a divisor c, e = J a
 *   valueGradient  √Σ p²: of the gradient in all values for a gradient of length 1 in the output; at least 1/√keys
 *   pull           n |∂p₁/∂q|: how far the weight of key 1 moves when the query does, times the number of keys of the row
 */
export type RowFigure = 'peak' | 'trace' | 'rightKey' | 'scoreGradient' | 'queryGradient' | 'valueGradient' | 'pull';

/** Independent rows: a fresh query and fresh keys for each, entries N(0, 1). One number a row for each figure. */
export interface GradientRows extends Record<RowFigure, Float64Array> {
  /** rows × keys, row-major; 0 where masked. */
  weights: Float64Array;
  /** rows × keys, row-major; -Infinity where masked. */
  scaledScores: Float64Array;
  /** How many each row has: `keys` of them, or under a causal mask its place in a text. */
  keys: Float64Array;
  summary: Record<RowFigure, RowSummary>;
}

// Additive beside dot-product attention, on the same random vectors, as it crosses the boundary.

/** Entries of q and k N(0, 1), of both maps N(0, 1/d); as many hidden units as dimensions. */
export interface TwoKindsInput {
  seed: string;
  /** 1 … 1024. */
  d: number;
  /** 1 … 64 of each network; all see the same keys. */
  queries: number;
  /** 2 … 512. */
  keys: number;
}

/** dot q·k · dot-sqrt q·k/√d · additive v ~ N(0, 1) · additive-scaled v ~ N(0, 1/h) */
export type ScoreKind = 'dot' | 'dot-sqrt' | 'additive' | 'additive-scaled';

/** With errors from the spread between networks; 0 for one network. */
export interface KindFigures {
  kind: ScoreKind;
  scoreStd: Estimate;
  peakWeight: Estimate;
  jacobianTrace: Estimate;
}

// Additive attention as it crosses the boundary.

/** Matrices row-major; at most 64 queries and keys, 256 hidden units and dimensions, and 131,072 hidden units of all pairs. */
export interface AdditiveInput {
  queries: number;
  keys: number;
  queryDimension: number;
  keyDimension: number;
  hidden: number;
  q: ArrayLike<number>;
  k: ArrayLike<number>;
  /** hidden × queryDimension */
  queryMap: ArrayLike<number>;
  /** hidden × keyDimension */
  keyMap: ArrayLike<number>;
  v: ArrayLike<number>;
}

export interface AdditiveScores {
  /** queries × keys */
  scores: Float64Array;
  /** Σ |v|, which no score exceeds. */
  limit: number;
}

/** Of the shapes of the input. */
export type AdditiveGradient = Record<'q' | 'k' | 'queryMap' | 'keyMap' | 'v', Float64Array>;

// Drawn scores, tests of fit and the band of a variance, as they cross the boundary.

export interface ScoresInput extends EntryAssumptions, Draw {
  d: number;
  /** 2 … 1024; d · samples at most 1,048,576. */
  samples: number;
}

/** Independent scores, a fresh query and key for each. */
export interface DrawnScores {
  scores: Float64Array;
  mean: number;
  variance: number;
  skewness: number;
  kurtosis: number;
}

export interface FitInput {
  d: number;
  scores: ArrayLike<number>;
  /** The exact distribution of q·k, or the normal distribution of its variance. */
  against: 'score' | 'normal';
}

export interface Fit {
  kolmogorovSmirnov: number;
  kolmogorovSmirnovP: number;
  /** null where a score lies so far out that the distribution gives it no probability. */
  andersonDarling: number | null;
  andersonDarlingP: number;
}

export interface BandInput {
  /** Of the entries; its mean must be 0. */
  law: EntryLaw;
  d: number;
  /** Measured, of independent scores. */
  variance: number;
  samples: number;
}

/** A band, or the reason why none is honest. */
export interface VarianceBand {
  band: Estimate | null;
  refusal: DimensionReport['noBand'];
}

/** One figure for each d. */
export interface SamplesForVariance {
  /** Independent scores for which their variance lies within ±ε in 95 of 100 repetitions. */
  samples: Float64Array;
  /** How often an interval that takes scores for normal holds the truth. */
  coverageIfTakenForNormal: Float64Array;
}

// The spread of additive scores by theory, and that of any list.

export interface AdditiveSpread {
  /** E tanh² z, z normal with the variance of what a hidden unit sees. */
  squaredTanh: number;
  /** Of a score. */
  std: number;
}

export interface SpreadOfList {
  mean: number;
  /** Of what the list is a sample of: squares divided by n − 1; 0 of one number. */
  std: number;
  /** Of the list as it stands: squares divided by n. */
  stdOfAll: number;
}

export interface ExperimentCalls {
  squareTerms(input: SquareTermsInput): SquareTerms;
  /** rows × columns independent N(0, 1) entries, row-major. */
  drawMatrix(input: MatrixInput): Float64Array;
  gradientRows(input: GradientRowsInput): GradientRows;
  /** How many of 2 … 4096 keys each of 1 … 128 queries has that stand evenly in a text, from its beginning to its end. */
  causalPlaces(queries: number, keys: number): Float64Array;
  /** The mean weight of a key that every row has, over the places of a text of 2 … 4096 tokens. */
  meanCausalWeight(keys: number): number;
  /** Sums of networks first … first + networks − 1; a call draws at most some five million entries. */
  runTwoKinds(input: TwoKindsInput, first: number, networks: number): Float64Array;
  /** Sums of both; to be merged in the order of networks. */
  mergeTwoKinds(earlier: ArrayLike<number>, later: ArrayLike<number>): Float64Array;
  twoKindsFigures(sums: ArrayLike<number>): KindFigures[];
  /** vᵀ tanh(W₁ q + W₂ k) of every pair. */
  additiveScores(input: AdditiveInput): AdditiveScores;
  /** `scoreGradient` is queries × keys. */
  additiveGradient(input: AdditiveInput, scoreGradient: ArrayLike<number>): AdditiveGradient;
  drawScores(input: ScoresInput): DrawnScores;
  /** At most 1024 scores. */
  goodnessOfFit(input: FitInput): Fit;
  varianceBand(input: BandInput): VarianceBand;
  /** At most 1024 numbers in any order, 128 probabilities from 0 to 1. */
  quantiles(sample: ArrayLike<number>, p: ArrayLike<number>): Float64Array;
  /** ε from 1e-6 to 1. */
  samplesForScoreVariance(relativeError: number, d: ArrayLike<number>): SamplesForVariance;
  /** Of the variance of so many independent scores, for each d. */
  standardErrorOfVariance(samples: number, d: ArrayLike<number>): Float64Array;
  /** 1 … 4096 hidden units; the variance of their independent factors v, and of what each of them sees, 0 … 1e12. */
  additiveSpread(units: number, factor: number, variance: number): AdditiveSpread;
  /** 1 … 1024 numbers from -1e60 to 1e60. */
  spreadOfList(list: ArrayLike<number>): SpreadOfList;
}
