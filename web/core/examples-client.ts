// The worked examples as the page calls them: each call gives its value or throws CoreRefusal. The only import of their generated glue.
import createExamples from './generated/sqrt-dk-examples.js';
import { unwrap } from './refusal.ts';
import type { ExamplesModule, WorkedEvaluation, WorkedExample } from './types.ts';
import { instantiate } from './compile.ts';

export class ExamplesClient {
  readonly #module: ExamplesModule;

  constructor(module: ExamplesModule) {
    this.#module = module;
  }

  /** Every published example, in the order in which a reader should meet them. */
  workedExamples(): WorkedExample[] {
    return unwrap(this.#module.workedExamples());
  }

  evaluateWorkedExample(example: WorkedExample): WorkedEvaluation {
    return unwrap(this.#module.evaluateWorkedExample(example));
  }
}

/** Rejects CoreUnavailable "not-started". */
export function instantiateExamples(compiled: WebAssembly.Module): Promise<ExamplesModule> {
  return instantiate(createExamples, compiled);
}
