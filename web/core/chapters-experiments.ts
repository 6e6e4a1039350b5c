// Draws that a reader watches add up, as they cross the boundary: the d² terms of a squared score, a matrix, rows and their gradients.
import type { Answer, RuleChoice } from './types.ts';

export interface SquareTermsInput {
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
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

export interface GradientRowsInput {
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
  /** 1 … 4096; the components of a smaller d are a prefix of those of a larger one. */
  d: number;
  /** 2 … 4096; fewer are a prefix of more. */
  keys: number;
  /** 1 … 4096, with rows · keys · d at most 4,194,304, a d below 64 counted as 64; fewer are a prefix of more. */
  rows: number;
  /** The first of the rows, counted from 0, for requests that take several calls; 0 if left out. The last row is 65,535. */
  first?: number;
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
 *   rightKey       the weight of key 1, which was named before any score was known; its mean is 1/keys at any spread
 *   scoreGradient  |J a|, of the gradient in the scaled scores
 *   queryGradient  |dL/dq|, q as it was drawn: (1/c) |Σ e_j k_j| for a divisor c, e = J a
 *   valueGradient  √Σ p²: of the gradient in all values for a gradient of length 1 in the output; at least 1/√keys
 *   pull           n |∂p₁/∂q|: how far the weight of key 1 moves when the query does, times the number of keys
 */
export type RowFigure = 'peak' | 'trace' | 'rightKey' | 'scoreGradient' | 'queryGradient' | 'valueGradient' | 'pull';

/** Independent rows: a fresh query and fresh keys for each, entries N(0, 1). One number a row for each figure. */
export interface GradientRows extends Record<RowFigure, Float64Array> {
  /** rows × keys, row-major. */
  weights: Float64Array;
  /** rows × keys, row-major. */
  scaledScores: Float64Array;
  summary: Record<RowFigure, RowSummary>;
}

export interface ExperimentsModule {
  squareTerms(input: SquareTermsInput): Answer<SquareTerms>;
  /** rows × columns independent N(0, 1) entries, row-major. */
  drawMatrix(input: MatrixInput): Answer<Float64Array>;
  gradientRows(input: GradientRowsInput): Answer<GradientRows>;
}
