// An instance of what chapters ask for, which the page loads on approach. The only import of its generated glue.
import type { ChaptersModule } from './chapters-types.ts';
import createChapters from './generated/sqrt-dk-chapters.js';

import { instantiate } from './instantiate.ts';

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
