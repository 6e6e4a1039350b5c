// The runs of one rule at one setting: alike but for their seeds.
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingSettings } from '../../core/training-types.ts';
import { seedOf, trainingSettings, usualWidth } from './settings.ts';

/** Held-out accuracy is measured at every fifth step where the last is one, else at every step. */
const often = 5;

/** How many runs of how many steps, from which seed on. */
export interface Runs {
  runs: number;
  steps: number;
  seed: string;
  /** Held-out accuracy at which a run ends by itself. */
  until?: number;
}

/** What an experiment varies, and what it leaves as everybody has it. */
type Varied = Pick<TrainingSettings, 'rule' | 'd' | 'optimizer' | 'rate'> & Partial<TrainingSettings>;

const usualTask = { modelDimension: usualWidth, keys: 16, trainValues: false, smallStart: false };

export function plansOf({ runs, steps, seed, until }: Runs, varied: Varied): TrainingPlan[] {
  return Array.from({ length: runs }, (_, run) => ({
    heldOutEvery: steps % often === 0 ? often : 1,
    ...(until === undefined ? {} : { until }),
    settings: trainingSettings({ ...usualTask, ...varied, seed: seedOf(seed, run) }),
  }));
}
