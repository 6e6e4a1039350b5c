// What is to be trained: rules × seeds, each a run of its own, all from the same first weights and batches.
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { trainingParameters } from '../../parameters/laboratories/training.ts';
import type { ValuesOf } from '../../parameters/parameter.ts';
import { ruleChoicesOf } from '../training/rule.ts';
import { seedOf, trainingSettings } from '../training/settings.ts';

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

/** Held-out accuracy is measured at every fifth step where the last is one, else at every step. */
const often = 5;

export function askedOf(rules: readonly TrainingRule[], ids: readonly string[], values: TrainingValues): Asked {
  const { dimension, keys, optimizer, rate, runs, steps, modelWidth, gain, trainValues, smallStart, seed } = values;
  return {
    steps,
    rules: ruleChoicesOf(rules, ids, gain).map(({ id, parameter, name }) => ({
      id,
      name,
      plans: Array.from({ length: runs }, (_, run) => ({
        heldOutEvery: steps % often === 0 ? often : 1,
        settings: trainingSettings({
          seed: seedOf(seed, run),
          rule: { id, parameter },
          d: dimension,
          modelDimension: modelWidth,
          keys,
          optimizer: optimizer === 'adam' ? 'adam' : 'sgd',
          rate,
          trainValues,
          smallStart,
        }),
      })),
    })),
  };
}

/** The same for what is the same to train. */
export function keyOf({ rules, steps }: Asked): string {
  return JSON.stringify([steps, rules.map(({ plans }) => plans)]);
}
