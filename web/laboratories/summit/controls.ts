// What a reader sets beside the line: known divisors, slope and height, keys; the target and the rows folded away.
import { html, type TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { roleClass } from '../../figure/styles.ts';
import type { Binding } from '../../kit/bound.ts';
import { choice, keysChoice } from '../../kit/choice.ts';
import { field } from '../../kit/field.ts';
import { quantity } from '../../kit/quantity.ts';
import { symbols } from '../../kit/symbols.ts';
import type { summitParameters } from './parameters.ts';
import { presetNames, presetOf, presetRoles, presets } from './view.ts';

/** Hundredths, of which those of the known divisors are the ends and the middle. */
export const slopeStops = Array.from({ length: 101 }, (_, place) => place / 100);
/** Ten to a factor of two or so, 1 among them. */
export const heightStops = [
  0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5,
  1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.6, 4,
];

export function presetLine({ values, onSet }: Binding<typeof summitParameters>): TemplateResult {
  const chosen = presetOf(values());
  return html`<div class="controls head">
    <div class="presets" role="group" aria-label=${say('summit.presets')} data-parameter="rule">
      <span>${say('summit.presets')}</span>
      ${presetNames.map(
        (name) =>
          html`<button
            type="button"
            class=${roleClass(presetRoles[name])}
            aria-pressed=${name === chosen ? 'true' : 'false'}
            @click=${() => {
              onSet(presets[name]);
            }}
          >
            ${symbols(say(`summit.preset.${name}`))}
          </button>`,
      )}
    </div>
    ${keysChoice(values().keys, (to) => {
      onSet({ keys: to });
    })}
  </div>`;
}

export function lineControls(binding: Binding<typeof summitParameters>): TemplateResult {
  const { values, bound, onSet } = binding;
  const { slope, height } = values();
  return html`<div class="controls">
    ${quantity({
      ...bound('slope'),
      id: 'slope',
      label: say('parameter.slope'),
      value: slope,
      stops: slopeStops,
      spoken: say('summit.slope.spoken', { slope: short(slope) }),
      onSlide: (to) => {
        onSet({ slope: to, rule: 'power' });
      },
    })}
    ${quantity({
      ...bound('height'),
      id: 'height',
      label: say('parameter.height'),
      value: height,
      stops: heightStops,
      spoken: say('summit.height.spoken', { height: short(height) }),
      onSlide: (to) => {
        onSet({ height: to });
      },
    })}
  </div>`;
}

export function furtherControls({ values, bound, onSet }: Binding<typeof summitParameters>): TemplateResult {
  return html`<details class="further">
    <summary>${say('summit.more')}</summary>
    <div class="controls">
      ${choice({
        id: 'target',
        label: say('parameter.target'),
        value: values().target,
        options: ['any', '-1', '0', '1', '2'].map((value) => ({
          value,
          name: value === 'any' ? say('summit.any') : `z = ${short(Number(value))}`,
        })),
        onChoose: (target) => {
          onSet({ target });
        },
      })}
      ${(['keys', 'dimensions', 'seed'] as const).map((name) =>
        field({ id: name, label: say(`parameter.${name}`), ...bound(name) }),
      )}
    </div>
  </details>`;
}
