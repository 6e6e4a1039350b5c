// What the laboratory shows: the core's answers to the present settings, and the examples; what is asked again is kept.
import type { ExamplesClient, WorkedExample, WorkedLine } from '../../core/examples-client.ts';
import type { SquareTerms } from '../../core/chapters-experiments.ts';

// The published examples that this laboratory lets its readers change: found by kind, evaluated by the core, lines found by name.

/** An example's lines by name. */
export class Lines {
  readonly #lines: readonly WorkedLine[];

  constructor(lines: readonly WorkedLine[]) {
    this.#lines = lines;
  }

  /** The value of the only line of a name; throws RangeError where there is none, which would be a fault of ours. */
  value(label: string): number {
    const value = this.find(label)?.value;
    if (value === undefined || value === null) throw new RangeError(`no value of ${label}`);
    return value;
  }

  find(label: string): WorkedLine | undefined {
    return this.#lines.find((line) => line.label === label);
  }

  /** Of all lines of a name, in order. */
  values(label: string): number[] {
    return this.#lines.flatMap((line) => (line.label === label ? [line.value ?? NaN] : []));
  }
}

export class Examples {
  readonly #client: ExamplesClient;
  readonly #examples: readonly WorkedExample[];
  readonly #asked = new Map<string, Lines>();

  constructor(client: ExamplesClient) {
    this.#client = client;
    this.#examples = client.workedExamples();
  }

  /** The variance of numbers, each divided by `divisor` if one is given. */
  variance(values: readonly number[], divisor?: number): Lines {
    const inputs = [{ name: 'values', values: values.map(String) }];
    if (divisor !== undefined) inputs.push({ name: 'divide_by', values: [String(divisor)] });
    return this.#evaluated('population_variance', inputs);
  }

  /** The variance of a score at d, and what becomes of it where one assumption fails. */
  scoreVariance(d: number): Lines {
    return this.#evaluated('square_of_sum', [{ name: 'd_k', values: [String(d)] }]);
  }

  /** The first example of a kind that has such an input; throws RangeError where there is none, which would be a fault of ours. */
  #evaluated(kind: string, inputs: WorkedExample['inputs']): Lines {
    const asked = JSON.stringify([kind, inputs]);
    const known = this.#asked.get(asked);
    if (known) return known;
    // Few are looked at again; what a reader has slid past is let go.
    if (this.#asked.size > 64) this.#asked.clear();
    const source = this.#examples.find(
      (each) => each.kind === kind && each.inputs.some(({ name }) => name === inputs[0]?.name),
    );
    if (!source) throw new RangeError(`no example of ${kind}`);
    const lines = new Lines(this.#client.evaluateWorkedExample({ ...source, inputs, printed: [] }).lines);
    this.#asked.set(asked, lines);
    return lines;
  }
}

export interface GridView {
  d: number;
  draws: number;
  terms: SquareTerms;
}

export interface View {
  grid: GridView;
  rule: Rule;
}

export type Rule = ReturnType<typeof ruleOf>;

export type Spread = ReturnType<typeof spreadOf>;

/** Numbers with their mean, their distances to it, the squares of these, and the mean of the squares. */
export function spreadOf(lines: Lines, values: readonly number[]) {
  return {
    values,
    mean: lines.value('mean'),
    differences: lines.values('difference'),
    squares: lines.values('squared-difference'),
    variance: lines.value('variance'),
  };
}

/** Numbers before and after division. */
export function ruleOf(examples: Examples, values: readonly number[], divisor: number) {
  const divided = examples.variance(values, divisor);
  return {
    divisor,
    before: spreadOf(examples.variance(values), values),
    after: spreadOf(divided, divided.values('divided-value')),
    /** The quotient of the two variances, as the core writes it. */
    check: divided.find('variance-check')?.formula ?? '',
  };
}
