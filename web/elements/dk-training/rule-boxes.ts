// Which rules are trained side by side: a check box for each, in the colour of its line.
import { html, type TemplateResult } from 'lit';
import type { TrainingRule } from '../../core/training-types.ts';
import { say } from '../../messages/say.ts';
import { roleClass } from '../../plot/roles.ts';
import { check } from '../laboratory/check.ts';
import { ruleRole } from '../sweep/rule-role.ts';
import { trainingRuleName } from '../training/rule.ts';

export function ruleBoxes(
  rules: readonly TrainingRule[],
  shown: readonly string[],
  onChange: (ids: string[]) => void,
): TemplateResult {
  return html`<fieldset class="rules">
    <legend>${say('training.rules')}</legend>
    ${rules.map(
      ({ id }) =>
        html`<span class="rule ${roleClass(ruleRole(id))}"
          >${check({
            label: trainingRuleName({ id, parameter: null }),
            checked: shown.includes(id),
            onChange: (checked) => {
              onChange(rules.map((rule) => rule.id).filter((each) => (each === id ? checked : shown.includes(each))));
            },
          })}</span
        >`,
    )}
  </fieldset>`;
}
