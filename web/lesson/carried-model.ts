// The model that was chosen on the page of <dk-models>, for the laboratories of another chapter. Loaded where the address names one.
import { chosenModels } from '../kit/chosen-model.ts';
import { chosenIn } from './chosen-in-address.ts';

const model = chosenIn(location.hash);
if (model) chosenModels.choose(model, { gently: true });
