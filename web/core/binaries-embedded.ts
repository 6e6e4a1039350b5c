// The compiled modules where scripts hold them all: with SIMD, or without it where the browser has none. Both give the same bits.
import type { Binary } from './binaries.ts';
import { compileBytes, hasSimd } from './compile.ts';
import { decoded } from './embedded.ts';
import { CoreUnavailable, detailOf } from './unavailable.ts';

type Script = () => Promise<{ default: string }>;

const simd: Record<Binary, Script> = {
  core: () => import('./generated/sqrt-dk-core.wasm?embedded'),
  chapters: () => import('./generated/sqrt-dk-chapters.wasm?embedded'),
  examples: () => import('./generated/sqrt-dk-examples.wasm?embedded'),
  training: () => import('./generated/sqrt-dk-training.wasm?embedded'),
};

const scalar: Record<Binary, Script> = {
  core: () => import('./generated/scalar/sqrt-dk-core.wasm?embedded'),
  chapters: () => import('./generated/scalar/sqrt-dk-chapters.wasm?embedded'),
  examples: () => import('./generated/scalar/sqrt-dk-examples.wasm?embedded'),
  training: () => import('./generated/scalar/sqrt-dk-training.wasm?embedded'),
};

/** Decodes and compiles a binary. Rejects CoreUnavailable. */
export async function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  const script = (hasSimd() ? simd : scalar)[binary];
  let text: string;
  try {
    text = (await script()).default;
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
  return compileBytes(decoded(text));
}
