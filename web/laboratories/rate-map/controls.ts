// What a reader sets: rules, head dimension and optimiser in front; rates, seeds and steps folded away.
import { html, type TemplateResult } from 'lit';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { mappedRules, type rateMapParameters } from './parameters.ts';
import { choice } from '../../kit/choice.ts';
import type { Binding } from '../../kit/bound.ts';
import { quantity } from '../../kit/quantity.ts';
import { chooseOptimizer, chooseRules, furtherFields } from '../../kit/training/controls.ts';

const dimensionStops = [4, 8, 16, 32, 64, 128, 256, 512, 1024];

const folded = ['runs', 'steps', 'gain', 'seed'] as const;

export function controls({ values, bound, onSet }: Binding<typeof rateMapParameters>): TemplateResult {
  const { shown, optimizer, dimension, rates } = values();
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
    ${furtherFields({
      summary: say('rate-map.more'),
      names: folded.filter((name) => name !== 'gain' || shown.includes('cosine')),
      bound,
      subject: 'rate-map',
    })}`;
}
