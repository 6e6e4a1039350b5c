// How a rule is named: with its parameter's value where it has one and the value is known.
import { short } from '../i18n/numbers.ts';
import { sayNamed } from '../i18n/say.ts';

export function ruleName({ id, parameter }: { id: string; parameter: number | null }): string {
  const filled = parameter === null ? undefined : sayNamed(`rule.${id}.filled`, { value: short(parameter) });
  return filled ?? sayNamed(`rule.${id}`) ?? id;
}
