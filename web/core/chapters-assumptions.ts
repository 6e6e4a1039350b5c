// Scores whose entries follow other laws, are correlated, or are compared by their cosine, as they cross the boundary. From theory alone.
import type { EntryLaw } from './chapters-entries.ts';
import type { Answer } from './types.ts';

/** One figure for each d; null where the entries' law lacks a moment that it takes. */
export interface ScoreOfEntries {
  mean: Float64Array;
  variance: Float64Array;
  std: Float64Array;
  skewness: Float64Array | null;
  kurtosis: Float64Array | null;
}

/** One figure for each d; null where the entries' law lacks a moment that it takes. */
export interface CorrelatedScore {
  mean: Float64Array;
  variance: Float64Array | null;
  std: Float64Array | null;
}

/** Of normal entries with correlation ρ. */
export interface CorrelatedScoreLaw {
  mean: number;
  variance: number;
  std: number;
  skewness: number;
  kurtosis: number;
  /** At each x; ∞ at d = 1, x = 0. */
  density: Float64Array;
}

/** Of the cosine of two independent vectors without preferred direction. */
export interface CosineLaw {
  mean: number;
  variance: number;
  std: number;
  kurtosis: number;
  /** At each x; ∞ at d = 2, x = ±1. */
  density: Float64Array;
  cdf: Float64Array;
  upperTail: Float64Array;
}

/** What attention by cosines can attend to, for each gain. */
export interface CosineAttention {
  /** The largest weight that any row can have. */
  peakBound: Float64Array;
  /** Of a key along the query, all others at right angles. */
  peakAmongOrthogonal: Float64Array;
}

export interface AssumptionsModule {
  /** Independent entries; `d` holds 1 … 512 head dimensions up to 4096. */
  scoreOfEntries(q: EntryLaw, k: EntryLaw, d: ArrayLike<number>): Answer<ScoreOfEntries>;
  correlatedScore(law: EntryLaw, correlation: number, d: ArrayLike<number>): Answer<CorrelatedScore>;
  /** Correlation strictly between -1 and 1; 1 … 512 points. */
  correlatedScoreLaw(correlation: number, d: number, x: ArrayLike<number>): Answer<CorrelatedScoreLaw>;
  /** d from 2; 1 … 256 cosines from -1 to 1. */
  cosineLaw(d: number, x: ArrayLike<number>): Answer<CosineLaw>;
  cosineQuantiles(d: number, p: ArrayLike<number>): Answer<Float64Array>;
  /** keys from 2 to 2^30. */
  cosineAttention(keys: number, gains: ArrayLike<number>): Answer<CosineAttention>;
  /** The gain with which a key along the query has that weight among others at right angles. */
  gainForPeak(keys: number, weight: number): Answer<number>;
}
