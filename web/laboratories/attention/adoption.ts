// What <dk-attention> takes of a model that is chosen for the page. Its matrices have a size of their own: of rules it takes those that
// mean the same at every dₖ, as a constant that is right for another one would be out of place.
import type { attentionParameters } from './parameters.ts';
import { knownRule, type Adoption } from '../../kit/adoption.ts';
import type { ChosenModel } from '../../kit/chosen-model.ts';

export function adoption(model: ChosenModel): Adoption<typeof attentionParameters> {
  const shown = knownRule(model, ({ id }) => ['none', 'sqrt', 'linear'].includes(id));
  return { rule: shown && { shown, values: { rule: shown.id } } };
}
