// Fetches, compiles and starts binaries of the core.
import { fetchBinary } from './assets.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';

// A module with one function that gives `i32x4.splat(0)` reduced to a lane: valid only where SIMD is.
// oxfmt-ignore
const simdProbe = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
);

/** Throws CoreUnavailable where WebAssembly is missing. */
function requireWebAssembly(): void {
  if (typeof WebAssembly !== 'object') throw new CoreUnavailable('no-webassembly', 'WebAssembly is not defined');
}

/**
 * Compiles the binary at an address.
 *
 * Streams where the host sends application/wasm; compiles from bytes where it sends another type, or this one with
 * a parameter, which browsers do not stream.
 * throws  CoreUnavailable
 */
export async function compileFrom(address: string | URL): Promise<WebAssembly.Module> {
  requireWebAssembly();
  const response = await fetchBinary(address);
  const streams = response.headers.get('content-type')?.trim().toLowerCase() === 'application/wasm';
  return compiling(async () =>
    streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()),
  );
}

/** Compiles bytes that are at hand. throws  CoreUnavailable */
export function compileBytes(bytes: BufferSource): Promise<WebAssembly.Module> {
  requireWebAssembly();
  return compiling(() => WebAssembly.compile(bytes));
}

async function compiling(compile: () => Promise<WebAssembly.Module>): Promise<WebAssembly.Module> {
  try {
    return await compile();
  } catch (thrown) {
    if (!WebAssembly.validate(simdProbe)) throw new CoreUnavailable('no-simd', detailOf(thrown));
    // A policy without 'wasm-unsafe-eval' shows itself here.
    const forbidden = /content security policy|unsafe-eval|disallowed by embedder/i.test(String(thrown));
    throw new CoreUnavailable(forbidden ? 'no-webassembly' : 'not-started', detailOf(thrown));
  }
}

// Starts an Emscripten module on a binary that is compiled already: page and workers share one compilation.

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
    const refuse = (thrown: unknown): void => reject(new CoreUnavailable('not-started', detailOf(thrown)));
    glue({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then((instance) => receive(instance, compiled), refuse);
        return {};
      },
    }).then(resolve, refuse);
  });
}
