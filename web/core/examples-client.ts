// The worked examples as the page calls them: each call gives its value or throws CoreRefusal.
import { unwrap } from './refusal.ts';
import type { ExamplesModule, WorkedEvaluation, WorkedExample } from './types.ts';

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
