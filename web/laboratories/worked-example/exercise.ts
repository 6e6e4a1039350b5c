// The menu of all examples, and the one on show: what its source gives, with what the reader has put in its place, and what is shown
// first. It judges and computes nothing.
import type { WorkedEvaluation, WorkedExample, WorkedFigures } from '../../core/examples-client.ts';
import type { RuleChoice } from '../../core/types.ts';
import { listed, localized, percent, typedList } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import type { Figures } from '../../schema/lists.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { OptionGroup } from '../../kit/buttons.ts';
import type { workedExampleParameters } from './parameters.ts';
import { printedFigures } from './given.ts';

/** The rule's name in links that stands for the source's own rule. */
export const rulesOwn = 'source';

/** What a reader can change; `rule` is an id, or "source". */
export type Changes = Omit<ValuesOf<typeof workedExampleParameters>, 'example'>;

export type Exercise = ReturnType<typeof exerciseOf>;

function chosenRule(source: RuleChoice, { rule, exponent, constant }: Changes): RuleChoice {
  if (rule === rulesOwn || rule === source.id) return source;
  return { id: rule, parameter: rule === 'power' ? exponent : rule === 'constant' ? constant : 0 };
}

export function exerciseOf(source: WorkedExample, changes: Changes) {
  const rule = chosenRule(source.rule, changes);
  /** Whether inputs or rule are not the source's: its printed figures then belong to another calculation. */
  const changed = changes.inputs.length > 0 || rule !== source.rule;
  const inputs = withChanges(source.inputs, changes.inputs);
  const printed = changed ? printedFigures(source.kind, changes.printed) : source.printed;
  return { example: { ...source, inputs, rule, printed }, changed };
}

function withChanges(own: readonly WorkedFigures[], changes: readonly Figures[]): WorkedFigures[] {
  const changed = new Map(changes.map(({ name, values }) => [name, [...values]]));
  const kept = own.map(({ name, values }) => ({ name, values: changed.get(name) ?? values }));
  // An input that the example did not give, but the rule needed.
  const added = changes.filter(({ name }) => !own.some((each) => each.name === name));
  return [...kept, ...added.map(({ name, values }) => ({ name, values: [...values] }))];
}

/** "64" and "64.0" are one number; what is told apart by later digits than a double has is another. */
function sameNumbers(own: readonly string[] | undefined, typed: readonly string[]): boolean {
  const plain = (text: string): string =>
    text
      .replace(/^\+/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  return own?.map(plain).join(' ') === typed.map(plain).join(' ');
}

/** The changes with one more: figures equal to the source's are no change. */
export function changedInputs(
  source: WorkedExample,
  changes: readonly Figures[],
  { name, values }: Figures,
): readonly Figures[] {
  const others = changes.filter((each) => each.name !== name);
  const own = source.inputs.find((each) => each.name === name);
  return sameNumbers(own?.values, values) ? others : [...others, { name, values }];
}

// The question with which the worked example opens: what softmax makes of three scores that lie close together.

/** Whole per cents. */
const stops = Array.from({ length: 101 }, (_, share) => share / 100);

export function scoresOf({ inputs }: Pick<WorkedExample, 'inputs'>): string {
  return listed((inputs.find(({ name }) => name === 'scores')?.values ?? []).map(localized));
}

export function firstShare(
  example: WorkedExample,
  { weightsUnscaled, weightsScaled }: Pick<WorkedEvaluation, 'weightsUnscaled' | 'weightsScaled'>,
): { question: Question; outcome: Outcome | undefined } {
  const question: Question = {
    text: say('worked.guess.question', { scores: scoresOf(example) }),
    answer: { kind: 'number', stops, initial: 0.5, text: (share) => percent(share) },
  };
  const [unscaled] = weightsUnscaled;
  const [scaled] = weightsScaled;
  if (unscaled === undefined || scaled === undefined) return { question, outcome: undefined };
  return {
    question,
    outcome: {
      value: unscaled,
      text: say('worked.guess.result', { weight: percent(unscaled, 1) }),
      why: say('worked.guess.why', { scaled: percent(scaled, 1) }),
    },
  };
}

// The menu of all examples: those with a mistake, then the others by source.

/** Numbers of a list that a menu entry shows. */
const shownValues = 5;

export function kindName({ kind }: Pick<WorkedExample, 'kind'>): string {
  return sayNamed(`worked.kind.${kind}`) ?? kind;
}

/** Inputs by which a reader knows an example again. */
const telling = ['scores', 'values', 'x', 'q', 'weights', 'd_k'];

/** "Softmax: Example 2, with scaling (14, 10, 12; dₖ = 64)". */
export function exampleName({ kind, where, inputs }: WorkedExample): string {
  const values = (name: string): string | undefined => {
    const list = inputs.find((input) => input.name === name)?.values;
    return list && typedList(list.length > shownValues ? [...list.slice(0, shownValues), '…'] : list);
  };
  const first = inputs.find(({ name }) => telling.includes(name))?.name;
  const dimension = values('d_k');
  const divisor = values('divide_by');
  const parts = [
    first && first !== 'd_k' ? values(first) : undefined,
    dimension && say('worked.exampleDimension', { d: dimension }),
    divisor && say('worked.exampleDivisor', { divisor }),
  ].filter(Boolean);
  const name = say('worked.exampleName', { kind: kindName({ kind }), where });
  return parts.length > 0 ? `${name} (${parts.join('; ')})` : name;
}

/** Whether a figure that the source prints is another than the one computed. */
export function hasMistake({ lines }: Pick<WorkedEvaluation, 'lines'>): boolean {
  return lines.some(({ verdict }) => verdict === 'differs');
}

export function menuOf(
  examples: readonly WorkedExample[],
  mistaken: (example: WorkedExample) => boolean,
): OptionGroup[] {
  const wrong = examples.filter(mistaken);
  const groups = new Map(wrong.length > 0 ? [[say('worked.mistaken'), wrong]] : []);
  for (const example of examples) {
    if (wrong.includes(example)) continue;
    groups.set(example.sourceTitle, [...(groups.get(example.sourceTitle) ?? []), example]);
  }
  return [...groups].map(([name, own]) => ({
    name,
    options: own.map((example) => ({ value: example.id, name: exampleName(example) })),
  }));
}
