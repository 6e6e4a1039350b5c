// A text as GPT-2's tokens, and tokens as pieces of text.
import { CoreUnavailable } from './refusal.ts';

const missing = (asked: string): CoreUnavailable =>
  new CoreUnavailable('not-started', `no ranks of tokens are here yet: ${asked}`);

/** Loads the ranks when first asked. Rejects CoreUnavailable. */
export function gpt2Tokens(text: string): Promise<number[]> {
  return Promise.reject(missing(text));
}

/** Loads the ranks when first asked. Rejects CoreUnavailable. */
export function gpt2Pieces(tokens: readonly number[]): Promise<string[]> {
  return Promise.reject(missing(tokens.join(' ')));
}
