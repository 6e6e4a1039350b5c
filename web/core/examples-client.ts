// The worked examples as they cross the boundary, and an instance of their module, which the page loads on approach. The only import of their
// generated glue.
import { instantiate } from './compile.ts';
import createExamples from './generated/sqrt-dk-examples.js';
import type { Answers, RuleChoice } from './types.ts';

export type Verdict = 'agrees' | 'differs' | 'conditional' | 'undecidable' | 'unprinted';

/** One line of a worked example. */
export interface WorkedLine {
  /** Message key of the line's name, e.g. "exponential". */
  label: string;
  /** 1-based position in a list of like figures; 0 where it stands alone. */
  index: number;
  /** The calculation in plain mathematical text with its live numbers, e.g. "exp(14)" or "1202604.28 / 1387385.54". */
  formula: string;
  /** The exact value as decimal text, to at most 20 significant digits; empty for a symbolic line. */
  computed: string;
  /** The same as a double, for pictures; null for a symbolic line and where a double cannot hold it. */
  value: number | null;
  /** What `computed` is: not exact only where the source elides scores. */
  bound: 'exact' | 'at-most' | 'at-least';
  /** As the source prints it; empty where it prints nothing. */
  printed: string;
  verdict: Verdict;
  /** What should stand there, to the digits printed; empty unless verdict is "differs". */
  shouldBe: string;
  /** What rounding every earlier line as printed gives instead, if it is another figure; else empty. */
  lineByLine: string;
  /** Message key of a remark and the values its sentence takes; empty where there is none. */
  remark: string;
  remarkValues: string[];
}

/** An input of a worked example, or figures that its source prints, by name, as decimal texts. */
export interface WorkedFigures {
  name: string;
  values: string[];
}

export interface WorkedExample {
  id: string;
  source: string;
  sourceTitle: string;
  where: string;
  /** What is calculated: "softmax", "dot-product", "population-variance", … */
  kind: string;
  inputs: WorkedFigures[];
  printed: WorkedFigures[];
  /** The rule that the source applies. */
  rule: RuleChoice;
  /** True where further scores stand behind an ellipsis in the source. */
  elided: boolean;
}

/** The same as the core takes it: what says where it comes from may be left out. */
export type WorkedInput = Partial<WorkedExample> & Omit<WorkedExample, 'id' | 'source' | 'sourceTitle' | 'where'>;

export interface WorkedEvaluation {
  lines: WorkedLine[];
  /** Inputs that the rule needs and the example does not give, with the values used. */
  assumed: WorkedFigures[];
  /** Weights without and with the rule, where the example has scores; else empty. */
  weightsUnscaled: Float64Array;
  weightsScaled: Float64Array;
  divisor: number | null;
}

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
