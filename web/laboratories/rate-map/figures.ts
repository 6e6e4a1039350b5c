// The map as a table for reading and as rows for a file.
import type { TrainingClient } from '../../core/training-client.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { ManyRuns } from '../../kit/training/many-runs.ts';
import { runColumns, runRows } from '../../kit/training/run-end.ts';
import type { AskedRow, MapRow, MapValues } from './rows.ts';
import { foundText } from './picture.ts';

/** A row for each rate, a column for each rule: rates are many, and rows have no end. */
export function mapTable(rows: readonly MapRow[], rates: readonly number[], { steps }: MapValues): DataTable {
  return {
    caption: say('rate-map.table', { steps: whole(steps) }),
    columns: [say('parameter.rate'), ...rows.map(({ name }) => name)],
    rows: rates.map((rate, column) => [
      short(rate),
      ...rows.map(({ cells }) => {
        const found = cells[column]?.found;
        return found ? foundText(found) : '–';
      }),
    ]),
  };
}

/** A row for each run that has ended. */
export function mapCsv(
  training: Pick<TrainingClient, 'column'>,
  rows: readonly AskedRow[],
  runs: Pick<ManyRuns, 'end'>,
  { dimension, optimizer, steps, gain, seed }: MapValues,
  version: string,
): Csv {
  return {
    parameters: [
      ['dimension', dimension],
      ['optimizer', optimizer],
      ['steps', steps],
      ['gain', gain],
    ],
    seed,
    version,
    columns: ['rule', 'rate', ...runColumns],
    rows: rows.flatMap(({ id, cells }) =>
      cells.flatMap(({ rate, plans }) => runRows(training, runs, plans, [id, rate])),
    ),
  };
}
