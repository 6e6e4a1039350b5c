// From a chosen model to values of a laboratory's own parameters: what it has no place for is left out, what is too large is cut.
import type { RuleChoice } from '../core/types.ts';
import type { Parameter, Selection, ValuesOf } from '../schema/parameter.ts';
import type { ChosenModel, Taken } from './chosen-model.ts';

/** Where a laboratory has a place for what. */
export interface Adoption<S extends Selection> {
  /** The parameter that is dₖ. */
  dimension?: keyof S & string;
  /** The parameter that is n. */
  keys?: keyof S & string;
  /** The rule that it shows and the values by which it does; undefined where it cannot, null where it has no rule to set. */
  rule?: { shown: RuleChoice; values: Partial<ValuesOf<S>> } | undefined | null;
}

export interface Adopted<S extends Selection> {
  values: Partial<ValuesOf<S>>;
  taken: Omit<Taken, 'name' | 'tag'>;
}

export function adopted<S extends Selection>(selection: S, model: ChosenModel, asked: Adoption<S>): Adopted<S> {
  const number = (name: (keyof S & string) | undefined, value: number): Record<string, number> => {
    const parameter = name === undefined ? undefined : (selection[name] as Parameter<number> | undefined);
    const nearest = parameter?.nearest(String(value));
    return name === undefined || nearest === undefined ? {} : { [name]: nearest };
  };
  const dimension = number(asked.dimension, model.dimension);
  const keys = number(asked.keys, model.keys);
  return {
    values: { ...dimension, ...keys, ...asked.rule?.values } as Partial<ValuesOf<S>>,
    taken: {
      dimension: Object.values(dimension)[0],
      keys: Object.values(keys)[0],
      rule: ruleTaken(model, asked.rule),
    },
  };
}

function ruleTaken({ rule }: ChosenModel, asked: { shown: RuleChoice } | undefined | null): Taken['rule'] {
  if (asked === null) return undefined;
  if (asked === undefined) return 'not';
  return asked.shown.id === rule.id && asked.shown.parameter === rule.parameter ? 'rule' : 'divisor';
}

/** Of the rule and the divisor nearest to it, the first that a laboratory can show. */
export function knownRule({ rule, divisor }: ChosenModel, can: (rule: RuleChoice) => boolean): RuleChoice | undefined {
  return [rule, divisor].find(can);
}
