// Additive beside dot-product attention, on the same random vectors, as it crosses the boundary.
import type { Answer, Estimate } from './types.ts';

/** Entries of q and k N(0, 1), of both maps N(0, 1/d); as many hidden units as dimensions. */
export interface TwoKindsInput {
  seed: string;
  /** 1 … 1024. */
  d: number;
  /** 1 … 64 of each network; all see the same keys. */
  queries: number;
  /** 2 … 512. */
  keys: number;
}

/** dot q·k · dot-sqrt q·k/√d · additive v ~ N(0, 1) · additive-scaled v ~ N(0, 1/h) */
export type ScoreKind = 'dot' | 'dot-sqrt' | 'additive' | 'additive-scaled';

/** With errors from the spread between networks; 0 for one network. */
export interface KindFigures {
  kind: ScoreKind;
  scoreStd: Estimate;
  peakWeight: Estimate;
  jacobianTrace: Estimate;
}

export interface TwoKindsModule {
  /** Sums of networks first … first + networks − 1; a call draws at most some five million entries. */
  runTwoKinds(input: TwoKindsInput, first: number, networks: number): Answer<Float64Array>;
  /** Sums of both; to be merged in the order of networks. */
  mergeTwoKinds(earlier: ArrayLike<number>, later: ArrayLike<number>): Answer<Float64Array>;
  twoKindsFigures(sums: ArrayLike<number>): Answer<KindFigures[]>;
}
