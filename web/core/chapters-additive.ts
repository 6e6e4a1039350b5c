// Additive attention as it crosses the boundary.
import type { Answer } from './types.ts';

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
export interface AdditiveGradient {
  q: Float64Array;
  k: Float64Array;
  queryMap: Float64Array;
  keyMap: Float64Array;
  v: Float64Array;
}

export interface AdditiveModule {
  additiveScores(input: AdditiveInput): Answer<AdditiveScores>;
  /** `scoreGradient` is queries × keys. */
  additiveGradient(input: AdditiveInput, scoreGradient: ArrayLike<number>): Answer<AdditiveGradient>;
}
