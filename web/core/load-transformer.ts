// An instance of the transformer. The only import of its generated glue.
import createTransformer from './generated/sqrt-dk-transformer.js';
import { instantiate } from './instantiate.ts';
import type { TransformerModule } from './transformer-types.ts';

/** Rejects CoreUnavailable "not-started". */
export function instantiateTransformer(compiled: WebAssembly.Module): Promise<TransformerModule> {
  return instantiate(createTransformer, compiled);
}
