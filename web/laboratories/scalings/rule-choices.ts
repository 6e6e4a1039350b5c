// Which rules the pictures show: a check box for each, in the colour of its line.
import { html, type TemplateResult } from 'lit';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { roleClass } from '../../figure/roles.ts';
import { check } from '../../kit/check.ts';
import { ruleName } from '../../kit/rule-name.ts';
import { ruleRole } from '../../kit/sweep/rule-role.ts';

/** Those that everybody asks about; the others are folded away. */
const asked = ['none', 'sqrt', 'linear', 'log', 'power', 'constant', 'fifth-power', 'exponential', 'cosine'];

export function ruleChoices(
  rules: readonly ScaleRule[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  const box = ({ id }: ScaleRule): TemplateResult =>
    html`<span class="rule ${roleClass(ruleRole(id))}"
      >${check({
        label: ruleName({ id, parameter: null }),
        checked: shown.includes(id),
        onChange: (checked) => {
          onChange(rules.map((rule) => rule.id).filter((each) => (each === id ? checked : shown.includes(each))));
        },
      })}</span
    >`;
  const others = rules.filter(({ id }) => !asked.includes(id));
  return html`<fieldset class="rules" data-parameter="shown">
      <legend>${say('scalings.rules')}</legend>
      ${rules.filter(({ id }) => asked.includes(id)).map(box)}
    </fieldset>
    <details class="more" data-parameter="shown" ?open=${others.some(({ id }) => shown.includes(id))}>
      <summary>${say('scalings.moreRules')}</summary>
      <fieldset class="rules" aria-label=${say('scalings.moreRules')}>${others.map(box)}</fieldset>
    </details>`;
}
