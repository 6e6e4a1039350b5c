// Starts an Emscripten module on a binary that is compiled already: page and workers share one compilation.
import { CoreUnavailable, detailOf } from './refusal.ts';

/** What the generated glue exports. */
export type Glue<T> = (options: {
  instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, compiled: WebAssembly.Module) => void,
  ) => object;
}) => Promise<T>;

/** throws  CoreUnavailable "not-started" */
export async function instantiate<T>(glue: Glue<T>, compiled: WebAssembly.Module): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = (thrown: unknown): void => {
      reject(new CoreUnavailable('not-started', detailOf(thrown)));
    };
    glue({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then((instance) => {
          receive(instance, compiled);
        }, refuse);
        return {};
      },
    }).then(resolve, refuse);
  });
}
