// Where the measurements stand, in one quiet line with its buttons; notes under the pictures; the part of the limits.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { ExponentialLimits } from '../../core/types.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { Job, JobState } from '../../kit/job.ts';
import { onPage } from '../../kit/sweep/sweep-run.ts';
import { type View, ruleReport } from '../../kit/sweep/focus-picture.ts';
import { symbols } from '../../kit/symbols.ts';
import { holds } from '../../kit/watched-box.ts';
import { limitsPicture } from './pictures.ts';
import type { Draws } from './sweeps.ts';

type Standing = ReturnType<typeof together>;

/** Where both measurements stand, the sweeps and the pull. */
export function together(...runs: readonly Pick<Job, 'state' | 'done' | 'total'>[]) {
  const states = runs.map(({ state }) => state);
  const shares = runs.map(({ state, done, total }) => (state === 'done' ? 1 : done / Math.max(1, total)));
  return {
    state: (['running', 'cancelled', 'idle', 'done'] as const).find((state) => states.includes(state)) ?? 'idle',
    /** Of both, 0 … 1. */
    share: shares.reduce((sum, share) => sum + share, 0) / runs.length,
  };
}

interface StandingTargets {
  draws: Draws;
  dimensions: number;
  onRun: () => void;
  onCancel: () => void;
}

export function standing(
  { state, share }: Standing,
  { draws, dimensions, onRun, onCancel }: StandingTargets,
): TemplateResult {
  return html`<div class="standing held" data-state=${state} ${holds()}>
      ${state === 'running' ? html`<progress max="1" .value=${share} aria-label=${say('sweep.progressLabel')}></progress>` : nothing}
      <span>${words(state, draws, dimensions)}</span>
      ${state === 'running' ? button(say('sweep.cancel'), onCancel, { look: 'quiet' }) : nothing}
      ${state === 'cancelled' ? button(say('sweep.start'), onRun, { look: 'quiet' }) : nothing}
    </div>
    ${onPage()}`;
}

/** Draws anew. */
export function otherVectors(onOther: () => void): TemplateResult {
  return html`<button type="button" class="quiet" data-parameter="seed" @click=${onOther}>
    ${say('scalings.other')}
  </button>`;
}

function words(state: JobState, { samples, keys, seed }: Draws, dimensions: number): string {
  if (state === 'cancelled') return say('sweep.cancelled');
  const of = { samples: whole(samples), keys: whole(keys), dimensions: whole(dimensions), seed };
  return sayCounted(state === 'done' ? 'scalings.done' : 'scalings.running', dimensions, of);
}

// What must be said of single rules on show: where they are not defined, and where they are right.

/** From here on the top of the pull lies so near √d that nobody sees the difference. */
const manyKeys = 32;

export function notes(core: CoreClient, { rules, grid, near, focus, keys }: View): string[] {
  const d = whole(focus);
  const double = core.exponentialLimits(keys).find(({ format }) => format === 'float64');
  const own = rules.flatMap(({ choice, least }): string[] => {
    const absent = grid.some((each) => each < least);
    switch (choice.id) {
      case 'log':
      case 'layer-norm':
        return absent ? [say(`scalings.note.${choice.id}`)] : [];
      case 'constant':
        return [say('scalings.note.constant', { c: short(choice.parameter) })];
      case 'fifth-power': {
        const left = near && ruleReport(near, choice.id)?.scoreStd;
        if (!left) return [];
        const value = significant(left.value, 2);
        return [say('scalings.note.fifth-power', { value, std: significant(near.std.value, 2), d })];
      }
      case 'exponential':
        return [
          say('scalings.note.exponential', {
            log: significant(core.logDivisor(choice, focus), 4),
            d,
            overflow: whole(double?.divisorOverflows ?? 0),
          }),
        ];
      case 'cosine':
        return [say('scalings.note.cosine')];
      default:
        return [];
    }
  });
  const few = keys < manyKeys ? [say('scalings.note.few')] : [];
  return [...own, ...few, say('scalings.note.bins')];
}

// What becomes of the rule e^(πd) in numbers with finitely many digits: a picture and a sentence.

export function limitsSection(limits: readonly ExponentialLimits[], keys: number, width: number): TemplateResult {
  const of = (name: string): ExponentialLimits | undefined => limits.find(({ format }) => format === name);
  const number = (d: number | undefined): string => (d === undefined ? say('laboratory.none') : whole(d));
  const double = of('float64');
  const text = say('scalings.limits.text', {
    keys: whole(keys),
    even: number(double?.weightsEven),
    unit: number(double?.unitScoreVanishes),
    typical: number(double?.typicalScoreVanishes),
    overflow: number(double?.divisorOverflows),
    single: number(of('float32')?.divisorOverflows),
  });
  return html`${limitsPicture(limits, keys, width)}
    <p class="rule-note">${symbols(text)}</p>`;
}
