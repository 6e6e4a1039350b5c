// Rules in pictures of sweeps: which are shown, how each is named, and which role it plays.
import { type TemplateResult, html } from 'lit';
import type { ScaleRule } from '../../core/types.ts';
import type { Role } from '../../figure/styles.ts';
import { short } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { symbols } from '../symbols.ts';

// How a rule is named: with its parameter's value where it has one and the value is known.

export function ruleName({ id, parameter }: { id: string; parameter: number | null }): string {
  const filled = parameter === null ? undefined : sayNamed(`rule.${id}.filled`, { value: short(parameter) });
  return filled ?? sayNamed(`rule.${id}`) ?? id;
}

export function rulesShown(
  rules: readonly ScaleRule[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  const toggle = (id: string): void => {
    onChange(rules.map((rule) => rule.id).filter((each) => (each === id) !== shown.includes(each)));
  };
  return html`<fieldset data-parameter="shown">
    <legend>${say('sweep.rules')}</legend>
    ${rules.map(
      ({ id }) =>
        html`<label class="rule"
          ><input
            type="checkbox"
            .checked=${shown.includes(id)}
            @change=${() => {
              toggle(id);
            }}
          />
          ${symbols(ruleName({ id, parameter: null }))}</label
        >`,
    )}
  </fieldset>`;
}

// Which role a rule plays in pictures: three have a colour of their own, the others share one.

const roles: Readonly<Record<string, Role>> = { none: 'raw', sqrt: 'scaled', linear: 'flat' };

export function ruleRole(id: string): Role {
  return roles[id] ?? 'other';
}
