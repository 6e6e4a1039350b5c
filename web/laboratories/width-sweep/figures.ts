// The sweep as a table for reading and as rows for a file.
import type { TrainingClient } from '../../core/training-client.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { ManyRuns } from '../../kit/training/many-runs.ts';
import { runColumns, runRows } from '../../kit/training/run-end.ts';
import type { AskedLine, WidthLine, WidthValues } from './lines.ts';
import { foundText } from './picture.ts';

/** A row for each rule, a column for each head dimension. */
export function widthTable(lines: readonly WidthLine[], { dimensions, steps }: WidthValues): DataTable {
  return {
    caption: say('width-sweep.table', { steps: whole(steps) }),
    columns: [say('training.column.rule'), ...dimensions.map((d) => say('width-sweep.column', { d: whole(d) }))],
    rows: lines.map(({ name, points }) => [
      name,
      ...points.map(({ asked, found }) => {
        if (asked === 0) return say('width-sweep.undefined');
        return found ? foundText(found) : '–';
      }),
    ]),
  };
}

/** A row for each run that has ended. */
export function widthCsv(
  training: Pick<TrainingClient, 'column'>,
  lines: readonly AskedLine[],
  runs: Pick<ManyRuns, 'end'>,
  { optimizer, rate, steps, gain, seed }: WidthValues,
  version: string,
): Csv {
  return {
    parameters: [
      ['optimizer', optimizer],
      ['rate', rate],
      ['steps', steps],
      ['gain', gain],
    ],
    seed,
    version,
    columns: ['rule', 'd', ...runColumns],
    rows: lines.flatMap(({ id, points }) => points.flatMap(({ d, plans }) => runRows(training, runs, plans, [id, d]))),
  };
}
