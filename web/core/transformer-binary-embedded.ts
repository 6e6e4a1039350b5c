// The transformer's compiled module where a script holds it.
import { compileBytes } from './compile.ts';
import { decoded } from './embedded.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';

/** Decodes and compiles it. Rejects CoreUnavailable. */
export async function compiledTransformer(): Promise<WebAssembly.Module> {
  let text: string;
  try {
    text = (await import('./generated/sqrt-dk-transformer.wasm?embedded')).default;
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
  return compileBytes(decoded(text));
}
