// What <dk-worked-example> keeps in links: the example, its rule, and what the reader has typed.
import { parameters } from '../../schema/table.ts';

export const workedExampleParameters = {
  example: parameters.example,
  inputs: parameters.inputs,
  rule: parameters.rule,
  exponent: parameters.exponent,
  constant: parameters.constant,
  printed: parameters.printed,
} as const;
