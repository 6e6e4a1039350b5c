// Laws of entries and layers that have not learned yet, as they cross the boundary.
import type { Answer, Estimate, Range } from './types.ts';

export interface EntryLawRow {
  id: string;
  /** An entry of mean 0 and variance 1, in plain text. */
  formula: string;
  reference: string;
  parameter: ({ name: string; leastPermitted: boolean; initial: number } & Range) | null;
}

/** An entry μ + σ x, x of a law with mean 0 and variance 1. */
export interface EntryLaw {
  id: string;
  parameter: number;
  mean: number;
  std: number;
}

/** Of (entry − μ)/σ; null where the law has no such moment. */
export interface StandardMoments {
  skewness: number | null;
  kurtosis: number | null;
  sixth: number | null;
}

export interface PairsInput {
  law: EntryLaw;
  correlation: number;
  seed: string;
  /** Which of the independent draws of this seed, 0 … 1,000,000. */
  draw: number;
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
  /** Of the weights' entries: an id of the laws. */
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

export interface EntriesModule {
  entryLaws(): Answer<EntryLawRow[]>;
  standardMoments(law: EntryLaw): Answer<StandardMoments>;
  drawPairs(input: PairsInput): Answer<Pairs>;
  initializers(): Answer<Initializer[]>;
  /** dModel up to 1024; tokens · dK · (3 dModel + tokens) + 8 dModel (tokens + 3 dK) + 32 tokens² at most 3e7. */
  drawLayer(input: LayerInput, draw: number): Answer<Layer>;
  /** The same, times the draws. */
  measureLayer(input: LayerInput, draws: number): Answer<MeasuredLayer>;
  predictLayer(input: LayerInput): Answer<PredictedLayer>;
  initialVariances(): Answer<InitialVariance[]>;
}
