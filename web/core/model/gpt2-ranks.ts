// GPT-2's byte pairs by rank, from gpt-tokenizer. The only import of that library.
import bytePairs from 'gpt-tokenizer/bpeRanks/r50k_base';
import { encode } from 'gpt-tokenizer/encoding/gpt2';

/** What no byte pair gives: the end of a text, the token after the last. */
const endOfText = '<|endoftext|>';

export function tokensOf(text: string): number[] {
  return encode(text, { disallowedSpecial: new Set() });
}

/** tokens  checked */
export function piecesOf(tokens: readonly number[]): string[] {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return tokens.map((token, at) => {
    const pair = bytePairs[token] ?? endOfText;
    const bytes = typeof pair === 'string' ? encoder.encode(pair) : Uint8Array.from(pair);
    // The bytes of a character that goes on in the next token are kept there; after the last there is none.
    return decoder.decode(bytes, { stream: at + 1 < tokens.length });
  });
}
