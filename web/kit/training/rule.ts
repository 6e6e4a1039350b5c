// Rules that are trained: how they are named, drawn and chosen.
import type { TrainingRule } from '../../core/training-types.ts';
import type { RuleChoice } from '../../core/types.ts';
import { short } from '../../i18n/numbers.ts';
import { sayNamed } from '../../i18n/say.ts';
import { ruleName } from '../rule-name.ts';

/** The name of a rule, with its gain where that is known. */
export function trainingRuleName({ id, parameter }: { id: string; parameter: number | null }): string {
  const filled = parameter === null ? undefined : sayNamed(`training.rule.${id}.filled`, { value: short(parameter) });
  return filled ?? sayNamed(`training.rule.${id}`) ?? ruleName({ id, parameter });
}

/** The rules of those ids in the core's order, each with the gain that it starts from. */
export function ruleChoicesOf(
  rules: readonly TrainingRule[],
  ids: readonly string[],
  gain: number,
): (RuleChoice & { name: string })[] {
  return rules
    .filter(({ id }) => ids.includes(id))
    .map(({ id, parameter }) => ({
      id,
      parameter: parameter ? gain : 0,
      name: trainingRuleName({ id, parameter: parameter ? gain : null }),
    }));
}
