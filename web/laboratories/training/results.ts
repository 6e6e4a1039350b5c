// What came of the runs, rule by rule: facts of these runs, in words and in a table.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingBands, TrainingFigure } from '../../core/training-types.ts';
import { fixed, listed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { extentOf } from '../../figure/domain.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { learned } from '../../kit/training/settings.ts';
import type { Side } from './comparison.ts';

/** A figure over the seeds. */
export interface Spread {
  median: number;
  least: number;
  greatest: number;
}

export interface Result {
  id: string;
  name: string;
  runs: number;
  /** After the last step, over the runs that came so far; undefined where none did. */
  accuracy: Spread | undefined;
  /** Of the runs that reached 90 %: after how many steps each. */
  reached: readonly number[];
  /** Of the runs that diverged: at which step each. */
  diverged: readonly number[];
  /** At step 0. */
  gradient: Spread | undefined;
  trace: Spread | undefined;
}

type Reading = Pick<TrainingClient, 'columns' | 'column' | 'stepsToAccuracy'>;

export function resultsOf(training: Reading, sides: readonly Side[], steps: number): Result[] {
  return sides.map(({ rule, runs, bands }) => {
    const at = (figure: TrainingFigure, row: number): Spread | undefined => spreadOf(training, bands, figure, row);
    return {
      id: rule.id,
      name: rule.name,
      runs: runs.length,
      accuracy: at('accuracy', steps),
      reached: runs
        .flatMap(({ records }) => training.stepsToAccuracy(records, learned) ?? [])
        .filter((step) => step <= steps),
      diverged: runs.flatMap(({ run }) => run.divergedAt ?? []),
      gradient: at('queryGradient', 0),
      trace: at('medianTrace', 0),
    };
  });
}

function spreadOf(
  training: Pick<TrainingClient, 'columns' | 'column'>,
  bands: TrainingBands | null,
  figure: TrainingFigure,
  row: number,
): Spread | undefined {
  if (!bands || row >= bands.rows) return undefined;
  const place = row * training.columns + training.column(figure);
  return {
    median: figureAt(bands.median, place),
    least: figureAt(bands.least, place),
    greatest: figureAt(bands.greatest, place),
  };
}

/** "20" or "20 to 25". */
function between(steps: readonly number[]): string {
  const [least = 0, most = 0] = extentOf(steps) ?? [];
  return least === most ? whole(least) : say('training.between', { least: whole(least), most: whole(most) });
}

function accuracyText({ median, least, greatest }: Spread, runs: number): string {
  const share = (value: number): string => fixed(value, 2);
  if (runs === 1 || least === greatest) return share(median);
  return say('training.spread', { median: share(median), least: share(least), greatest: share(greatest) });
}

/** What became of a rule, as one part of a sentence. */
export function clause({ name, runs, accuracy, reached, diverged }: Result): string {
  const words = { rule: name, runs: whole(runs), count: whole(reached.length), when: between(reached) };
  const all = accuracy ? accuracyText(accuracy, runs - diverged.length) : '';
  const apart = { rule: name, count: whole(diverged.length), runs: whole(runs), when: between(diverged) };
  if (!accuracy) return say(runs === 1 ? 'training.clause.divergedAlone' : 'training.clause.diverged', apart);
  const key = reached.length === runs ? 'all' : reached.length > 0 ? 'some' : 'none';
  const said = say(`training.clause.${key}`, { ...words, accuracy: all });
  return diverged.length > 0 ? listed([said, say('training.clause.alsoDiverged', apart)]) : said;
}

const columns = ['rule', 'accuracy', 'reached', 'diverged', 'gradient', 'trace'] as const;

export function resultsTable(all: readonly Result[], steps: number): DataTable {
  return {
    caption: say('training.table.results', { steps: whole(steps) }),
    columns: columns.map((name) => say(`training.column.${name}`)),
    rows: all.map(({ name, runs, accuracy, reached, diverged, gradient, trace }) => [
      name,
      accuracy ? accuracyText(accuracy, runs) : '–',
      reached.length === 0
        ? say('training.never')
        : reached.length === runs
          ? between(reached)
          : say('training.someRuns', { count: whole(reached.length), runs: whole(runs), when: between(reached) }),
      diverged.length === 0 ? '–' : say('training.atStep', { step: listed(diverged.map((step) => whole(step))) }),
      gradient ? significant(gradient.median) : '–',
      trace ? significant(trace.median) : '–',
    ]),
  };
}
