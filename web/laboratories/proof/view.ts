// What the laboratory shows: the core's answers to the present settings, and the examples; what is asked again is kept.
import type { ExamplesClient } from '../../core/load-examples.ts';
import type { WorkedExample, WorkedLine } from '../../core/types.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { GridView } from './grid-picture.ts';
import type { proofParameters } from './parameters.ts';
import { type Spread, spreadOf } from './squares-picture.ts';

// The published examples that this laboratory lets its readers change: found by kind, evaluated by the core, lines found by name.

/** An example's lines by name. */
export class Lines {
  readonly #lines: readonly WorkedLine[];

  constructor(lines: readonly WorkedLine[]) {
    this.#lines = lines;
  }

  /** All lines of a name, in order. */
  all(label: string): WorkedLine[] {
    return this.#lines.filter((line) => line.label === label);
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

  values(label: string): number[] {
    return this.all(label).map(({ value }) => value ?? NaN);
  }
}

export class Examples {
  readonly #client: ExamplesClient;
  readonly #examples: readonly WorkedExample[];
  #asked = new Map<string, Lines>();

  constructor(client: ExamplesClient) {
    this.#client = client;
    this.#examples = client.workedExamples();
  }

  /** The variance of numbers, each divided by `divisor` if one is given. */
  variance(values: readonly number[], divisor?: number): Lines {
    const source = this.#of('population_variance', 'values');
    const inputs = [{ name: 'values', values: values.map(String) }];
    if (divisor !== undefined) inputs.push({ name: 'divide_by', values: [String(divisor)] });
    return this.#evaluated(source, inputs);
  }

  /** The variance of a score at d, and what becomes of it where one assumption fails. */
  scoreVariance(d: number): Lines {
    return this.#evaluated(this.#of('square_of_sum', 'd_k'), [{ name: 'd_k', values: [String(d)] }]);
  }

  /** The first example of a kind; throws RangeError where there is none, which would be a fault of ours. */
  #of(kind: string, input: string): WorkedExample {
    const found = this.#examples.find((each) => each.kind === kind && each.inputs.some(({ name }) => name === input));
    if (!found) throw new RangeError(`no example of ${kind}`);
    return found;
  }

  #evaluated(source: WorkedExample, inputs: WorkedExample['inputs']): Lines {
    const asked = JSON.stringify([source.id, inputs]);
    let known = this.#asked.get(asked);
    if (!known) {
      // Few are looked at again; what a reader has slid past is let go.
      if (this.#asked.size > 64) this.#asked = new Map<string, Lines>();
      known = new Lines(this.#client.evaluateWorkedExample({ ...source, inputs, printed: [] }).lines);
      this.#asked.set(asked, known);
    }
    return known;
  }
}

export interface View {
  grid: GridView;
  rule: Rule;
}

/** Numbers before and after division. */
export interface Rule {
  values: readonly number[];
  divisor: number;
  before: Spread;
  after: Spread;
  /** The quotient of the two variances, as the core writes it. */
  check: string;
}

type Settings = Pick<ValuesOf<typeof proofParameters>, 'values' | 'divisor'>;

/** `kept`: the view before, whose rule stays the same object where nothing about it has changed. */
export function viewOf(examples: Examples, grid: GridView, settings: Settings, kept: View | undefined): View {
  return { grid, rule: ruleOf(examples, settings, kept?.rule) };
}

function ruleOf(examples: Examples, { values, divisor }: Settings, kept: Rule | undefined): Rule {
  if (kept?.values === values && kept.divisor === divisor) return kept;
  const divided = examples.variance(values, divisor);
  return {
    values,
    divisor,
    before: spreadOf(examples.variance(values), values),
    after: spreadOf(divided, divided.values('divided-value')),
    check: divided.find('variance-check')?.formula ?? '',
  };
}
