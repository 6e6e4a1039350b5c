// The exact law of q·k and the normal law, as they cross the boundary. Lists hold 1 … 512 points, or 1 … 128 probabilities.
import type { Answer } from './types.ts';

export interface ScoreDensity {
  /** Exact; ∞ at d = 1, x = 0. */
  density: Float64Array;
  /** Of the normal law of the same variance. */
  normalDensity: Float64Array;
}

export interface Probabilities {
  cdf: Float64Array;
  upperTail: Float64Array;
  /** P(0 < S ≤ x), odd in x. */
  fromCentre: Float64Array;
}

export interface ScoreProbabilities extends Probabilities {
  logUpperTail: Float64Array;
}

export interface ScoreMoments {
  mean: number;
  variance: number;
  std: number;
  kurtosis: number;
  /** E|S| */
  meanAbsolute: number;
  /** Median of |s − s′| for two keys of one query of length √d. */
  typicalGap: number;
  /** e to the power of it: the ratio of the two weights. */
  typicalOdds: number;
  /** The same after division by √d, at every d. */
  scaledGap: number;
  scaledOdds: number;
  /** Of orders 1, 2, … */
  moments: Float64Array;
  cumulants: Float64Array;
}

export interface NormalLaw extends Probabilities {
  density: Float64Array;
}

/** The largest distance of the cdf of q·k/√d from the normal one, for each d. */
export interface DistanceToNormal {
  distance: Float64Array;
  /** Where it is reached; the negative of it is the other place. */
  at: Float64Array;
  /** The leading term for large d, 0.1377/d. */
  leadingTerm: Float64Array;
}

export interface ScoreLawModule {
  scoreDensity(d: number, x: ArrayLike<number>): Answer<ScoreDensity>;
  scoreProbabilities(d: number, x: ArrayLike<number>): Answer<ScoreProbabilities>;
  /** Probabilities strictly between 0 and 1. */
  scoreQuantiles(d: number, p: ArrayLike<number>): Answer<Float64Array>;
  /** Orders up to 12. */
  scoreMoments(d: number, order: number): Answer<ScoreMoments>;
  /** At most 16 head dimensions. */
  distanceToNormal(d: ArrayLike<number>): Answer<DistanceToNormal>;
  /** Of the standard normal law. */
  normalLaw(z: ArrayLike<number>): Answer<NormalLaw>;
  normalQuantiles(p: ArrayLike<number>): Answer<Float64Array>;
}
