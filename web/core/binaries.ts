// The compiled modules: by address where their files can be fetched, else from scripts that hold them; with SIMD, or without it where
// the browser has none. Both kinds give the same bits.
import { compileBytes, compileFrom, hasSimd } from './compile.ts';
import { decoded } from './embedded.ts';
import chapters from './generated/sqrt-dk-chapters.wasm?url&no-inline';
import core from './generated/sqrt-dk-core.wasm?url&no-inline';
import examples from './generated/sqrt-dk-examples.wasm?url&no-inline';
import training from './generated/sqrt-dk-training.wasm?url&no-inline';
import scalarChapters from './generated/scalar/sqrt-dk-chapters.wasm?url&no-inline';
import scalarCore from './generated/scalar/sqrt-dk-core.wasm?url&no-inline';
import scalarExamples from './generated/scalar/sqrt-dk-examples.wasm?url&no-inline';
import scalarTraining from './generated/scalar/sqrt-dk-training.wasm?url&no-inline';
import { CoreUnavailable } from './unavailable.ts';

export type Binary = 'core' | 'chapters' | 'examples' | 'training';

interface Place {
  simd: string;
  scalar: string;
  /** The binary with SIMD as text in a script. */
  script: () => Promise<{ default: string }>;
}

const places: Record<Binary, Place> = {
  core: { simd: core, scalar: scalarCore, script: () => import('./generated/sqrt-dk-core.wasm?embedded') },
  chapters: {
    simd: chapters,
    scalar: scalarChapters,
    script: () => import('./generated/sqrt-dk-chapters.wasm?embedded'),
  },
  examples: {
    simd: examples,
    scalar: scalarExamples,
    script: () => import('./generated/sqrt-dk-examples.wasm?embedded'),
  },
  training: {
    simd: training,
    scalar: scalarTraining,
    script: () => import('./generated/sqrt-dk-training.wasm?embedded'),
  },
};

/** Fetches and compiles a binary. Rejects CoreUnavailable. */
export async function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  const { simd, scalar, script } = places[binary];
  if (!hasSimd()) return compileFrom(scalar);
  try {
    return await compileFrom(simd);
  } catch (thrown) {
    // Under a policy that lets scripts load and nothing be fetched, a script brings the same bytes.
    if (!(thrown instanceof CoreUnavailable) || thrown.code !== 'not-fetched') throw thrown;
    const text = await script().catch(() => {
      throw thrown;
    });
    return compileBytes(decoded(text.default));
  }
}
