// What a reader sets: rules, head dimension and optimiser in front; rates, seeds and steps folded away.
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { whole } from '../../messages/numbers.ts';
import { say, sayNamed } from '../../messages/say.ts';
import { mappedRules } from '../../parameters/laboratories/rate-map.ts';
import { choice } from '../laboratory/choice.ts';
import { field, type Field } from '../laboratory/field.ts';
import { quantity } from '../laboratory/quantity.ts';
import { chooseOptimizer } from '../training/choose-optimizer.ts';
import { chooseRules } from '../training/choose-rules.ts';
import { unfoldIf } from '../training/unfold-if.ts';
import type { MapValues } from './asked.ts';

const dimensionStops = [4, 8, 16, 32, 64, 128, 256, 512, 1024];

const folded = ['runs', 'steps', 'gain', 'seed'] as const;

export interface Controls {
  values: MapValues;
  /** What stands in a control, its error, and how it is typed into. */
  bound: (
    name: (typeof folded)[number] | 'dimension',
  ) => Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };
  onSet: (values: Partial<MapValues>) => void;
}

export function controls({ values, bound, onSet }: Controls): TemplateResult {
  const { shown, optimizer, dimension, rates } = values;
  const refused = folded.some((name) => bound(name).error !== undefined);
  return html`${chooseRules(mappedRules, shown, (ids) => {
      onSet({ shown: ids });
    })}
    <div class="controls">
      ${quantity({
        ...bound('dimension'),
        id: 'dimension',
        label: say('parameter.dimension'),
        value: dimension,
        stops: dimensionStops,
        spoken: say('training.dimensionSpoken', { d: whole(dimension) }),
        onSlide: (to) => {
          onSet({ dimension: to });
        },
      })}
      ${chooseOptimizer(optimizer, (to) => {
        onSet({ optimizer: to });
      })}
      ${choice({
        id: 'rates',
        label: say('parameter.rates'),
        value: rates,
        options: (['decades', 'halves'] as const).map((value) => ({ value, name: say(`rate-map.rates.${value}`) })),
        onChoose: (to) => {
          onSet({ rates: to });
        },
      })}
    </div>
    <details class="more" ${ref(unfoldIf(refused))}>
      <summary>${say('rate-map.more')}</summary>
      <div class="controls">
        ${folded
          .filter((name) => name !== 'gain' || shown.includes('cosine'))
          .map((name) =>
            field({
              ...bound(name),
              id: name,
              label: say(`parameter.${name}`),
              hint: sayNamed(`rate-map.${name}Hint`),
            }),
          )}
      </div>
    </details>`;
}
