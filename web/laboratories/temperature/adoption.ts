// What <dk-temperature> takes of a model that is chosen for the page: its head size, its keys, and where its factor stands beside √dₖ the
// temperature that it amounts to. For other rules the reader's own stays.
import type { temperatureParameters } from './parameters.ts';
import { knownRule, type Adoption } from '../../kit/adoption.ts';
import type { ChosenModel } from '../../kit/chosen-model.ts';

export function adoption(model: ChosenModel): Adoption<typeof temperatureParameters> {
  const shown = knownRule(model, ({ id }) => id === 'sqrt' || id === 'temperature');
  const temperature = shown?.id === 'temperature' ? shown.parameter : 1;
  return { dimension: 'dimension', keys: 'keys', rule: shown && { shown, values: { temperature } } };
}
