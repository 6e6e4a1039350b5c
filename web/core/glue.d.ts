// Types of the generated glue, so that the page type-checks before the modules are built.
/// <reference types="vite/client" />

/** A binary as text; core/binaries-embedded.ts turns it back. */
declare module '*.wasm?embedded' {
  const text: string;
  export default text;
}

type GlueOf<Module> = import('./compile.ts').Glue<Module>;

declare module '*/sqrt-dk-core.js' {
  const createCore: GlueOf<import('./types.ts').CoreModule>;
  export default createCore;
}

declare module '*/sqrt-dk-examples.js' {
  const createExamples: GlueOf<import('./examples-client.ts').ExamplesModule>;
  export default createExamples;
}

declare module '*/sqrt-dk-chapters.js' {
  const createChapters: GlueOf<import('./chapters-client.ts').ChaptersModule>;
  export default createChapters;
}

declare module '*/sqrt-dk-attention.js' {
  const createAttention: GlueOf<import('./attention-client.ts').AttentionModule>;
  export default createAttention;
}

declare module '*/sqrt-dk-training.js' {
  const createTraining: GlueOf<import('./training-client.ts').TrainingModule>;
  export default createTraining;
}

declare module '*/sqrt-dk-transformer.js' {
  const createTransformer: GlueOf<import('./model/transformer-client.ts').TransformerModule>;
  export default createTransformer;
}
