// What the laboratory shows: the core's answer to the matrices, with the rule and without, masked and open.
import type { CoreClient } from '../../core/client.ts';
import type { AttentionInput, AttentionSteps, RuleChoice } from '../../core/types.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { ComputedName } from './steps.ts';
import { sizesOf, type Matrices, type Sizes } from './sizes.ts';

export interface Asked extends Matrices {
  rule: RuleChoice;
  causal: boolean;
}

export interface View extends Asked {
  sizes: Sizes;
  steps: AttentionSteps;
  /** The same without a divisor. */
  unscaled: AttentionSteps;
  /** Scaled scores before the mask. */
  open: Float64Array;
}

export const noRule: RuleChoice = { id: 'none', parameter: 0 };

/** The rule as the settings hold it, with the parameter that belongs to it. */
export function ruleOf(values: { rule: string; exponent: number; constant: number }): RuleChoice {
  const { rule: id, exponent, constant } = values;
  return { id, parameter: id === 'power' ? exponent : id === 'constant' ? constant : 0 };
}

/** As the core takes it. */
export function inputOf({ q, k, v, rule, causal }: Asked): AttentionInput {
  return { ...sizesOf({ q, k, v }), q: q.flat(), k: k.flat(), v: v.flat(), rule, causal, mask: null };
}

/** Throws CoreRefusal, e.g. where the rule is not defined at this dimension. */
export function viewOf(core: CoreClient, asked: Asked): View {
  const input = inputOf(asked);
  const steps = core.attention(input);
  return {
    ...asked,
    sizes: sizesOf(asked),
    steps,
    unscaled: core.attention({ ...input, rule: noRule }),
    open: asked.causal ? core.attention({ ...input, causal: false }).scaledScores : steps.scaledScores,
  };
}

/** Columns of a computed matrix. */
export function columnsOf({ sizes }: View, name: ComputedName): number {
  return name === 'output' ? sizes.valueDimension : sizes.keys;
}

const listOf: Readonly<Record<ComputedName, 'rawScores' | 'scaledScores' | 'weights' | 'output'>> = {
  scores: 'rawScores',
  scaled: 'scaledScores',
  weights: 'weights',
  output: 'output',
};

/** A figure of a computed matrix, counted from 0. */
export function figure(view: View, name: ComputedName, row: number, column: number): number {
  return figureAt(view.steps[listOf[name]], row * columnsOf(view, name) + column);
}

/** A row of a list that runs row by row. */
export function rowOf(list: Float64Array, row: number, columns: number): Float64Array {
  return list.subarray(row * columns, (row + 1) * columns);
}
