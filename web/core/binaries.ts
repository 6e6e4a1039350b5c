// The compiled modules: by address where their files can be fetched, else from scripts that hold them.
import { compileFrom } from './compile.ts';
import chapters from './generated/sqrt-dk-chapters.wasm?url&no-inline';
import core from './generated/sqrt-dk-core.wasm?url&no-inline';
import examples from './generated/sqrt-dk-examples.wasm?url&no-inline';
import training from './generated/sqrt-dk-training.wasm?url&no-inline';
import { isLeftBehind } from './left-behind.ts';
import { CoreUnavailable } from './refusal.ts';

const addresses = { core, chapters, examples, training };

export type Binary = keyof typeof addresses;

const notFetched = (thrown: unknown): boolean => thrown instanceof CoreUnavailable && thrown.code === 'not-fetched';

/**
 * Compiles the binary at an address. Rejects CoreUnavailable.
 *
 * inPackage  the address as the npm package's modules name it
 * held       compiles the same bytes from a script, which is asked for where it is needed alone
 */
export async function compiledAt(
  address: string,
  inPackage: string,
  held: () => Promise<WebAssembly.Module>,
): Promise<WebAssembly.Module> {
  if (isLeftBehind(address, inPackage)) return held();
  try {
    return await compileFrom(address);
  } catch (thrown) {
    if (!notFetched(thrown)) throw thrown;
    // Under a policy that lets scripts load and nothing be fetched, a script brings the same bytes.
    return held().catch((later: unknown) => {
      throw later instanceof CoreUnavailable && !notFetched(later) ? later : thrown;
    });
  }
}

/** Fetches and compiles a binary. Rejects CoreUnavailable. */
export function compiledBinary(binary: Binary): Promise<WebAssembly.Module> {
  return compiledAt(addresses[binary], `../sqrt-dk-${binary}.wasm`, async () =>
    (await import('./binaries-embedded.ts')).compiledBinary(binary),
  );
}
