// The opening's numbers as a table for reading and as rows for a file.
import type { Opening } from '../../core/types.ts';
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { pullsAt } from './pulls.ts';
import { rowNames, type RowName } from './view.ts';

const rowTitles = (): string[] => rowNames.map((name) => say(`opening.row.${name}`));

/** Peak and pull of each row at every power of two. */
export function openingTable({ stops, rows }: Opening, seed: string): DataTable {
  const powers = [...stops]
    .map((d, stop) => ({ d, stop }))
    .filter(({ d }) => Number.isInteger(d) && (d & (d - 1)) === 0);
  return {
    caption: say('opening.tableCaption', { seed }),
    columns: [
      say('opening.column.d'),
      ...rowTitles().map((row) => say('opening.column.peak', { row })),
      ...rowTitles().map((row) => say('opening.column.pull', { row })),
    ],
    rows: powers.map(({ d, stop }) => [
      whole(d),
      ...rows.map(({ meanPeak }) => fixed(figureAt(meanPeak, stop), 3)),
      ...rowNames.map((row) => significant(pullsAt(row, stop), 2)),
    ]),
  };
}

/** Every stop, with all weights, unrounded. */
export function openingRows({ stops, keys, rows }: Opening): { columns: string[]; rows: number[][] } {
  const ranks = Array.from({ length: keys }, (_, index) => String(index + 1));
  const columns = rowNames.flatMap((row) => [
    `peak_${row}`,
    `pull_${row}`,
    `trace_${row}`,
    ...ranks.map((rank) => `mean_weight_${rank}_${row}`),
    ...ranks.map((rank) => `draw_weight_${rank}_${row}`),
  ]);
  const figures = [...stops].map((d, stop) => [
    d,
    ...rows.flatMap(({ rule, meanPeak, medianJacobianTrace, meanWeights, drawWeights }) => [
      figureAt(meanPeak, stop),
      pullsAt(rule.id as RowName, stop),
      figureAt(medianJacobianTrace, stop),
      ...meanWeights.subarray(stop * keys, (stop + 1) * keys),
      ...drawWeights.subarray(stop * keys, (stop + 1) * keys),
    ]),
  ]);
  return { columns: ['d', ...columns], rows: figures };
}
