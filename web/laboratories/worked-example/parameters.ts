// What <dk-worked-example> keeps in links: the example, its rule, and what the reader has typed.
import { parameters } from '../../schema/table.ts';

/** The rule of the example's source, which may be of either kind. */
const sources = parameters.rule.initial;

export const workedExampleParameters = {
  example: { ...parameters.example, control: 'menu' },
  inputs: { ...parameters.inputs, control: { own: 'a field for each input' } },
  rule: parameters.rule,
  exponent: { ...parameters.exponent, only: { rule: ['power', sources] } },
  constant: { ...parameters.constant, only: { rule: ['constant', sources] } },
  printed: { ...parameters.printed, control: { own: 'fields in the calculation' }, leaves: ['programs'] },
} as const;
