// Training runs for the laboratories that compare how they end: real ones, made by the compiled core, and made up ones.
import { TrainingRun, type TrainingPlan } from '../../../web/core/training-run.ts';
import { type RunEnd, type Together, endOf } from '../../../web/kit/training/run-end.ts';
import { training } from '../../bindings/training-core.ts';
import { answersHere as pool } from '../core/answers-here.ts';

/** How a run of so many steps ends. */
export async function endAfter(plan: TrainingPlan, steps: number): Promise<RunEnd> {
  const run = new TrainingRun(plan, { training, pool });
  await run.advance(steps + 1);
  return endOf(training, run);
}

/** How each of these ends. */
export async function ended(
  plans: readonly TrainingPlan[],
  steps: number,
): Promise<{ end: (plan: TrainingPlan) => RunEnd | undefined }> {
  const ends = new Map<TrainingPlan, RunEnd>();
  for (const plan of plans) ends.set(plan, await endAfter(plan, steps));
  return { end: (plan) => ends.get(plan) };
}

/** Three runs, which have all come to 90 % unless something else is said. */
export const found = (over: Partial<Together> = {}): Together => ({
  runs: 3,
  reached: 3,
  median: 25,
  least: 20,
  greatest: 40,
  accuracy: undefined,
  short: undefined,
  diverged: [],
  ...over,
});

/** Three runs of which none has come there. */
export const never = (over: Partial<Together> = {}): Together =>
  found({ reached: 0, median: null, least: null, greatest: null, ...over });
