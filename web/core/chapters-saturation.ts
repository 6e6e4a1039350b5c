// Softmax of independent N(0, σ²) scores, as its closed forms cross the boundary. Spreads σ are lists; keys from 2 to 2^30.
import type { Answer } from './types.ts';

/** Expectations for two keys, exact. */
export interface TwoKeys {
  peak: Float64Array;
  /** 1 − peak, to full precision. */
  shortfall: Float64Array;
  jacobianTrace: Float64Array;
  entropy: Float64Array;
}

export interface FlatSoftmax {
  entropy: Float64Array;
  /** 1 − trace of the Jacobian. */
  sumOfSquares: Float64Array;
}

export interface SharpSoftmax {
  peak: Float64Array;
  entropy: Float64Array;
  jacobianTrace: Float64Array;
}

/** Leading terms below the collapse. */
export interface SpreadPhase {
  entropy: Float64Array;
  logParticipation: Float64Array;
  logPeak: Float64Array;
}

/** Expectations beyond the collapse, for very many keys. */
export interface FrozenPhase {
  peak: Float64Array;
  entropy: Float64Array;
  sumOfSquares: Float64Array;
}

export interface SaturationModule {
  /** At most 128 spreads from 0. */
  softmaxOfTwo(spreads: ArrayLike<number>): Answer<TwoKeys>;
  /** Second order in σ; spreads from 0 to 1. */
  flatSoftmax(keys: number, spreads: ArrayLike<number>): Answer<FlatSoftmax>;
  /** First order in 1/σ; at most 128 spreads, from the collapse on. */
  sharpSoftmax(keys: number, spreads: ArrayLike<number>): Answer<SharpSoftmax>;
  /** √(2 ln n) for each number of keys. */
  collapseSpreads(keys: ArrayLike<number>): Answer<Float64Array>;
  /** ln n of the keys over which attention collapses, for each spread. */
  logCollapseKeys(spreads: ArrayLike<number>): Answer<Float64Array>;
  /** Spreads from 0 to the collapse. */
  spreadPhase(keys: number, spreads: ArrayLike<number>): Answer<SpreadPhase>;
  /** At most 128 spreads beyond the collapse. */
  frozenPhase(keys: number, spreads: ArrayLike<number>): Answer<FrozenPhase>;
}
