// Where the sweep stands: a bar, words, and the button that runs or cancels.
import { html, nothing, type TemplateResult } from 'lit';
import { computesOnPage } from '../../core/shared.ts';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { SweepRun } from './sweep-run.ts';
import { button } from '../buttons.ts';

export function progress(run: SweepRun, onRun: () => void): TemplateResult {
  const running = run.state === 'running';
  const name = running ? say('sweep.cancel') : say(run.state === 'idle' ? 'sweep.start' : 'sweep.run');
  const onClick = (): void => {
    if (running) run.cancel();
    else onRun();
  };
  return html`<div class="run">
      ${button(name, onClick)}
      <div class="standing">
        <progress
          max=${Math.max(1, run.total)}
          .value=${run.state === 'idle' ? 0 : run.done}
          aria-label=${say('sweep.progressLabel')}
        ></progress>
        <span>${standing(run) || nothing}</span>
      </div>
    </div>
    ${onPage()}`;
}

/** Says so where no worker may run: what takes a second elsewhere may take several. */
export function onPage(): TemplateResult | typeof nothing {
  return computesOnPage() ? html`<p class="note">${say('sweep.onPage')}</p>` : nothing;
}

function standing({ state, done, total, request }: SweepRun): string {
  if (state === 'cancelled') return say('sweep.cancelled');
  if (state === 'running' && total === 0) return say('sweep.starting');
  if (state === 'running') return say('sweep.progress', { share: percent(done / total) });
  if (state === 'idle' || !request) return '';
  const { specification, dimensions } = request;
  const samples = whole(specification.samples);
  if (dimensions.length === 1) return say('sweep.done.one', { samples });
  return say('sweep.done', { samples, dimensions: whole(dimensions.length) });
}
