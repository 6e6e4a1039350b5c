// What is kept of a run that has ended: the record at which it had learned the task, and its last one.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingRun } from '../../core/training-run.ts';
import { learned } from './settings.ts';

export interface RunEnd {
  /** Steps to 90 %; null where it did not get there. */
  reached: number | null;
  /** One record each; none where there is none. */
  arrival: Float64Array;
  last: Float64Array;
  divergedAt: number | null;
}

export function endOf(
  training: Pick<TrainingClient, 'columns' | 'stepsToAccuracy'>,
  { records, rows, divergedAt }: Pick<TrainingRun, 'records' | 'rows' | 'divergedAt'>,
): RunEnd {
  const { columns } = training;
  const row = (at: number): Float64Array => records.slice(at * columns, (at + 1) * columns);
  const reached = training.stepsToAccuracy(records, learned);
  return {
    reached,
    // There is a record for each step.
    arrival: reached === null ? new Float64Array(0) : row(reached),
    last: rows === 0 ? new Float64Array(0) : row(rows - 1),
    divergedAt,
  };
}
