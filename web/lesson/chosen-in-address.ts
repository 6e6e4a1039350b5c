// The model that the address says was chosen for all laboratories, on the page of <dk-models>. Loaded where one is named.
import { type ChosenModel, chosenModels } from '../kit/chosen-model.ts';
import { modelOf } from '../laboratories/models/effects.ts';
import { modelsParameters } from '../laboratories/models/parameters.ts';
import { readState } from '../schema/url.ts';

/** Undefined where the fragment names none. */
export function chosenIn(fragment: string): ChosenModel | undefined {
  const { everywhere, keys } = readState(fragment, 'models', modelsParameters).values;
  if (everywhere === modelsParameters.everywhere.initial) return undefined;
  const { id, dimension, rule, divisor } = modelOf(everywhere);
  return { id, dimension, keys, rule, divisor };
}

/** For the laboratories of another chapter. */
export function chooseIn(fragment: string): void {
  const model = chosenIn(fragment);
  if (model) chosenModels.choose(model, { gently: true });
}
