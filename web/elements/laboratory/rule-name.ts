// How a rule is named: with its parameter's value where that is known.
import { short } from '../../messages/numbers.ts';
import { say, sayNamed } from '../../messages/say.ts';

export function ruleName({ id, parameter }: { id: string; parameter: number | null }): string {
  if (parameter !== null && id === 'power') return say('rule.power.filled', { value: short(parameter) });
  if (parameter !== null && id === 'constant') return say('rule.constant.filled', { value: short(parameter) });
  return sayNamed(`rule.${id}`) ?? id;
}
