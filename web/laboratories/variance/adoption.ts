// What <dk-variance> takes of a model that is chosen for the page: its head size, the keys, and its divisor among the rules on show.
import { varianceParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { knownRule, type Adoption } from '../../kit/adoption.ts';
import type { ChosenModel } from '../../kit/chosen-model.ts';

const selection = varianceParameters;

export function adoption(model: ChosenModel, own: ValuesOf<typeof selection>): Adoption<typeof selection> {
  const shown = knownRule(model, ({ id }) => ['none', 'sqrt', 'linear', 'constant'].includes(id));
  return {
    dimension: 'focus',
    keys: 'keys',
    rule: shown && {
      shown,
      values: {
        shown: selection.shown.parse([...own.shown, shown.id].join(',')),
        constant: shown.id === 'constant' ? shown.parameter : own.constant,
      },
    },
  };
}
