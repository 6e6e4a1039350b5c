// The steps as a row of radio buttons, which arrow keys go along, between Back and Next; under it what the step does.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { stepBeside, steps, type Step } from './steps.ts';

export interface StepBar {
  step: Step;
  /** The name of the chosen rule. */
  rule: string;
  /** What the step does. */
  says: string;
  onStep: (step: Step) => void;
}

export function stepBar({ step, rule, says, onStep }: StepBar): TemplateResult {
  const beside = (by: -1 | 1): TemplateResult => {
    const to = stepBeside(step, by);
    return html`<button
      type="button"
      class="beside"
      ?disabled=${to === undefined}
      @click=${() => {
        if (to) onStep(to);
      }}
    >
      ${say(by < 0 ? 'attention.back' : 'attention.next')}
    </button>`;
  };
  return html`<div class="stepping" data-parameter="step">
      ${beside(-1)}
      <fieldset>
        <legend class="unseen">${say('attention.steps')}</legend>
        ${steps.map((each) => radio(each, each === 'scaled' ? rule : say(`attention.step.${each}`), { step, onStep }))}
      </fieldset>
      ${beside(1)}
    </div>
    <p class="says">${symbols(says)}</p>`;
}

function radio(own: Step, name: string, { step, onStep }: Pick<StepBar, 'step' | 'onStep'>): TemplateResult {
  return html`<label class=${steps.indexOf(own) < steps.indexOf(step) ? 'done' : ''}
    ><input
      type="radio"
      name="step"
      value=${own}
      .checked=${live(own === step)}
      @change=${() => {
        onStep(own);
      }}
    /><span>${symbols(name)}</span></label
  >`;
}
