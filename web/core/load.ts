// An instance of the core from its compiled binary.
import createCore from './generated/sqrt-dk-core.js';
import { instantiate } from './instantiate.ts';
import type { CoreModule } from './types.ts';

/** throws  CoreUnavailable "not-started" */
export async function instantiateCore(compiled: WebAssembly.Module): Promise<CoreModule> {
  return instantiate(createCore, compiled);
}
