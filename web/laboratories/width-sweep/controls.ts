// What a reader sets: rules, optimiser and learning rate in front; head dimensions, seeds and steps folded away.
import { html, type TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { sweptRules, type widthSweepParameters } from './parameters.ts';
import type { Binding } from '../../kit/bound.ts';
import { quantity } from '../../kit/quantity.ts';
import { chooseOptimizer, chooseRules, furtherFields } from '../../kit/training/controls.ts';
import { rateAfter } from '../../kit/training/plans.ts';

/** Half-decades. */
const rateStops = [1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100];

const folded = ['dimensions', 'runs', 'steps', 'gain', 'seed'] as const;

export function controls({ values, bound, onSet }: Binding<typeof widthSweepParameters>): TemplateResult {
  const { shown, optimizer, rate } = values();
  return html`${chooseRules(sweptRules, shown, (ids) => {
      onSet({ shown: ids });
    })}
    <div class="controls">
      ${chooseOptimizer(optimizer, (to) => {
        onSet({ optimizer: to, rate: rateAfter(rate, optimizer, to) });
      })}
      ${quantity({
        ...bound('rate'),
        id: 'rate',
        label: say('parameter.rate'),
        value: rate,
        stops: rateStops,
        spoken: say('training.rateSpoken', { rate: short(rate) }),
        onSlide: (to) => {
          onSet({ rate: to });
        },
      })}
    </div>
    ${furtherFields({
      summary: say('width-sweep.more'),
      names: folded.filter((name) => name !== 'gain' || shown.includes('cosine')),
      bound,
      subject: 'width-sweep',
    })}`;
}
