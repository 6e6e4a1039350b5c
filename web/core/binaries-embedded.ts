// The compiled modules where scripts hold them all.
import type { Binary } from './binaries.ts';
import { compileBytes } from './compile.ts';
import { orNotFetched } from './refusal.ts';

const scripts: Record<Binary, () => Promise<{ default: string }>> = {
  core: () => import('./generated/sqrt-dk-core.wasm?embedded'),
  chapters: () => import('./generated/sqrt-dk-chapters.wasm?embedded'),
  examples: () => import('./generated/sqrt-dk-examples.wasm?embedded'),
  training: () => import('./generated/sqrt-dk-training.wasm?embedded'),
  transformer: () => import('./generated/sqrt-dk-transformer.wasm?embedded'),
};

/** Decodes and compiles a binary. Rejects CoreUnavailable. */
export async function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  return compileBytes(decoded((await orNotFetched(scripts[binary])).default));
}

/** Decodes and compiles the transformer's module. Rejects CoreUnavailable. */
export const compiledTransformer = (): Promise<WebAssembly.Module> => compiledBinary('transformer');

// Bytes from the text that a script holds them as: web/packaging/embedded-binary.ts writes it, and says why in this form.

/** The alphabet's characters have codes below this. */
export const codes = 0x400;

/** The bytes of a text whose first 256 characters stand for the bytes 0 to 255. */
export function decoded(text: string): Uint8Array<ArrayBuffer> {
  const byteOf = new Uint8Array(codes);
  for (let byte = 0; byte < 256; byte += 1) byteOf[text.charCodeAt(byte)] = byte;
  const bytes = new Uint8Array(text.length - 256);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = byteOf[text.charCodeAt(index + 256)] ?? 0;
  return bytes;
}
