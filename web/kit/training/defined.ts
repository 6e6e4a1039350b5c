// Whether a run can be: the core refuses rules at sizes where they are not defined.
import { CoreRefusal } from '../../core/refusal.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';

/** False where the rule or d is refused; a refusal of anything else is thrown. */
export function isDefined(training: Pick<TrainingClient, 'stepsPerSlice'>, { settings }: TrainingPlan): boolean {
  try {
    training.stepsPerSlice(settings);
    return true;
  } catch (thrown) {
    if (thrown instanceof CoreRefusal && ['d', 'rule'].includes(thrown.parameter)) return false;
    throw thrown;
  }
}
