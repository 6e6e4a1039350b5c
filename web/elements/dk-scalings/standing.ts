// Where the sweeps stand, in one quiet line: a bar while they run, the button that stops them, another that draws other vectors.
import { html, nothing, type TemplateResult } from 'lit';
import { whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { onPage } from '../sweep/progress.ts';
import type { RuleSweeps } from './rule-sweeps.ts';
import type { Draws } from './wanted.ts';

export interface StandingTargets {
  draws: Draws;
  dimensions: number;
  onRun: () => void;
  onOther: () => void;
}

export function standing(sweeps: RuleSweeps, { draws, dimensions, onRun, onOther }: StandingTargets): TemplateResult {
  const { state, done, total } = sweeps;
  const button = (name: string, action: () => void, parameter?: string): TemplateResult =>
    html`<button type="button" class="quiet" data-parameter=${parameter ?? nothing} @click=${action}>${name}</button>`;
  return html`<div class="standing" data-state=${state}>
      ${state === 'running' ? html`<progress max=${Math.max(1, total)} .value=${done} aria-label=${say('sweep.progressLabel')}></progress>` : nothing}
      <span>${words(state, draws, dimensions)}</span>
      ${
        state === 'running'
          ? button(say('sweep.cancel'), () => {
              sweeps.cancel();
            })
          : nothing
      }
      ${state === 'cancelled' ? button(say('sweep.start'), onRun) : nothing}
      ${button(say('scalings.other'), onOther, 'seed')}
    </div>
    ${onPage()}`;
}

function words(state: RuleSweeps['state'], { samples, keys, seed }: Draws, dimensions: number): string {
  if (state === 'cancelled') return say('sweep.cancelled');
  return say(state === 'done' ? 'scalings.done' : 'scalings.running', {
    samples: whole(samples),
    keys: whole(keys),
    dimensions: whole(dimensions),
    seed,
  });
}
