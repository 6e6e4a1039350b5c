// The controls of the map: d, how many draws, playing them, another run; and those of the two smaller pictures.
import { html, nothing, type TemplateResult } from 'lit';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { proofParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { Binding, Bound } from '../../kit/bound.ts';
import { field, type Field } from '../../kit/field.ts';
import { quantity } from '../../kit/quantity.ts';
import { decades, dimensionStops, mostDraws } from './play.ts';

type Values = ValuesOf<typeof proofParameters>;
type Name = keyof Values;

export interface Playing {
  running: boolean;
  onPlay: () => void;
  onStop: () => void;
}

/** Two, four, eight … people. */
const peopleStops = Array.from({ length: 12 }, (_, place) => 2 ** (place + 1));
const divisorStops = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

export function dimensionControl(binding: Binding<typeof proofParameters>): TemplateResult {
  const d = whole(binding.values().dimension);
  return slider(binding, 'dimension', {
    stops: dimensionStops,
    spoken: say('proof.dimensionText', { d, all: whole(binding.values().dimension ** 2) }),
  });
}

/** One draw, then many: playing, and the decades. */
export function drawsControls(
  binding: Binding<typeof proofParameters>,
  { running, onPlay, onStop }: Playing,
): TemplateResult {
  const { draws, dimension } = binding.values();
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
            binding.onSet({ draws: each });
          }}
        >
          ${whole(each)}
        </button>`,
    )}
  </div>`;
}

export function runControls(binding: Binding<typeof proofParameters>, revealed: boolean): TemplateResult {
  return html`<div class="controls">
    ${revealed ? text(binding, 'draws') : nothing} ${text(binding, 'seed')} ${text(binding, 'draw')}
  </div>`;
}

export function varianceControls(binding: Binding<typeof proofParameters>): TemplateResult {
  return html`<div class="controls">
    ${field({ ...fieldOf(binding, 'values'), hint: say('proof.valuesHint'), wide: true })}
    ${slider(binding, 'divisor', {
      stops: divisorStops,
      spoken: say('proof.divisorText', { c: short(binding.values().divisor) }),
    })}
  </div>`;
}

export function peopleControl(binding: Binding<typeof proofParameters>, spoken: string): TemplateResult {
  return html`<div class="controls">${slider(binding, 'people', { stops: peopleStops, spoken })}</div>`;
}

function text(binding: Binding<typeof proofParameters>, name: Name): TemplateResult {
  return field(fieldOf(binding, name));
}

function fieldOf(binding: Binding<typeof proofParameters>, name: Name): Bound & Pick<Field, 'id' | 'label'> {
  return {
    id: name,
    label: say(`parameter.${name}`),
    ...binding.bound(name),
  };
}

function slider(
  binding: Binding<typeof proofParameters>,
  name: 'dimension' | 'divisor' | 'people',
  words: { stops: readonly number[]; spoken: string },
): TemplateResult {
  return quantity({
    ...fieldOf(binding, name),
    ...words,
    value: binding.values()[name],
    onSlide: (value) => {
      binding.onSet({ [name]: value });
    },
  });
}
