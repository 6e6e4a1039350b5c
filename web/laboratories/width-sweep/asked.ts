// What is to be trained: rules × head dimensions × seeds, and in which order, so that the picture is whole soon and exact later.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { widthSweepParameters } from './parameters.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { isDefined } from '../../kit/training/defined.ts';
import { plansOf } from '../../kit/training/plans.ts';
import { ruleChoicesOf } from '../../kit/training/rule.ts';
import { learned } from '../../kit/training/settings.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';

export type WidthValues = ValuesOf<typeof widthSweepParameters>;

/** A point of the picture: one rule at one head dimension. */
export interface AskedPoint {
  d: number;
  /** One for each seed; none where the rule is not defined at d. */
  plans: readonly TrainingPlan[];
}

export interface AskedLine {
  id: string;
  name: string;
  points: readonly AskedPoint[];
}

/** Wider heads come last. */
const soon = 256;

type Judge = Pick<TrainingClient, 'stepsPerSlice'>;

export function linesOf(training: Judge, rules: readonly TrainingRule[], values: WidthValues): AskedLine[] {
  const { shown, dimensions, optimizer, rate, runs, steps, gain, seed } = values;
  return ruleChoicesOf(rules, shown, gain).map(({ id, parameter, name }) => ({
    id,
    name,
    points: dimensions.map((d) => {
      const varied = { rule: { id, parameter }, d, optimizer: optimizerOf(optimizer), rate };
      const plans = plansOf({ runs, steps, seed, until: learned }, varied);
      return { d, plans: plans[0] && isDefined(training, plans[0]) ? plans : [] };
    }),
  }));
}

/** In the order of their turns: one seed of all narrower heads, further seeds, then the wide heads. */
export function inTurn(lines: readonly AskedLine[]): TrainingPlan[] {
  const all = lines.flatMap(({ points }) =>
    points.flatMap(({ d, plans }) => plans.map((plan, run) => ({ plan, turn: [d > soon ? 1 : 0, run, d] as const }))),
  );
  return all.sort(({ turn: a }, { turn: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(({ plan }) => plan);
}
