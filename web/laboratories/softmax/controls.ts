// The controls of one row: a factor and a shift for all scores, the scores as a list, and the lead of the curve.
import { html, type TemplateResult } from 'lit';
import { percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { softmaxParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { Binding } from '../../kit/bound.ts';
import { field } from '../../kit/field.ts';
import { quantity } from '../../kit/quantity.ts';
import { curveStops, type Lead } from './curve.ts';
import type { RowView } from './view.ts';

type Values = ValuesOf<typeof softmaxParameters>;
type Name = keyof Values;

/** From a sixteenth to sixteen, four to a doubling, written to three digits. */
const factorStops = Array.from({ length: 33 }, (_, place) => Number((2 ** ((place - 16) / 4)).toPrecision(3)));

const shiftStops = Array.from({ length: 81 }, (_, place) => (place - 40) / 2);

/** Rows worth trying, by the ends of their messages. */
const presets = {
  example: [14, 10, 12],
  spike: [4, 0, 0, 0],
  tie: [9, 8.6, 0, 0],
  equal: [1, 1, 1, 1, 1, 1, 1, 1],
} as const;

export function changeControls(binding: Binding<typeof softmaxParameters>, { seen }: RowView): TemplateResult {
  const { factor, shift } = binding.values();
  const weight = percent(seen.peak);
  return html`<div class="controls changes">
    ${numeric(binding, 'factor', {
      stops: factorStops,
      spoken: say('softmax.factorText', { factor: short(factor), weight }),
      hint: say('softmax.factorHint'),
    })}
    ${numeric(binding, 'shift', {
      stops: shiftStops,
      spoken: say('softmax.shiftText', { shift: short(shift), weight }),
      hint: say('softmax.shiftHint'),
    })}
    ${nudgeChoice(binding)}
    ${field({
      id: 'scores',
      label: say('parameter.scores'),
      hint: say('softmax.scoresHint'),
      ...binding.bound('scores'),
      wide: true,
    })}
  </div>`;
}

/** A button for each key, which nudges its score, and a second time no longer. */
function nudgeChoice({ values, onSet }: Binding<typeof softmaxParameters>): TemplateResult {
  const { nudge, scores } = values();
  return html`<div class="keys-choice" role="group" aria-label=${say('parameter.nudge')} data-parameter="nudge">
    <span>${say('parameter.nudge')}</span>
    ${scores.map(
      (_, place) =>
        html`<button
          type="button"
          aria-pressed=${place === nudge - 1 ? 'true' : 'false'}
          @click=${() => {
            onSet({ nudge: place === nudge - 1 ? 0 : place + 1 });
          }}
        >
          ${whole(place + 1)}
        </button>`,
    )}
  </div>`;
}

/** Rows to try, as one quiet line. */
export function presetLine(binding: Binding<typeof softmaxParameters>): TemplateResult {
  const names = Object.keys(presets) as (keyof typeof presets)[];
  return html`<div class="presets" data-parameter="scores" role="group" aria-label=${say('softmax.presets')}>
    <span>${say('softmax.presets')}</span>
    ${names.map(
      (name) =>
        html`<button
          type="button"
          class="quiet"
          @click=${() => {
            binding.onSet({ scores: presets[name] });
          }}
        >
          ${say(`softmax.preset.${name}`)}
        </button>`,
    )}
  </div>`;
}

export function leadControl(binding: Binding<typeof softmaxParameters>, { x, first }: Lead): TemplateResult {
  return numeric(binding, 'lead', {
    stops: curveStops,
    spoken: say('softmax.leadText', { x: short(x), weight: percent(first, 1) }),
  });
}

function numeric(
  binding: Binding<typeof softmaxParameters>,
  name: Exclude<Name, 'scores' | 'nudge'>,
  words: { stops: readonly number[]; spoken: string; hint?: string },
): TemplateResult {
  return quantity({
    id: name,
    label: say(`parameter.${name}`),
    value: binding.values()[name],
    ...binding.bound(name),
    ...words,
    onSlide: (value) => {
      binding.onSet({ [name]: value });
    },
  });
}
