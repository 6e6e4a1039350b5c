// What a reader sets: head dimension and keys in front, the factor under its pictures, what is drawn folded away.
import { html, type TemplateResult } from 'lit';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/bound.ts';
import { field } from '../../kit/field.ts';
import { quantity } from '../../kit/quantity.ts';
import { factors } from './one-row.ts';
import type { gradientParameters } from './parameters.ts';

type GradientBinding = Binding<typeof gradientParameters>;

const dimensions = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];
const keyStops = [2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256, 512];

/** `d` is that of the rows on show. */
export function sizes(binding: GradientBinding, d: number): TemplateResult {
  return html`<div class="controls">
    ${slider(binding, 'dimension', dimensions, { spoken: `dₖ = ${whole(d)}` })}
    ${slider(binding, 'keys', keyStops, { spoken: whole(binding.values().keys) })}
  </div>`;
}

/** `trace` is tr J at the factor. */
export function factorControl(binding: GradientBinding, trace: number): TemplateResult {
  const spoken = say('gradient.factor.spoken', {
    factor: short(binding.values().factor),
    trace: significant(trace),
  });
  return html`<div class="controls">
    ${slider(binding, 'factor', factors, { label: say('gradient.factor.axis'), spoken })}
  </div>`;
}

export function draws({ bound }: GradientBinding): TemplateResult {
  return html`<details class="draws">
    <summary>${say('gradient.draws')}</summary>
    <div class="controls">
      ${(['seed', 'draw', 'row', 'rows'] as const).map((name) =>
        field({ id: name, label: say(`parameter.${name}`), ...bound(name) }),
      )}
    </div>
  </details>`;
}

function slider(
  { values, bound, onSet }: GradientBinding,
  name: 'dimension' | 'keys' | 'factor',
  stops: readonly number[],
  more: { label?: string; spoken: string },
): TemplateResult {
  return quantity({
    id: name,
    label: say(`parameter.${name}`),
    value: values()[name],
    ...bound(name),
    stops,
    onSlide: (value) => {
      onSet({ [name]: value });
    },
    ...more,
  });
}
