// The transformer's compiled module where a script holds it.
import { compiledBinary } from './binaries-embedded.ts';

/** Decodes and compiles it. Rejects CoreUnavailable. */
export function compiledTransformer(): Promise<WebAssembly.Module> {
  return compiledBinary('transformer');
}
