// What chapters ask for beyond the first load: plain values in, plain values and typed arrays out. Each subject has its file;
// those of walks and of saturation are this one. The only import of the module's generated glue.
import type { ExperimentCalls } from './chapters-experiments.ts';
import type { EntryCalls } from './chapters-entries.ts';
import type { GradientCalls, RowFigures } from './chapters-gradients.ts';
import type { PrecisionCalls } from './chapters-precision.ts';
import { instantiate } from './compile.ts';
import createChapters from './generated/sqrt-dk-chapters.js';
import type { Answers, Histogram } from './types.ts';

// What one score is made of, and scores as random walks, as they cross the boundary.

export interface WalksInput {
  seed: string;
  /** The first walk: walk w is the pairs of draw + w. 0 … 1,000,000. */
  draw: number;
  /** Steps of a walk, 1 … 4096, with walks · d at most 1,048,576. */
  d: number;
  /** 2 … 1000; fewer are the first of more. */
  walks: number;
  /** Whether entries are -1 or 1, each as likely as the other, instead of N(0, 1). */
  coins: boolean;
}

/** Running sums of many scores, and where they end: the bins hold that, as far from 0 on either side. */
export interface Walks extends Histogram {
  /** After how many products a walk is told: 0 first, d last, 65 of them at most. */
  terms: Float64Array;
  /** walks × terms, row-major. */
  sums: Float64Array;
  /** Of the ends. */
  mean: number;
  std: number;
  /** The largest distance of an end from 0. */
  farthest: number;
  /** How many end at most √d from 0. */
  within: number;
}

/** What one score is made of; null where there is no angle, or no query to cast a shadow on. */
export interface DotProduct {
  products: Float64Array;
  /** Sums of the products above 0 and of those below. */
  positive: number;
  negative: number;
  score: number;
  queryNorm: number;
  keyNorm: number;
  cosine: number | null;
  /** In degrees. */
  angle: number | null;
  /** Of k on q, negative where it falls behind. */
  shadow: number | null;
  /** Where that shadow ends. */
  foot: Float64Array;
}

// Softmax of independent N(0, σ²) scores, as its closed forms and what rows of draws measure cross the boundary. Spreads σ are lists; keys from 2
// to 2^30.

/** Expectations for two keys, exact. */
export interface TwoKeys {
  peak: Float64Array;
  /** 1 − peak, to full precision. */
  shortfall: Float64Array;
  jacobianTrace: Float64Array;
  entropy: Float64Array;
}

/** Expectations for any number of keys, exact. */
export type ExpectedSoftmax = Record<'entropy' | 'jacobianTrace', Float64Array>;

export interface FlatSoftmax {
  entropy: Float64Array;
  /** 1 − trace of the Jacobian. */
  sumOfSquares: Float64Array;
}

export type SharpSoftmax = Record<'peak' | 'entropy' | 'jacobianTrace', Float64Array>;

/** Leading terms below the collapse. */
export type SpreadPhase = Record<'entropy' | 'logParticipation' | 'logPeak', Float64Array>;

/** Expectations beyond the collapse, for very many keys. */
export type FrozenPhase = Record<'peak' | 'entropy' | 'sumOfSquares', Float64Array>;

export interface NormalRowsInput {
  seed: string;
  /** 2 … 65,536; the scores of fewer keys are the first of more. */
  keys: number;
  /** 2 … 16,384; fewer are the first of more. */
  rows: number;
}

/** Over the rows, one for each spread. */
export interface MeasuredFigure {
  mean: Float64Array;
  standardError: Float64Array;
}

/** All spreads and all numbers of keys see the same draws. */
export interface MeasuredSpreads {
  peak: MeasuredFigure;
  /** nats */
  entropy: MeasuredFigure;
  /** e^entropy of each row. */
  effectiveKeys: MeasuredFigure;
  /** 1 − Σ p² */
  trace: MeasuredFigure;
  /** Share of rows whose largest weight is above 0.99. */
  peaked: MeasuredFigure;
}

export interface NormalRowInput {
  seed: string;
  /** 0 … 16,383, one of the rows that are measured. */
  row: number;
  /** 2 … 65,536 */
  keys: number;
  /** 0.01 … 1000 */
  spread: number;
  /** How many weights are wanted, 1 … 1024. */
  shown: number;
}

export interface NormalRow extends RowFigures {
  /** Falling; all there are if the row has fewer than were wanted. */
  weights: Float64Array;
  /** What all other keys have together. */
  rest: number;
}

/** As the page calls them: each gives its value or throws CoreRefusal. */
export interface ChaptersClient extends GradientCalls, PrecisionCalls, EntryCalls, ExperimentCalls {
  /** Running sums of many scores. */
  drawWalks(input: WalksInput): Walks;
  /** 1 … 4096 entries each, equally many, from -1e6 to 1e6. */
  dotProduct(q: ArrayLike<number>, k: ArrayLike<number>): DotProduct;
  /** At most 128 spreads from 0. */
  softmaxOfTwo(spreads: ArrayLike<number>): TwoKeys;
  /** At most 128 spreads from 0.01 to 128. */
  expectedSoftmax(keys: number, spreads: ArrayLike<number>): ExpectedSoftmax;
  /** Second order in σ; spreads from 0 to 1. */
  flatSoftmax(keys: number, spreads: ArrayLike<number>): FlatSoftmax;
  /** First order in 1/σ; at most 128 spreads, from the collapse on. */
  sharpSoftmax(keys: number, spreads: ArrayLike<number>): SharpSoftmax;
  /** √(2 ln n) for each number of keys. */
  collapseSpreads(keys: ArrayLike<number>): Float64Array;
  /** ln n of the keys over which attention collapses, for each spread. */
  logCollapseKeys(spreads: ArrayLike<number>): Float64Array;
  /** Spreads from 0 to the collapse. */
  spreadPhase(keys: number, spreads: ArrayLike<number>): SpreadPhase;
  /** At most 128 spreads beyond the collapse. */
  frozenPhase(keys: number, spreads: ArrayLike<number>): FrozenPhase;
  /** Spreads from 0.01 to 1000, with rows · keys · spreads at most 4,194,304. */
  measureSpreads(input: NormalRowsInput, spreads: ArrayLike<number>): MeasuredSpreads;
  /** One of the rows behind measureSpreads, its largest weights first. */
  normalRow(input: NormalRowInput): NormalRow;
}

// An instance of their module, which the page loads on approach.

export type ChaptersModule = Answers<ChaptersClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
