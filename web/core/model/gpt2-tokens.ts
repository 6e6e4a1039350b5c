// A text as GPT-2's tokens, and tokens as pieces of text. The ranks of tokens, 170 KB compressed, are fetched when first asked for.
import { fetched } from '../fetch-module.ts';
import { refuse } from '../refusal.ts';

/** Characters of a text at most: many times what the longest context takes. */
export const mostCharacters = 65_536;

/** Characters of a word at most, and of white space between two: time grows with their square, and one of 16,384 took twelve seconds. */
export const longestWord = 512;
const tooLong = new RegExp(`\\S{${String(longestWord + 1)}}|\\s{${String(longestWord + 1)}}`);

/** Tokens that GPT-2 has; the last ends a text. */
export const vocabulary = 50_257;

/** In the single file they are left out. */
const ranks = (): Promise<typeof import('./gpt2-ranks.ts')> => fetched(() => import('./gpt2-ranks.ts'));

/** Every text has tokens, "<|endoftext|>" too, which is read as it stands. Rejects CoreRefusal, CoreUnavailable. */
export async function gpt2Tokens(text: string): Promise<number[]> {
  if (text.length > mostCharacters) refuse('too-long', 'text', String(text.length), `0 … ${String(mostCharacters)}`);
  const [word] = tooLong.exec(text) ?? [];
  if (word !== undefined) refuse('too-long', 'word', word, `0 … ${String(longestWord)}`);
  return (await ranks()).tokensOf(text);
}

/** The piece of each token: together they are the text. A character of several tokens stands with the last of them. Rejects as gpt2Tokens. */
export async function gpt2Pieces(tokens: readonly number[]): Promise<string[]> {
  for (const [at, token] of tokens.entries()) {
    if (!(Number.isInteger(token) && token >= 0 && token < vocabulary))
      refuse('out-of-range', `token ${String(at + 1)}`, String(token), `0 … ${String(vocabulary - 1)}`);
  }
  return (await ranks()).piecesOf(tokens);
}
