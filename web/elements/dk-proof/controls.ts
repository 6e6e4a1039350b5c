// The controls of the map: d, how many draws, playing them, another run; and those of the two smaller pictures.
import { html, nothing, type TemplateResult } from 'lit';
import { short, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { proofParameters } from '../../parameters/laboratories/proof.ts';
import type { ValuesOf } from '../../parameters/parameter.ts';
import { field } from '../laboratory/field.ts';
import { quantity } from '../laboratory/quantity.ts';
import type { Refused } from '../laboratory/refusal-sentence.ts';
import { decades, dimensionStops, mostDraws } from './steps.ts';

type Values = ValuesOf<typeof proofParameters>;
type Name = keyof Values;

/** What controls need of the laboratory. */
export interface Bound {
  values: () => Values;
  text: (name: Name) => string;
  error: (name: Name) => Refused | undefined;
  onSet: (values: Partial<Values>) => void;
  onType: (name: Name, text: string) => void;
  onSettle: (name: Name) => void;
}

export interface Playing {
  running: boolean;
  onPlay: () => void;
  onStop: () => void;
}

/** Two, four, eight … people. */
const peopleStops = Array.from({ length: 12 }, (_, place) => 2 ** (place + 1));
const divisorStops = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

export function dimensionControl(bound: Bound): TemplateResult {
  const d = whole(bound.values().dimension);
  return slider(bound, 'dimension', {
    stops: dimensionStops,
    spoken: say('proof.dimensionText', { d, all: whole(bound.values().dimension ** 2) }),
  });
}

/** One draw, then many: playing, and the decades. */
export function drawsControls(bound: Bound, { running, onPlay, onStop }: Playing): TemplateResult {
  const { draws, dimension } = bound.values();
  const most = mostDraws(dimension);
  const shown = Math.min(draws, most);
  return html`<div class="draws" data-parameter="draws" role="group" aria-label=${say('proof.drawsGroup')}>
    <button type="button" class="play" @click=${running ? onStop : onPlay}>
      ${running ? say('proof.stop') : say('proof.play')}
    </button>
    ${[...new Set(decades.map((each) => Math.min(each, most)))].map(
      (each) =>
        html`<button
          type="button"
          class="decade"
          aria-pressed=${each === shown}
          @click=${() => {
            onStop();
            bound.onSet({ draws: each });
          }}
        >
          ${whole(each)}
        </button>`,
    )}
  </div>`;
}

export function runControls(bound: Bound, revealed: boolean): TemplateResult {
  return html`<div class="controls">
    ${revealed ? text(bound, 'draws') : nothing} ${text(bound, 'seed')} ${text(bound, 'draw')}
  </div>`;
}

export function varianceControls(bound: Bound): TemplateResult {
  return html`<div class="controls">
    ${field({ ...fieldOf(bound, 'values'), hint: say('proof.valuesHint'), wide: true })}
    ${slider(bound, 'divisor', {
      stops: divisorStops,
      spoken: say('proof.divisorText', { c: short(bound.values().divisor) }),
    })}
  </div>`;
}

export function peopleControl(bound: Bound, spoken: string): TemplateResult {
  return html`<div class="controls">${slider(bound, 'people', { stops: peopleStops, spoken })}</div>`;
}

function text(bound: Bound, name: Name): TemplateResult {
  return field(fieldOf(bound, name));
}

function fieldOf(bound: Bound, name: Name): Parameters<typeof field>[0] {
  return {
    id: name,
    label: say(`parameter.${name}`),
    text: bound.text(name),
    error: bound.error(name),
    onType: (typed) => {
      bound.onType(name, typed);
    },
    onSettle: () => {
      bound.onSettle(name);
    },
  };
}

function slider(
  bound: Bound,
  name: 'dimension' | 'divisor' | 'people',
  words: { stops: readonly number[]; spoken: string },
): TemplateResult {
  return quantity({
    ...fieldOf(bound, name),
    ...words,
    value: bound.values()[name],
    onSettle: () => {
      bound.onSettle(name);
    },
    onSlide: (value) => {
      bound.onSet({ [name]: value });
    },
  });
}
