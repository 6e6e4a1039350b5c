// Controls of what is trained: the menu of optimisers, a check box for each rule in the colour of its line, and fields that are
// folded away.
import { type TemplateResult, html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { roleClass } from '../../figure/styles.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import type { Bound } from '../bound.ts';
import { check, choice } from '../choice.ts';
import { field } from '../field.ts';
import { ruleRole } from '../sweep/rules.ts';
import { unfoldIf } from '../unfold-if.ts';
import { trainingRuleName } from './plans.ts';

export function chooseOptimizer(value: string, onChoose: (optimizer: string) => void): TemplateResult {
  return choice({
    id: 'optimizer',
    label: say('parameter.optimizer'),
    value,
    options: (['sgd', 'adam'] as const).map((name) => ({ value: name, name: say(`training.optimizer.${name}`) })),
    onChoose,
  });
}

// Which rules are trained: a check box for each, in the colour of its line.

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

// Fields that are folded away; they unfold when one of them has an error, and it is for the reader to fold them again.

interface FurtherFields<Name extends string> {
  summary: string;
  names: readonly Name[];
  bound: (name: Name) => Bound;
  /** Messages of hints begin with it. */
  subject: string;
  /** What stands below the fields. */
  below?: TemplateResult;
}

export function furtherFields<Name extends string>(of: FurtherFields<Name>): TemplateResult {
  const { summary, names, bound, subject, below } = of;
  const refused = names.some((name) => bound(name).error !== undefined);
  return html`<details class="more" ${ref(unfoldIf(refused))}>
    <summary>${summary}</summary>
    <div class="controls">
      ${names.map((name) =>
        field({
          ...bound(name),
          id: name,
          label: sayNamed(`parameter.${name}`) ?? name,
          hint: sayNamed(`${subject}.${name}Hint`),
          wide: name === 'dimensions',
        }),
      )}
    </div>
    ${below ?? ''}
  </details>`;
}
