// Which rules are trained: a check box for each, in the colour of its line.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { roleClass } from '../../figure/roles.ts';
import { check } from '../check.ts';
import { ruleRole } from '../sweep/rule-role.ts';
import { trainingRuleName } from './rule.ts';

export function chooseRules(
  ids: readonly string[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  return html`<fieldset class="rules" data-parameter="shown">
    <legend>${say('training.rules')}</legend>
    ${ids.map(
      (id) =>
        html`<span class="rule ${roleClass(ruleRole(id))}"
          >${check({
            label: trainingRuleName({ id, parameter: null }),
            checked: shown.includes(id),
            onChange: (checked) => {
              onChange(ids.filter((each) => (each === id ? checked : shown.includes(each))));
            },
          })}</span
        >`,
    )}
  </fieldset>`;
}
