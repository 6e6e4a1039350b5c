// The compiled modules: by address where their files can be fetched, else from scripts that hold them.
import { compileFrom } from './compile.ts';
import chapters from './generated/sqrt-dk-chapters.wasm?url&no-inline';
import core from './generated/sqrt-dk-core.wasm?url&no-inline';
import examples from './generated/sqrt-dk-examples.wasm?url&no-inline';
import training from './generated/sqrt-dk-training.wasm?url&no-inline';
import { isLeftBehind } from './assets.ts';
import { CoreUnavailable } from './refusal.ts';

export type Binary = 'core' | 'chapters' | 'examples' | 'training' | 'transformer';

/** By binary; transformer-binary.ts adds its own, of which the first load of a page has no byte. */
export const addresses = { core, chapters, examples, training } as Record<Binary, string>;

const notFetched = (thrown: unknown): boolean => thrown instanceof CoreUnavailable && thrown.code === 'not-fetched';

/** Whether the browser and its policies are to blame. */
const lasting = (thrown: unknown): boolean => thrown instanceof CoreUnavailable && thrown.code.startsWith('no-');

/** The scripts that hold the binaries are asked for where they are needed alone. */
const scripts = (): Promise<typeof import('./binaries-embedded.ts')> => import('./binaries-embedded.ts');

/** Fetches and compiles a binary. Rejects CoreUnavailable. */
export async function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  const address = addresses[binary];
  if (isLeftBehind(address, `../sqrt-dk-${binary}.wasm`)) return (await scripts()).compiledBinary(binary);
  try {
    return await compileFrom(address);
  } catch (thrown) {
    if (lasting(thrown)) throw thrown;
    // Under a policy that lets scripts load and nothing be fetched, a script brings the same bytes; and where the file broke off on its way,
    // which a cache may keep.
    const embedded = await scripts().catch(() => {
      throw thrown;
    });
    return embedded.compiledBinary(binary).catch((later: unknown) => {
      throw notFetched(later) ? thrown : later;
    });
  }
}
