// The reader's scores, what they are multiplied by, and rows worth trying.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { precisionParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { Binding } from '../../kit/bound.ts';
import { field } from '../../kit/field.ts';
import { quantity } from '../../kit/quantity.ts';
import { symbols } from '../../kit/symbols.ts';

type Values = ValuesOf<typeof precisionParameters>;

/** From an eighth to sixty-four, four to a doubling, written to three digits. */
const factorStops = Array.from({ length: 37 }, (_, place) => Number((2 ** ((place - 12) / 4)).toPrecision(3)));

/** Rows worth trying, by the ends of their messages. */
const rows = {
  published: [14, 10, 12],
  below: [-800, -810, -805],
  close: [11, 11, 11, 11],
  score: [65_536, 65_000, 3],
} as const;

/** Head dimensions whose divisor is left out. */
const leftOut = [16, 64, 256, 4096] as const;

export function scoreControls(
  binding: Binding<typeof precisionParameters>,
  root: (d: number) => number,
  spoken: string,
): TemplateResult {
  return html`<div class="controls changes">
      ${quantity({
        id: 'factor',
        label: say('parameter.factor'),
        value: binding.values().factor,
        ...binding.bound('factor'),
        stops: factorStops,
        spoken: say('precision.factorText', { factor: short(binding.values().factor), spoken }),
        hint: say('precision.factorHint'),
        onSlide: (factor) => {
          binding.onSet({ factor });
        },
      })}
      ${field({
        id: 'scores',
        label: say('parameter.scores'),
        hint: say('precision.scoresHint'),
        ...binding.bound('scores'),
        wide: true,
      })}
    </div>
    ${guard([], () => presets(binding, root))}`;
}

/** Settings worth trying: they never change. */
function presets(binding: Binding<typeof precisionParameters>, root: (d: number) => number): TemplateResult {
  return html`<div class="presets" data-parameter="factor" role="group" aria-label=${say('precision.undivided')}>
      <span>${symbols(say('precision.undivided'))}</span>
      ${leftOut.map((d) => preset(say('precision.undividedAt', { d: whole(d), root: short(root(d)) }), binding, { factor: root(d) }))}
    </div>
    <div class="presets" data-parameter="scores" role="group" aria-label=${say('precision.presets')}>
      <span>${say('precision.presets')}</span>
      ${(Object.keys(rows) as (keyof typeof rows)[]).map((name) =>
        preset(say(`precision.preset.${name}`), binding, { scores: rows[name], factor: 1 }),
      )}
    </div>`;
}

function preset(name: string, binding: Binding<typeof precisionParameters>, values: Partial<Values>): TemplateResult {
  return html`<button
    type="button"
    class="quiet"
    @click=${() => {
      binding.onSet(values);
    }}
  >
    ${symbols(name)}
  </button>`;
}
