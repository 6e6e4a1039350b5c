// A row for each training run that has ended, for a file.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { Cell } from '../export/csv.ts';
import { figureAt } from '../figure-at.ts';
import type { ManyRuns } from './many-runs.ts';

/** What stands in the columns run, accuracy, stepsTo90, divergedAt. */
export const runColumns = ['run', 'accuracy', 'stepsTo90', 'divergedAt'] as const;

export function runRows(
  training: Pick<TrainingClient, 'column'>,
  runs: Pick<ManyRuns, 'end'>,
  plans: readonly TrainingPlan[],
  before: readonly Cell[],
): Cell[][] {
  const column = training.column('accuracy');
  return plans.flatMap((plan) => {
    const end = runs.end(plan);
    if (!end) return [];
    const accuracy = end.divergedAt === null && end.last.length > 0 ? figureAt(end.last, column) : null;
    return [[...before, plan.settings.seed, accuracy, end.reached, end.divergedAt]];
  });
}
