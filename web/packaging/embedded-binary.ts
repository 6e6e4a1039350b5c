// A Vite plugin: `import text from './x.wasm?embedded'` gives a binary as text, which core/binaries-embedded.ts turns back. Each byte is one
// character, the most frequent bytes the characters of one byte in UTF-8: after brotli 4 % more than the binary itself, where
// base64 takes 37 %.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const suffix = '?embedded';

/** Characters that need no escape in any literal, nor end a script: those of one byte in UTF-8, and enough of two. */
const short = range(0x20, 0x7f).filter((character) => !/["'`\\$<]/.test(character));
const long = range(0x100, 0x200);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index));
}

/** A character for each byte. Binaries that lie in one script have one alphabet, so that brotli finds what one shares with another. */
export function alphabetFor(binaries: readonly Uint8Array[]): string[] {
  const count = new Array<number>(256).fill(0);
  for (const bytes of binaries) for (const byte of bytes) count[byte] = (count[byte] ?? 0) + 1;
  const byFrequency = count
    .map((times, byte) => ({ times, byte }))
    .sort((a, b) => b.times - a.times || a.byte - b.byte);
  const bytes = byFrequency.map(({ byte }) => byte);
  const alphabet: string[] = [];
  // In both groups the order is that of the bytes, of which brotli makes something.
  const give = (group: number[], characters: string[]): void => {
    for (const [rank, byte] of group.sort((a, b) => a - b).entries()) alphabet[byte] = characters[rank] ?? '';
  };
  give(bytes.slice(0, short.length), short);
  give(bytes.slice(short.length), long);
  return alphabet;
}

/** The text that `decoded` turns back into the bytes. */
export function encoded(bytes: Uint8Array, alphabet = alphabetFor([bytes])): string {
  return alphabet.join('') + Array.from(bytes, (byte) => alphabet[byte] ?? '').join('');
}

/** The modules of the page. */
const names = ['core', 'chapters', 'examples', 'training'];
const core = new URL('../core/', import.meta.url);
let common: string[] | undefined;

function commonAlphabet(): string[] {
  const paths = names.map((name) => `generated/sqrt-dk-${name}.wasm`);
  return (common ??= alphabetFor(paths.map((path) => readFileSync(new URL(path, core)))));
}

export function embeddedBinary(): Plugin {
  return {
    name: 'sqrt-dk-embedded-binary',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const text = encoded(readFileSync(id.slice(0, -suffix.length)), commonAlphabet());
      return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: 'js' };
    },
  };
}
