// What chapters ask for beyond the first load: plain values in, plain values and typed arrays out. Each subject has its file;
// that of scores as random walks is this one. The only import of the module's generated glue.
import type { ExperimentCalls } from './chapters-experiments.ts';
import type { EntryCalls } from './chapters-entries.ts';
import type { GradientCalls } from './chapters-gradients.ts';
import type { PrecisionCalls } from './chapters-precision.ts';
import type { SaturationCalls } from './chapters-saturation.ts';
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

/** As the page calls them: each gives its value or throws CoreRefusal. */
export interface ChaptersClient extends GradientCalls, PrecisionCalls, EntryCalls, SaturationCalls, ExperimentCalls {
  /** Running sums of many scores. */
  drawWalks(input: WalksInput): Walks;
  /** 1 … 4096 entries each, equally many, from -1e6 to 1e6. */
  dotProduct(q: ArrayLike<number>, k: ArrayLike<number>): DotProduct;
}

// An instance of their module, which the page loads on approach.

export type ChaptersModule = Answers<ChaptersClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
