// The worked examples as the page calls them: each call gives its value or throws CoreRefusal.
import { unwrap } from './refusal.ts';
import type { Digest, ExamplesModule, WorkedEvaluation, WorkedExample } from './types.ts';

export class ExamplesClient {
  readonly #module: ExamplesModule;

  constructor(module: ExamplesModule) {
    this.#module = module;
  }

  workedExamples(): WorkedExample[] {
    return unwrap(this.#module.workedExamples());
  }

  evaluateWorkedExample(example: WorkedExample): WorkedEvaluation {
    return unwrap(this.#module.evaluateWorkedExample(example));
  }

  digests(): Digest[] {
    return unwrap(this.#module.digests());
  }
}
