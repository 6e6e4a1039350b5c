// The compiled modules where scripts hold them all.
import type { Binary } from './binaries.ts';
import { compileBytes } from './compile.ts';
import { decoded } from './embedded.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';

const scripts: Record<Binary, () => Promise<{ default: string }>> = {
  core: () => import('./generated/sqrt-dk-core.wasm?embedded'),
  chapters: () => import('./generated/sqrt-dk-chapters.wasm?embedded'),
  examples: () => import('./generated/sqrt-dk-examples.wasm?embedded'),
  training: () => import('./generated/sqrt-dk-training.wasm?embedded'),
  transformer: () => import('./generated/sqrt-dk-transformer.wasm?embedded'),
};

/** Decodes and compiles a binary. Rejects CoreUnavailable. */
export async function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  let text: string;
  try {
    text = (await scripts[binary]()).default;
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
  return compileBytes(decoded(text));
}
