// The compiled modules where scripts hold them all. The core and what trains are there with SIMD, and without it for browsers that have
// none: both give the same bits. Chapters and worked examples, which gain next to nothing by SIMD, are there once.
import type { Binary } from './binaries.ts';
import { compileBytes, hasSimd } from './compile.ts';
import { decoded } from './embedded.ts';
import { CoreUnavailable, detailOf } from './unavailable.ts';

type Script = () => Promise<{ default: string }>;

const scalar: Record<Binary, Script> = {
  core: () => import('./generated/scalar/sqrt-dk-core.wasm?embedded'),
  chapters: () => import('./generated/scalar/sqrt-dk-chapters.wasm?embedded'),
  examples: () => import('./generated/scalar/sqrt-dk-examples.wasm?embedded'),
  training: () => import('./generated/scalar/sqrt-dk-training.wasm?embedded'),
};

const simd: Record<Binary, Script> = {
  ...scalar,
  core: () => import('./generated/sqrt-dk-core.wasm?embedded'),
  training: () => import('./generated/sqrt-dk-training.wasm?embedded'),
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
