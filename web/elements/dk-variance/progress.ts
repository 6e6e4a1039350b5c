// Where the sweep stands: a bar, words, and the button that runs or cancels.
import { html, nothing, type TemplateResult } from 'lit';
import { whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { SweepRun } from './sweep-run.ts';

export function progress(run: SweepRun, onRun: () => void): TemplateResult {
  const running = run.state === 'running';
  const button = running ? say('variance.cancel') : say(run.state === 'idle' ? 'variance.start' : 'variance.run');
  return html`<div class="run">
    <button
      type="button"
      @click=${() => {
        if (running) run.cancel();
        else onRun();
      }}
    >
      ${button}
    </button>
    <div class="standing">
      <progress
        max=${Math.max(1, run.total)}
        .value=${run.state === 'idle' ? 0 : run.done}
        aria-label=${say('variance.progressLabel')}
      ></progress>
      <span>${standing(run) || nothing}</span>
    </div>
  </div>`;
}

function standing({ state, done, total, request }: SweepRun): string {
  if (state === 'cancelled') return say('variance.cancelled');
  if (state === 'running' && total === 0) return say('variance.starting');
  if (state === 'running') return say('variance.progress', { done: whole(done), total: whole(total) });
  if (state === 'idle' || !request) return '';
  const { specification, dimensions } = request;
  return say('variance.done', { samples: whole(specification.samples), dimensions: whole(dimensions.length) });
}
