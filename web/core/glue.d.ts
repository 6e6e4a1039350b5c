// Types of the generated glue, so that the page type-checks before the core is built.
/// <reference types="vite/client" />

declare module '*/sqrt-dk-core.js' {
  interface GlueOptions {
    /** The binary itself, where no compiled module is at hand. */
    wasmBinary?: ArrayBuffer | Uint8Array;
    /** Hands over an instance of a module that is compiled already. */
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, compiled: WebAssembly.Module) => void,
    ) => object;
  }
  export default function createCore(options?: GlueOptions): Promise<import('./types.ts').CoreModule>;
}
