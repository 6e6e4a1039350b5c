// The options of a choice in an order of chance: the right one, and wrong ones with feedback of their own.
import type { Chance } from './chance.ts';
import type { ChoiceAnswer } from './item.ts';

/** `right` and `wrong`: name and feedback by the option's id. */
export function options(
  chance: Chance,
  right: Readonly<Record<string, readonly [name: string, feedback: string]>>,
  wrong: Readonly<Record<string, readonly [name: string, feedback: string]>>,
): ChoiceAnswer {
  const listed = (group: typeof right, isRight: boolean): ChoiceAnswer['options'] =>
    Object.entries(group).map(([id, [name, feedback]]) => ({ id, name, right: isRight, feedback }));
  return { kind: 'choice', options: chance.shuffled([...listed(right, true), ...listed(wrong, false)]) };
}
