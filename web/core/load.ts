// An instance of the core from its compiled binary. The only import of the generated glue.
import createCore from './generated/sqrt-dk-core.js';

import type { CoreModule } from './types.ts';
import { CoreUnavailable, detailOf } from './unavailable.ts';

/**
 * Starts the core on a module that is compiled already: page and workers share one compilation.
 *
 * throws  CoreUnavailable "not-started"
 */
export async function instantiateCore(compiled: WebAssembly.Module): Promise<CoreModule> {
  return new Promise((resolve, reject) => {
    const refuse = (thrown: unknown): void => {
      reject(new CoreUnavailable('not-started', detailOf(thrown)));
    };
    createCore({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then((instance) => {
          receive(instance, compiled);
        }, refuse);
        return {};
      },
    }).then(resolve, refuse);
  });
}
