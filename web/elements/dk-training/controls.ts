// What a reader sets: rules, head dimension, optimiser and learning rate in front; sizes, seeds and switches folded away.
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { TrainingRule } from '../../core/training-types.ts';
import { short, whole } from '../../messages/numbers.ts';
import { say, sayNamed } from '../../messages/say.ts';
import { check } from '../laboratory/check.ts';
import { choice } from '../laboratory/choice.ts';
import { field, type Field } from '../laboratory/field.ts';
import { quantity, type Quantity } from '../laboratory/quantity.ts';
import { ruleBoxes } from './rule-boxes.ts';
import type { TrainingValues } from './asked.ts';

const dimensionStops = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** Half-decades. */
const rateStops = [1e-6, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000];

export const folded = ['keys', 'runs', 'steps', 'modelWidth', 'gain', 'seed'] as const;
export type FieldName = (typeof folded)[number];

export interface Controls {
  rules: readonly TrainingRule[];
  values: TrainingValues;
  /** What stands in a control, its error, and how it is typed into. */
  bound: (
    name: FieldName | 'dimension' | 'rate',
  ) => Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };
  onSet: (values: Partial<TrainingValues>) => void;
}

export function controls({ rules, values, bound, onSet }: Controls): TemplateResult {
  const slider = (name: 'dimension' | 'rate', stops: readonly number[], spoken: string): TemplateResult => {
    const own: Omit<Quantity, 'onSlide'> = {
      ...bound(name),
      id: name,
      label: say(`parameter.${name}`),
      value: values[name],
      stops,
      spoken,
    };
    return quantity({
      ...own,
      onSlide: (value) => {
        onSet({ [name]: value });
      },
    });
  };
  const refused = folded.some((name) => bound(name).error !== undefined);
  const cosine = values.shown.some((id) => id === 'cosine' || id === 'learned-cosine');
  return html`${ruleBoxes(rules, values.shown, (shown) => {
      onSet({ shown });
    })}
    <div class="controls">
      ${slider('dimension', dimensionStops, say('training.dimensionSpoken', { d: whole(values.dimension) }))}
      ${slider('rate', rateStops, say('training.rateSpoken', { rate: short(values.rate) }))}
      ${choice({
        id: 'optimizer',
        label: say('parameter.optimizer'),
        value: values.optimizer,
        options: (['sgd', 'adam'] as const).map((value) => ({ value, name: say(`training.optimizer.${value}`) })),
        onChoose: (optimizer) => {
          onSet({ optimizer });
        },
      })}
    </div>
    <details class="more" ${ref(unfoldIf(refused))}>
      <summary>${say('training.more')}</summary>
      <div class="controls">
        ${folded
          .filter((name) => name !== 'gain' || cosine)
          .map((name) =>
            field({
              ...bound(name),
              id: name,
              label: say(`parameter.${name}`),
              hint: sayNamed(`training.${name}Hint`),
            }),
          )}
      </div>
      <div class="switches">
        ${(['trainValues', 'smallStart'] as const).map((name) =>
          check({
            label: say(`training.${name}`),
            checked: values[name],
            onChange: (on) => {
              onSet({ [name]: on });
            },
          }),
        )}
      </div>
    </details>
    ${values.shown.length === 0 ? html`<p class="note">${say('training.noRule')}</p>` : nothing}`;
}

/** Unfolds what has an error in it; it is for the reader to fold it again. */
function unfoldIf(refused: boolean): (element: Element | undefined) => void {
  return (element) => {
    if (refused && element instanceof HTMLDetailsElement) element.open = true;
  };
}
