// What a reader sets: rules, head dimension, optimiser and learning rate in front; sizes, seeds and switches folded away; and
// where the runs stand.
import { type TemplateResult, html, nothing } from 'lit';
import type { TrainingRule } from '../../core/training-types.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/bound.ts';
import { check } from '../../kit/choice.ts';
import { type Quantity, quantity } from '../../kit/quantity.ts';
import { chooseOptimizer, chooseRules, furtherFields } from '../../kit/training/controls.ts';
import type { Comparison } from './comparison.ts';
import type { trainingParameters } from './parameters.ts';

const dimensionStops = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** Half-decades. */
const rateStops = [1e-6, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000];

const folded = ['keys', 'runs', 'steps', 'modelWidth', 'gain', 'seed'] as const;

export function controls(
  rules: readonly TrainingRule[],
  { values: given, bound, onSet }: Binding<typeof trainingParameters>,
): TemplateResult {
  const values = given();
  const slider = (name: 'dimension' | 'rate', stops: readonly number[], spoken: string): TemplateResult => {
    const own: Omit<Quantity, 'onSlide'> = {
      ...bound(name),
      id: name,
      label: say(`parameter.${name}`),
      value: values[name],
      stops,
      spoken,
    };
    return quantity({
      ...own,
      onSlide: (value) => {
        onSet({ [name]: value });
      },
    });
  };
  const cosine = values.shown.some((id) => id === 'cosine' || id === 'learned-cosine');
  return html`${chooseRules(
      rules.map(({ id }) => id),
      values.shown,
      (shown) => {
        onSet({ shown });
      },
    )}
    <div class="controls">
      ${slider('dimension', dimensionStops, say('training.dimensionSpoken', { d: whole(values.dimension) }))}
      ${slider('rate', rateStops, say('training.rateSpoken', { rate: short(values.rate) }))}
      ${chooseOptimizer(values.optimizer, (optimizer) => {
        onSet({ optimizer });
      })}
    </div>
    ${furtherFields({
      summary: say('training.more'),
      names: folded.filter((name) => name !== 'gain' || cosine),
      bound,
      subject: 'training',
      below: html`<div class="switches">
        ${(['trainValues', 'smallStart'] as const).map((name) =>
          check({
            label: say(`training.${name}`),
            checked: values[name],
            onChange: (on) => {
              onSet({ [name]: on });
            },
          }),
        )}
      </div>`,
    })}
    ${values.shown.length === 0 ? html`<p class="note">${say('training.noRule')}</p>` : nothing}`;
}

// Where the runs stand: start, pause, one step, back to the start; a bar, words, and the time that is left.

interface StandingTargets {
  onStart: () => void;
  onPause: () => void;
  onStep: () => void;
  onBegin: () => void;
}

export function standing(
  comparison: Comparison,
  { onStart, onPause, onStep, onBegin }: StandingTargets,
): TemplateResult {
  const { state, done, total } = comparison;
  const running = state === 'running';
  const ended = state === 'done' || total === 0;
  const button = (name: string, action: () => void, disabled = false, quiet = true): TemplateResult =>
    html`<button type="button" class=${quiet ? 'quiet' : 'main'} ?disabled=${disabled} @click=${action}>
      ${name}
    </button>`;
  return html`<div class="run" data-state=${state}>
    ${
      running
        ? button(say('training.pause'), onPause, false, false)
        : button(say(done > 0 && !ended ? 'training.continue' : 'training.start'), onStart, ended, false)
    }
    ${button(say('training.step'), onStep, running || ended)} ${button(say('training.begin'), onBegin, done === 0)}
    <div class="standing">
      <progress max=${Math.max(1, total)} .value=${done} aria-label=${say('training.progress')}></progress>
      <span>${words(comparison) || nothing}</span>
    </div>
  </div>`;
}

function words({ state, step, asked, left, sides }: Comparison): string {
  if (!asked || sides.length === 0) return '';
  const of = {
    rules: whole(sides.length),
    runs: whole(sides[0]?.runs.length ?? 0),
    steps: whole(asked.steps),
    step: whole(step),
  };
  if (state === 'done') return say('training.done', of);
  if (state !== 'running') return say('training.at', of);
  if (left === undefined) return say('training.at', of);
  return say('training.left', { ...of, seconds: whole(Math.max(1, Math.ceil(left / 1000))) });
}
