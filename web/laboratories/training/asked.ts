// What is to be trained: rules × seeds, each a run of its own, all from the same first weights and batches.
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { trainingParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { plansOf } from '../../kit/training/plans.ts';
import { ruleChoicesOf } from '../../kit/training/rule.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';

export type TrainingValues = ValuesOf<typeof trainingParameters>;

export interface AskedRule {
  id: string;
  name: string;
  /** One for each seed. */
  plans: readonly TrainingPlan[];
}

export interface Asked {
  rules: readonly AskedRule[];
  steps: number;
}

export function askedOf(rules: readonly TrainingRule[], ids: readonly string[], values: TrainingValues): Asked {
  const { dimension, keys, optimizer, rate, modelWidth, gain, trainValues, smallStart } = values;
  return {
    steps: values.steps,
    rules: ruleChoicesOf(rules, ids, gain).map(({ id, parameter, name }) => ({
      id,
      name,
      plans: plansOf(values, {
        rule: { id, parameter },
        d: dimension,
        modelDimension: modelWidth,
        keys,
        optimizer: optimizerOf(optimizer),
        rate,
        trainValues,
        smallStart,
      }),
    })),
  };
}

/** The same for what is the same to train. */
export function keyOf({ rules, steps }: Asked): string {
  return JSON.stringify([steps, rules.map(({ plans }) => plans)]);
}
