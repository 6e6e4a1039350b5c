// What is to be trained: rules × learning rates × seeds, and in which order, so that the map is whole soon and exact later.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { rateMapParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { isDefined } from '../../kit/training/defined.ts';
import { plansOf } from '../../kit/training/plans.ts';
import { ruleChoicesOf } from '../../kit/training/rule.ts';
import { optimizerOf, type OptimizerName } from '../../kit/training/usual-rate.ts';

export type MapValues = ValuesOf<typeof rateMapParameters>;

export interface AskedCell {
  rate: number;
  /** One for each seed. */
  plans: readonly TrainingPlan[];
}

export interface AskedRow {
  id: string;
  name: string;
  cells: readonly AskedCell[];
}

/** Whole decades, and what lies half way between them in round numbers. */
const decades: Readonly<Record<OptimizerName, readonly number[]>> = {
  sgd: [1e-3, 0.01, 0.1, 1, 10, 100, 1000],
  adam: [1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1],
};
const halves: Readonly<Record<OptimizerName, readonly number[]>> = {
  sgd: [1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000],
  adam: [1e-6, 3e-6, 1e-5, 3e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1],
};

export function ratesOf({ optimizer, rates }: Pick<MapValues, 'optimizer' | 'rates'>): readonly number[] {
  return (rates === 'halves' ? halves : decades)[optimizerOf(optimizer)];
}

export function rowsOf(
  training: Pick<TrainingClient, 'stepsPerSlice'>,
  rules: readonly TrainingRule[],
  values: MapValues,
): AskedRow[] {
  const { shown, dimension, optimizer, gain } = values;
  return ruleChoicesOf(rules, shown, gain).flatMap(({ id, parameter, name }) => {
    const cells = ratesOf(values).map((rate) => ({
      rate,
      plans: plansOf(values, { rule: { id, parameter }, d: dimension, optimizer: optimizerOf(optimizer), rate }),
    }));
    const [first] = cells[0]?.plans ?? [];
    return first && isDefined(training, first) ? [{ id, name, cells }] : [];
  });
}

/** In the order of their turns: one seed of the whole map, then further ones; costly rules last. */
export function inTurn(training: Pick<TrainingClient, 'stepsPerSlice'>, rows: readonly AskedRow[]): TrainingPlan[] {
  const all = rows.flatMap(({ cells }) => cells.flatMap(({ plans }) => plans.map((plan, run) => ({ plan, run }))));
  const quick = new Map(
    rows
      .map(({ cells }) => cells[0]?.plans[0])
      .map((plan) => [plan?.settings.rule.id, plan ? training.stepsPerSlice(plan.settings) : 0]),
  );
  return all
    .sort(
      (a, b) => a.run - b.run || (quick.get(b.plan.settings.rule.id) ?? 0) - (quick.get(a.plan.settings.rule.id) ?? 0),
    )
    .map(({ plan }) => plan);
}
