// Fast attention as scripts call it, floats in, floats out: each call gives its value or throws CoreRefusal. The only import of its
// generated glue.
import createAttention from './generated/sqrt-dk-attention.js';
import { instantiate } from './compile.ts';
import type { Answers } from './types.ts';

/** softmax(Q Kᵀ / divisor) V in float. Matrices run row by row; ordinary lists of numbers are rounded to float. */
export interface FusedInput {
  /** 1 … 65,536. */
  queries: number;
  keys: number;
  /** 1 … 4096: components of queries and keys, and of values. */
  dimension: number;
  valueDimension: number;
  q: ArrayLike<number>;
  k: ArrayLike<number>;
  v: ArrayLike<number>;
  /** 1e-30 … 1e30. */
  divisor: number;
  /** Query i sees keys 1 … i alone. */
  causal: boolean;
  /** Whether the queries × keys weights are wanted too: they take most of the memory. */
  weights: boolean;
}

export interface FusedOutput {
  /** queries × valueDimension. */
  output: Float32Array;
  /** queries × keys, or null: not asked for. */
  weights: Float32Array | null;
}

export interface AttentionClient {
  fusedAttention(input: FusedInput): FusedOutput;
  /** Softmax of each row of so many columns; −∞ is masked. */
  softmaxRows(scores: ArrayLike<number>, columns: number): Float32Array;
}

export type AttentionModule = Answers<AttentionClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateAttention(compiled: WebAssembly.Module): Promise<AttentionModule> {
  return instantiate(createAttention, compiled);
}
