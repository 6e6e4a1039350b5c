// Where the measurements stand, in one quiet line: a bar while they run, the button that stops them, another that draws other vectors.
import { html, nothing, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { onPage } from '../../kit/sweep/progress.ts';
import type { Pulls } from './pulls.ts';
import type { RuleSweeps } from './rule-sweeps.ts';
import type { Draws } from './wanted.ts';

/** Where both measurements stand, the sweeps and the pull. */
export interface Standing {
  state: RuleSweeps['state'];
  /** Of both, 0 … 1. */
  share: number;
}

export function together(...runs: readonly Pick<RuleSweeps | Pulls, 'state' | 'done' | 'total'>[]): Standing {
  const states = runs.map(({ state }) => state);
  const shares = runs.map(({ state, done, total }) => (state === 'done' ? 1 : done / Math.max(1, total)));
  return {
    state: (['running', 'cancelled', 'idle', 'done'] as const).find((state) => states.includes(state)) ?? 'idle',
    share: shares.reduce((sum, share) => sum + share, 0) / runs.length,
  };
}

export interface StandingTargets {
  draws: Draws;
  dimensions: number;
  onRun: () => void;
  onCancel: () => void;
  onOther: () => void;
}

export function standing(
  { state, share }: Standing,
  { draws, dimensions, onRun, onCancel, onOther }: StandingTargets,
): TemplateResult {
  const button = (name: string, action: () => void, parameter?: string): TemplateResult =>
    html`<button type="button" class="quiet" data-parameter=${parameter ?? nothing} @click=${action}>${name}</button>`;
  return html`<div class="standing" data-state=${state}>
      ${state === 'running' ? html`<progress max="1" .value=${share} aria-label=${say('sweep.progressLabel')}></progress>` : nothing}
      <span>${words(state, draws, dimensions)}</span>
      ${state === 'running' ? button(say('sweep.cancel'), onCancel) : nothing}
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
