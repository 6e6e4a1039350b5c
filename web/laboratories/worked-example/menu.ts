// The menu of all examples, grouped by source.
import type { WorkedExample } from '../../core/types.ts';
import { typedList } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import type { OptionGroup } from '../../kit/choice.ts';

/** Numbers of a list that a menu entry shows. */
const shownValues = 5;

export function kindName({ kind }: Pick<WorkedExample, 'kind'>): string {
  return sayNamed(`worked.kind.${kind}`) ?? kind;
}

/** Inputs by which a reader knows an example again. */
const telling = ['scores', 'values', 'x', 'q', 'weights', 'd_k'];

/** "Softmax: Example 2, with scaling (14, 10, 12; dₖ = 64)". */
function entry({ kind, where, inputs }: WorkedExample): string {
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

export function examplesBySource(examples: readonly WorkedExample[]): OptionGroup[] {
  const sources = new Map<string, WorkedExample[]>();
  for (const example of examples) {
    sources.set(example.sourceTitle, [...(sources.get(example.sourceTitle) ?? []), example]);
  }
  return [...sources].map(([name, own]) => ({
    name,
    options: own.map((example) => ({ value: example.id, name: entry(example) })),
  }));
}
