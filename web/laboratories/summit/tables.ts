// The points as a table for reading and as rows for a file.
import type { Csv } from '../../kit/export/csv.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { Point, SummitValues } from './view.ts';

const columns = ['d', 'divisor', 'spread', 'pull', 'from', 'to'] as const;

export function pointsTable(points: readonly Point[], { keys, seed }: SummitValues): DataTable {
  return {
    caption: say('summit.table', { keys: whole(keys), rows: whole(points[0]?.figures.count ?? 0), seed }),
    columns: columns.map((column) => say(`summit.column.${column}`)),
    rows: points.map(({ d, divisor, spread, figures: { median } }) => [
      whole(d),
      ...[divisor, spread, median.value, median.low ?? NaN, median.high ?? NaN].map((value) => significant(value)),
    ]),
  };
}

export function summitCsv(points: readonly Point[], values: SummitValues, version: string): Csv {
  const { rule, slope, height, keys, target, seed } = values;
  return {
    parameters: [
      ['rule', rule],
      ['slope', slope],
      ['height', height],
      ['keys', keys],
      ['z', target],
    ],
    seed,
    version,
    columns: ['d', 'divisor', 'spread', 'rows', 'pull_median', 'pull_low', 'pull_high'],
    rows: points.map(({ d, divisor, spread, figures: { count, median } }) => [
      d,
      divisor,
      spread,
      count,
      median.value,
      median.low ?? NaN,
      median.high ?? NaN,
    ]),
  };
}
