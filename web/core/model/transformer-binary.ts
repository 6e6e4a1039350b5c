// The transformer's compiled module, which comes with the first weight file.
import { addresses, compiledBinary } from '../binaries.ts';
import transformer from '../generated/sqrt-dk-transformer.wasm?url&no-inline';

/** Fetches and compiles it. Rejects CoreUnavailable. */
export function compiledTransformer(): Promise<WebAssembly.Module> {
  addresses.transformer = transformer;
  return compiledBinary('transformer');
}
