// Types of the generated glue, so that the page type-checks before the modules are built.
/// <reference types="vite/client" />

/** A binary as text; core/binaries-embedded.ts turns it back. */
declare module '*.wasm?embedded' {
  const text: string;
  export default text;
}

declare module '*/sqrt-dk-core.js' {
  export default function createCore(options?: GlueOptions): Promise<import('./types.ts').CoreModule>;
}

declare module '*/sqrt-dk-examples.js' {
  export default function createExamples(options?: GlueOptions): Promise<import('./types.ts').ExamplesModule>;
}

declare module '*/sqrt-dk-chapters.js' {
  export default function createChapters(options?: GlueOptions): Promise<import('./chapters-client.ts').ChaptersModule>;
}

declare module '*/sqrt-dk-attention.js' {
  export default function createAttention(
    options?: GlueOptions,
  ): Promise<import('./attention-client.ts').AttentionModule>;
}

declare module '*/sqrt-dk-training.js' {
  export default function createTraining(options?: GlueOptions): Promise<import('./training-client.ts').TrainingModule>;
}

declare module '*/sqrt-dk-transformer.js' {
  export default function createTransformer(
    options?: GlueOptions,
  ): Promise<import('./model/transformer-client.ts').TransformerModule>;
}

interface GlueOptions {
  /** The binary itself, where no compiled module is at hand. */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Hands over an instance of a module that is compiled already. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, compiled: WebAssembly.Module) => void,
  ) => object;
}
