// Softmax of independent N(0, σ²) scores, as its closed forms and what rows of draws measure cross the boundary. Spreads σ are lists; keys from 2 to 2^30.
import type { RowFigures } from './chapters-gradients.ts';

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

export interface SaturationCalls {
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
