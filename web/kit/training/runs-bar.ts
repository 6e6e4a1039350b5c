// Where many runs stand: start and stop, a bar, words, and the time that is left.
import { html, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { ManyRuns } from './many-runs.ts';

export interface RunsTargets {
  onStart: () => void;
  onPause: () => void;
  /** Runs again here what was recorded. */
  onRenew: () => void;
}

export function runsBar(runs: ManyRuns, { onStart, onPause, onRenew }: RunsTargets): TemplateResult {
  const { state, total, recorded } = runs;
  const running = state === 'running';
  const name = recorded
    ? 'runs.here'
    : running
      ? 'training.pause'
      : runs.progress > 0 && state !== 'done'
        ? 'training.continue'
        : 'training.start';
  return html`<div class="run" data-state=${state}>
    <button
      type="button"
      class="main"
      ?disabled=${(state === 'done' && !recorded) || total === 0}
      @click=${() => {
        if (recorded) onRenew();
        else if (running) onPause();
        else onStart();
      }}
    >
      ${say(name)}
    </button>
    <div class="standing">
      <progress max="1" .value=${runs.progress} aria-label=${say('training.progress')}></progress>
      <span>${words(runs)}</span>
    </div>
  </div>`;
}

function words(runs: ManyRuns): string {
  const { state, left } = runs;
  const of = { done: whole(runs.done), total: whole(runs.total) };
  if (runs.recorded) return say('runs.recorded', of);
  if (state === 'done') return say(runs.asRecorded ? 'runs.same' : 'runs.done', of);
  if (left === undefined) return say('runs.at', of);
  return say('runs.left', { ...of, seconds: whole(Math.max(1, Math.ceil(left / 1000))) });
}
