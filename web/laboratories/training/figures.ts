// The records as tables for reading and as rows for a file.
import type { TrainingClient } from '../../core/training-client.ts';
import type { Cell, Csv } from '../../kit/export/csv.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { TrainingValues } from './results.ts';
import type { Side } from './comparison.ts';

const tabled = [
  'accuracy',
  'loss',
  'entropy',
  'peak',
  'scoreStd',
  'medianTrace',
  'medianRightWeight',
  'queryGradient',
  'keyGradient',
  'valueGradient',
  'gain',
] as const;

/** Rows of a table that somebody reads. */
const rowsShown = 9;

export function curveTables(
  training: Pick<TrainingClient, 'columns' | 'column'>,
  sides: readonly Side[],
  steps: number,
): DataTable[] {
  return sides.flatMap(({ rule, runs, bands }) => {
    if (!bands) return [];
    const last = Math.min(bands.rows - 1, steps);
    const stride = Math.max(1, Math.floor(last / (rowsShown - 1)));
    const rows = Array.from({ length: last + 1 }, (_, row) => row).filter((row) => row % stride === 0 || row === last);
    return [
      {
        caption: say('training.table.rule', { rule: rule.name, runs: whole(runs.length) }),
        columns: [say('training.axis.step'), ...tabled.map((name) => say(`training.figure.${name}`))],
        rows: rows.map((row) => [
          whole(row),
          ...tabled.map((name) => significant(figureAt(bands.median, row * training.columns + training.column(name)))),
        ]),
      },
    ];
  });
}

/** Every record of every run. */
export function trainingCsv(
  training: TrainingClient,
  sides: readonly Side[],
  values: TrainingValues,
  version: string,
): Csv {
  const { dimension, keys, optimizer, rate, steps, modelWidth, trainValues, smallStart, seed } = values;
  const { columns } = training;
  return {
    parameters: [
      ['dimension', dimension],
      ['keys', keys],
      ['optimizer', optimizer],
      ['rate', rate],
      ['steps', steps],
      ['modelWidth', modelWidth],
      ['trainValues', String(trainValues)],
      ['smallStart', String(smallStart)],
    ],
    seed,
    version,
    columns: ['rule', 'firstGain', 'run', 'divergedAt', ...training.trainingFigures()],
    rows: sides.flatMap(({ rule, runs }) =>
      runs.flatMap(({ records, run }): Cell[][] => {
        const { settings } = run.plan;
        const rows = Math.min(run.rows, steps + 1);
        return Array.from({ length: rows }, (_, row) => [
          rule.id,
          settings.rule.parameter || null,
          settings.seed,
          run.divergedAt,
          ...records.subarray(row * columns, (row + 1) * columns),
        ]);
      }),
    ),
  };
}
