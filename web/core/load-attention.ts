// An instance of fast attention. The only import of its generated glue.
import type { AttentionModule } from './attention-types.ts';
import createAttention from './generated/sqrt-dk-attention.js';

import { instantiate } from './instantiate.ts';

/** Rejects CoreUnavailable "not-started". */
export function instantiateAttention(compiled: WebAssembly.Module): Promise<AttentionModule> {
  return instantiate(createAttention, compiled);
}
