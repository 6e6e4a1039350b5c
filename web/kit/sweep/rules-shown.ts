// Which rules the picture of the peak weight shows, and the parameters of those that have one.
import { html, type TemplateResult } from 'lit';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { ruleName } from '../rule-name.ts';
import { symbols } from '../symbols.ts';

export function rulesShown(
  rules: readonly ScaleRule[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  const toggle = (id: string): void => {
    onChange(rules.map((rule) => rule.id).filter((each) => (each === id) !== shown.includes(each)));
  };
  return html`<fieldset data-parameter="shown">
    <legend>${say('variance.peak.rules')}</legend>
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
