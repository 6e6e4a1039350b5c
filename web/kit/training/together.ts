// Runs of one rule with several seeds, taken together: how many learned the task, how soon, and how far the others came.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPace } from '../../core/training-types.ts';
import { figureAt } from '../figure-at.ts';
import type { RunEnd } from './run-end.ts';
import { learned } from './settings.ts';

/** A figure over the seeds. */
export interface Spread {
  median: number;
  least: number;
  greatest: number;
}

export interface Together extends TrainingPace {
  /** Runs that have ended. */
  runs: number;
  /** Accuracy at the end of the runs that did not diverge; undefined where all did. */
  accuracy: Spread | undefined;
  /** The same of those among them that did not reach 90 %. */
  short: Spread | undefined;
  /** Of the runs that diverged: at which step each. */
  diverged: readonly number[];
}

type Means = Pick<TrainingClient, 'column' | 'paceToAccuracy' | 'trainingBands'>;

/** Of one run at least. */
export function together(training: Means, ends: readonly RunEnd[]): Together {
  const whole = ends.filter(({ divergedAt }) => divergedAt === null);
  return {
    ...training.paceToAccuracy(
      ends.map(({ arrival }) => arrival),
      learned,
    ),
    runs: ends.length,
    accuracy: accuracyOf(training, whole),
    short: accuracyOf(
      training,
      whole.filter(({ reached }) => reached === null),
    ),
    diverged: ends.flatMap(({ divergedAt }) => divergedAt ?? []),
  };
}

function accuracyOf(training: Means, ends: readonly RunEnd[]): Spread | undefined {
  if (ends.length === 0) return undefined;
  const bands = training.trainingBands(ends.map(({ last }) => last));
  const column = training.column('accuracy');
  return {
    median: figureAt(bands.median, column),
    least: figureAt(bands.least, column),
    greatest: figureAt(bands.greatest, column),
  };
}
