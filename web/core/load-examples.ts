// An instance of the worked examples, which the page loads on approach. The only import of their generated glue.
import createExamples from './generated/sqrt-dk-examples.js';

import { instantiate } from './compile.ts';
import type { ExamplesModule } from './types.ts';

/** Rejects CoreUnavailable "not-started". */
export function instantiateExamples(compiled: WebAssembly.Module): Promise<ExamplesModule> {
  return instantiate(createExamples, compiled);
}
