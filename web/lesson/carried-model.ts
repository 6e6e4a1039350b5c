// The model that was chosen on the page of <dk-models>, for the laboratories of another chapter. Loaded where the address names one.
import { chosenModels } from '../kit/chosen-model.ts';
import { modelOf } from '../laboratories/models/effects.ts';
import { modelsParameters } from '../laboratories/models/parameters.ts';
import { readState } from '../schema/url.ts';

const { everywhere, keys } = readState(location.hash, 'models', modelsParameters).values;
if (everywhere !== modelsParameters.everywhere.initial) {
  const { id, dimension, rule, divisor } = modelOf(everywhere);
  chosenModels.choose({ id, dimension, keys, rule, divisor }, { gently: true });
}
