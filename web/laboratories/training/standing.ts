// Where the runs stand: start, pause, one step, back to the start; a bar, words, and the time that is left.
import { type TemplateResult, html, nothing } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Comparison } from './comparison.ts';

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
