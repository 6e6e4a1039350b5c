// What is kept of runs that have ended: each by itself, those recorded before, several seeds taken together, and in words.
import type { TrainingBands, TrainingClient, TrainingPace } from '../../core/training-client.ts';
import type { TrainingRun } from '../../core/training-run.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../figure-at.ts';
import { learned } from './plans.ts';

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

// Runs of one rule with several seeds, taken together: how many learned the task, how soon, and how far the others came.

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
  return spreadAt(bands, training.column('accuracy'));
}

export function spreadAt({ median, least, greatest }: TrainingBands, place: number): Spread {
  return { median: figureAt(median, place), least: figureAt(least, place), greatest: figureAt(greatest, place) };
}

// Runs that were made before the page was: what a laboratory of many runs shows of its start values before anything is trained here.
// They are written, and a sample of them is computed again, by tests/web/kit/recorded-runs.test.ts.

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

// A figure over the seeds in words: "0.66 (0.52 to 0.70)".

export function spreadText({ median, least, greatest }: Spread, format: (value: number) => string): string {
  if (least === greatest) return format(median);
  return say('training.spread', { median: format(median), least: format(least), greatest: format(greatest) });
}
