// What <dk-scalings> takes of a model that is chosen for the page: its head size, the keys, and its rule among those on show.
import type { RuleChoice } from '../../core/types.ts';
import { scalingsParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { knownRule, type Adoption } from '../../kit/adoption.ts';
import type { ChosenModel } from '../../kit/chosen-model.ts';

const selection = scalingsParameters;

export function adoption(model: ChosenModel, own: ValuesOf<typeof selection>): Adoption<typeof selection> {
  const shown = knownRule(model, canShow);
  return {
    dimension: 'focus',
    keys: 'keys',
    rule: shown && {
      shown,
      values: {
        shown: selection.shown.parse([...own.shown, shown.id].join(',')),
        constant: shown.id === 'constant' ? shown.parameter : own.constant,
        gain: shown.id === 'cosine' ? shown.parameter : own.gain,
      },
    },
  };
}

/** Whether the pictures can show a rule with its parameter: where the reader cannot set that, it must be the table's. */
export function canShow({ id, parameter }: RuleChoice): boolean {
  const fixed: Readonly<Record<string, number>> = { 'soft-cap': 50, 'rms-norm': 1 };
  return ['none', 'sqrt', 'linear', 'constant', 'cosine'].includes(id) || fixed[id] === parameter;
}
