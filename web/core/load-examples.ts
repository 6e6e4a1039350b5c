// The worked examples and an instance of their module, which the page loads on approach. The only import of their generated glue.
import createExamples from './generated/sqrt-dk-examples.js';

import { instantiate } from './compile.ts';
import type { Answers, WorkedEvaluation, WorkedExample, WorkedInput } from './types.ts';

/** The worked examples, a module of their own that is loaded on approach. */
export interface ExamplesClient {
  /** Every published example, in the order in which a reader should meet them. */
  workedExamples(): WorkedExample[];
  /** A pure function of the example's data, so that a reader's own inputs and printed figures are judged by the same rules. */
  evaluateWorkedExample(example: WorkedInput): WorkedEvaluation;
}

export type ExamplesModule = Answers<ExamplesClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateExamples(compiled: WebAssembly.Module): Promise<ExamplesModule> {
  return instantiate(createExamples, compiled);
}
