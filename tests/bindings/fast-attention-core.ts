// The module of fast attention in Node, started as a page starts it, and one good call of each of its functions.
import { readFile } from 'node:fs/promises';
import {
  instantiateAttention,
  type AttentionClient,
  type AttentionModule,
  type FusedInput,
} from '../../web/core/attention-client.ts';
import { unwrapped } from '../../web/core/refusal.ts';

const binary = await readFile(new URL('../../web/core/generated/sqrt-dk-attention.wasm', import.meta.url));

/** The bound functions as they are. */
export const boundAttention = await instantiateAttention(await WebAssembly.compile(binary));

/** The same as scripts call them. */
export const attention = unwrapped<AttentionClient>(boundAttention);

/** Two queries, two keys: scores 0 and ln 3 for the first query, twice that for the second. */
export const small: FusedInput = {
  queries: 2,
  keys: 2,
  dimension: 1,
  valueDimension: 1,
  q: [1, 2],
  k: [0, 2 * Math.log(3)],
  v: [4, 8],
  divisor: 2,
  causal: false,
  weights: true,
};

export const goodAttention: { [Name in keyof AttentionModule]: Parameters<AttentionModule[Name]> } = {
  fusedAttention: [small],
  softmaxRows: [[1, 2, 3, 4], 2],
};
