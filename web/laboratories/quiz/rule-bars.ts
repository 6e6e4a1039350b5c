// One figure under each of three rules as bars: no divisor, √dₖ, dₖ, each in the colour that it has on the whole page.
import { significant } from '../../i18n/numbers.ts';
import type { Role } from '../../figure/roles.ts';
import { ruleName } from '../../kit/rule-name.ts';
import type { Bars } from './item.ts';

const roles = { none: 'raw', sqrt: 'scaled', linear: 'flat' } as const satisfies Record<string, Role>;
type Rule = keyof typeof roles;

export function ruleBars(title: string, key: string, figures: Readonly<Record<Rule, number>>): Bars {
  const rules = Object.keys(roles) as Rule[];
  return {
    title,
    key,
    bars: rules.map((rule) => ({
      name: ruleName({ id: rule, parameter: null }),
      value: figures[rule],
      text: significant(figures[rule]),
      role: roles[rule],
    })),
  };
}
