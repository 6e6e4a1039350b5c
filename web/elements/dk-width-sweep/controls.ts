// What a reader sets: rules, optimiser and learning rate in front; head dimensions, seeds and steps folded away.
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { short } from '../../messages/numbers.ts';
import { say, sayNamed } from '../../messages/say.ts';
import { sweptRules } from '../../parameters/laboratories/width-sweep.ts';
import { field, type Field } from '../laboratory/field.ts';
import { quantity } from '../laboratory/quantity.ts';
import { chooseOptimizer } from '../training/choose-optimizer.ts';
import { chooseRules } from '../training/choose-rules.ts';
import { unfoldIf } from '../training/unfold-if.ts';
import { rateAfter } from '../training/usual-rate.ts';
import type { WidthValues } from './asked.ts';

/** Half-decades. */
const rateStops = [1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100];

const folded = ['dimensions', 'runs', 'steps', 'gain', 'seed'] as const;

export interface Controls {
  values: WidthValues;
  /** What stands in a control, its error, and how it is typed into. */
  bound: (
    name: (typeof folded)[number] | 'rate',
  ) => Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };
  onSet: (values: Partial<WidthValues>) => void;
}

export function controls({ values, bound, onSet }: Controls): TemplateResult {
  const { shown, optimizer, rate } = values;
  const refused = folded.some((name) => bound(name).error !== undefined);
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
    <details class="more" ${ref(unfoldIf(refused))}>
      <summary>${say('width-sweep.more')}</summary>
      <div class="controls">
        ${folded
          .filter((name) => name !== 'gain' || shown.includes('cosine'))
          .map((name) =>
            field({
              ...bound(name),
              id: name,
              label: say(`parameter.${name}`),
              hint: sayNamed(`width-sweep.${name}Hint`),
              wide: name === 'dimensions',
            }),
          )}
      </div>
    </details>`;
}
