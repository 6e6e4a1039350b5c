// The menu of all examples, grouped by source.
import type { WorkedExample } from '../../core/types.ts';
import { say, sayNamed } from '../../messages/say.ts';
import type { OptionGroup } from '../laboratory/choice.ts';

/** Numbers of a list that a menu entry shows. */
const shownValues = 5;

export function kindName({ kind }: WorkedExample): string {
  return sayNamed(`worked.kind.${kind}`) ?? kind;
}

/** "Softmax: Example 2, with scaling: 14, 10, 12". */
function entry(example: WorkedExample): string {
  const [first] = example.inputs;
  const name = say('worked.exampleName', { kind: kindName(example), where: example.where });
  if (!first) return name;
  const values = first.values.slice(0, shownValues).join(', ');
  return `${name} (${values}${first.values.length > shownValues ? ', …' : ''})`;
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
