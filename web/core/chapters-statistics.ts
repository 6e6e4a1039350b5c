// Drawn scores, tests of fit and the band of a variance, as they cross the boundary.
import type { EntryLaw } from './chapters-entries.ts';
import type { Answer, Estimate } from './types.ts';

export interface ScoresInput {
  law: EntryLaw;
  correlation: number;
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
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
  /** The exact law of q·k, or the normal law of its variance. */
  against: 'score' | 'normal';
}

export interface Fit {
  kolmogorovSmirnov: number;
  kolmogorovSmirnovP: number;
  /** null where a score lies so far out that the law gives it no probability. */
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
  refusal: 'no-fourth-moment' | 'no-sixth-moment' | 'too-skewed' | null;
}

/** One figure for each d. */
export interface SamplesForVariance {
  /** Independent scores for which their variance lies within ±ε in 95 of 100 repetitions. */
  samples: Float64Array;
  /** How often an interval that takes scores for normal holds the truth. */
  coverageIfTakenForNormal: Float64Array;
}

export interface StatisticsModule {
  drawScores(input: ScoresInput): Answer<DrawnScores>;
  /** At most 1024 scores. */
  goodnessOfFit(input: FitInput): Answer<Fit>;
  varianceBand(input: BandInput): Answer<VarianceBand>;
  /** At most 1024 numbers in any order, 128 probabilities from 0 to 1. */
  quantiles(sample: ArrayLike<number>, p: ArrayLike<number>): Answer<Float64Array>;
  /** ε from 1e-6 to 1. */
  samplesForScoreVariance(relativeError: number, d: ArrayLike<number>): Answer<SamplesForVariance>;
  /** Of the variance of so many independent scores, for each d. */
  standardErrorOfVariance(samples: number, d: ArrayLike<number>): Answer<Float64Array>;
}
