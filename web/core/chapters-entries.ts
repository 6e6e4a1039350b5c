// Distributions of entries, layers that have not learned yet, and the distributions of scores under such assumptions, as they cross the boundary.
import type { EntryAssumptions, Estimate, Range, ScoreLaw } from './types.ts';

export interface EntryLawRow {
  id: string;
  /** An entry of mean 0 and variance 1, in plain text. */
  formula: string;
  reference: string;
  parameter: ({ name: string; leastPermitted: boolean; initial: number } & Range) | null;
}

/** An entry μ + σ x, x of a distribution with mean 0 and variance 1. */
export type EntryLaw = EntryAssumptions['law'];

/** The same as the core takes it: the parameter may be left out where the distribution takes none. */
export type EntryLawInput = Omit<EntryLaw, 'parameter'> & Partial<EntryLaw>;

/** Entries N(0, 1), those of a query independent of those of its key. */
export const standardEntries: EntryAssumptions = {
  law: { id: 'normal', parameter: 0, mean: 0, std: 1 },
  correlation: 0,
};

/** Of (entry − μ)/σ; null where the distribution has no such moment. */
export interface StandardMoments {
  skewness: number | null;
  kurtosis: number | null;
  sixth: number | null;
}

/** What random vectors are drawn from. */
export interface Draw {
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
}

export interface PairsInput extends EntryAssumptions, Draw {
  /** Components, 1 … 65,536; fewer are a prefix of more. */
  d: number;
}

/** One query and one key, component by component. */
export interface Pairs {
  q: Float64Array;
  k: Float64Array;
  products: Float64Array;
  /** Of the products so far; the last is the score. */
  sums: Float64Array;
}

export interface Initializer {
  id: string;
  /** Of the weights' entries: an id of the distributions. */
  law: string;
  /** Their variance in plain text. */
  formula: string;
  /** Whether models that use it divide scores by √d. */
  dividesScores: boolean;
  reference: string;
}

export interface LayerInput {
  seed: string;
  dModel: number;
  heads: number;
  dK: number;
  tokens: number;
  /** Expected between two tokens, 0 … 1. */
  cosine: number;
  norm: 'none' | 'layer' | 'rms';
  epsilon: number;
  initializer: string;
}

/** Every step of one head, row-major: a row is a token. */
export interface Layer {
  tokens: Float64Array;
  normalised: Float64Array;
  q: Float64Array;
  k: Float64Array;
  v: Float64Array;
  /** tokens × tokens, not divided */
  scores: Float64Array;
}

/** Variances over independent draws, each with its standard error. */
export interface MeasuredLayer {
  query: Estimate;
  key: Estimate;
  value: Estimate;
  score: Estimate;
  scaledScore: Estimate;
  /** Within the row of one query: what softmax sees. */
  rowScore: Estimate;
  scaledRowScore: Estimate;
  meanCosine: number;
}

/** Variances of an entry of q, k and v, and standard deviations of scores, from theory. */
export interface PredictedVariances {
  query: number;
  key: number;
  value: number;
  scoreStd: number;
  scaledScoreStd: number;
}

/** The figures of MeasuredLayer, predicted. */
export interface PredictedLayer extends PredictedVariances {
  score: number;
  scaledScore: number;
  rowScore: number;
  scaledRowScore: number;
}

/** An initialisation from the literature, at its own sizes. */
export interface InitialVariance extends PredictedVariances {
  initializer: string;
  name: string;
  dModel: number;
  heads: number;
  dK: number;
  dividesScores: boolean;
  source: string;
}

// Scores whose entries follow other distributions, are correlated, or are compared by their cosine, as they cross the boundary. From theory alone.

/** One figure for each d; null where the entries' distribution lacks a moment that it takes. */
export interface ScoreOfEntries {
  mean: Float64Array;
  variance: Float64Array;
  std: Float64Array;
  skewness: Float64Array | null;
  kurtosis: Float64Array | null;
}

/** One figure for each d; null where the entries' distribution lacks a moment that it takes. */
export interface CorrelatedScore {
  mean: Float64Array;
  variance: Float64Array | null;
  std: Float64Array | null;
}

/** Of normal entries with correlation ρ. */
export interface CorrelatedScoreLaw extends ScoreLaw {
  skewness: number;
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

// The exact distribution of q·k and the normal distribution, as they cross the boundary. Lists hold 1 … 512 points, or 1 … 128 probabilities.

export interface ScoreDensity {
  /** Exact; ∞ at d = 1, x = 0. */
  density: Float64Array;
  /** Of the normal distribution of the same variance. */
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

export interface ScoreMoments extends ScoreLaw {
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

export interface EntryCalls {
  /** The distributions that entries may follow. */
  entryLaws(): EntryLawRow[];
  standardMoments(law: EntryLawInput): StandardMoments;
  drawPairs(input: PairsInput): Pairs;
  /** How published models draw their first weights. */
  initializers(): Initializer[];
  /** dModel up to 1024; tokens · dK · (3 dModel + tokens) + 8 dModel (tokens + 3 dK) + 32 tokens² at most 3e7. */
  drawLayer(input: LayerInput, draw: number): Layer;
  /** The same, times the draws. */
  measureLayer(input: LayerInput, draws: number): MeasuredLayer;
  predictLayer(input: LayerInput): PredictedLayer;
  initialVariances(): InitialVariance[];
  /** Independent entries; `d` holds 1 … 512 head dimensions up to 4096. */
  scoreOfEntries(q: EntryLawInput, k: EntryLawInput, d: ArrayLike<number>): ScoreOfEntries;
  correlatedScore(law: EntryLawInput, correlation: number, d: ArrayLike<number>): CorrelatedScore;
  /** Correlation strictly between -1 and 1; 1 … 512 points. */
  correlatedScoreLaw(correlation: number, d: number, x: ArrayLike<number>): CorrelatedScoreLaw;
  /** d from 2; 1 … 256 cosines from -1 to 1. */
  cosineLaw(d: number, x: ArrayLike<number>): CosineLaw;
  /** x with P(C ≤ x) = p for the cosine C of two random vectors. */
  cosineQuantiles(d: number, p: ArrayLike<number>): Float64Array;
  /** keys from 2 to 2^30. */
  cosineAttention(keys: number, gains: ArrayLike<number>): CosineAttention;
  /** The gain with which a key along the query has that weight among others at right angles. */
  gainForPeak(keys: number, weight: number): number;
  /** The density of q·k and of the normal distribution with its variance, at each x. */
  scoreDensity(d: number, x: ArrayLike<number>): ScoreDensity;
  /** The distribution of q·k at each x. */
  scoreProbabilities(d: number, x: ArrayLike<number>): ScoreProbabilities;
  /** Probabilities strictly between 0 and 1. */
  scoreQuantiles(d: number, p: ArrayLike<number>): Float64Array;
  /** Orders up to 12. */
  scoreMoments(d: number, order: number): ScoreMoments;
  /** At most 16 head dimensions. */
  distanceToNormal(d: ArrayLike<number>): DistanceToNormal;
  /** Of the standard normal distribution. */
  normalLaw(z: ArrayLike<number>): NormalLaw;
  /** z with Φ(z) = p. */
  normalQuantiles(p: ArrayLike<number>): Float64Array;
}
