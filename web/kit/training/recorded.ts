// Runs that were made before the page was: what a laboratory of many runs shows of its start values before anything is trained here.
// They are written, and a sample of them is computed again, by tests/web/kit/recorded-runs.test.ts.
import type { TrainingClient } from '../../core/training-client.ts';
import { figureAt } from '../figure-at.ts';
import type { RunEnd } from './run-end.ts';

/** Of one run: the step and the held-out accuracy at which it had learned the task, those of its last record, and where it diverged. */
export type RecordedEnd = readonly [
  reached: number | null,
  arrival: number | null,
  last: number | null,
  accuracy: number | null,
  divergedAt: number | null,
];

type Columns = Pick<TrainingClient, 'columns' | 'column'>;

export function recordOf(training: Columns, { reached, arrival, last, divergedAt }: RunEnd): RecordedEnd {
  const at = (record: Float64Array, name: 'step' | 'accuracy'): number | null =>
    record.length === 0 ? null : figureAt(record, training.column(name));
  return [reached, at(arrival, 'accuracy'), at(last, 'step'), at(last, 'accuracy'), divergedAt];
}

/** The end of a run from its record. Figures that no laboratory of many runs shows are 0. */
export function endFrom(training: Columns, [reached, arrival, last, accuracy, divergedAt]: RecordedEnd): RunEnd {
  const record = (step: number | null, value: number | null): Float64Array => {
    const row = new Float64Array(step === null || value === null ? 0 : training.columns);
    if (step !== null && value !== null) {
      row[training.column('step')] = step;
      row[training.column('accuracy')] = value;
    }
    return row;
  };
  return { reached, arrival: record(reached, arrival), last: record(last, accuracy), divergedAt };
}

/** Whether two runs ended alike, to the last bit of what is recorded. */
export function alike(training: Columns, one: RunEnd, other: RunEnd): boolean {
  const [a, b] = [recordOf(training, one), recordOf(training, other)];
  return a.every((value, index) => Object.is(value, b[index]));
}
