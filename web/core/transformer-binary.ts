// The transformer's compiled module, apart from those that the page may need sooner: by its address, else from a script that holds it.
import { compiledAt } from './binaries.ts';
import transformer from './generated/sqrt-dk-transformer.wasm?url&no-inline';

/** Fetches and compiles it. Rejects CoreUnavailable. */
export function compiledTransformer(): Promise<WebAssembly.Module> {
  return compiledAt(transformer, '../sqrt-dk-transformer.wasm', async () =>
    (await import('./transformer-binary-embedded.ts')).compiledTransformer(),
  );
}
