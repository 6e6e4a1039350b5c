// The numbers of the map as tables for reading and as rows for a file.
import type { Csv } from '../../kit/export/csv.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { type Cell, cellFigures, nearestOf } from './cells.ts';
import { keyStops, spreadStops } from './parameters.ts';
import type { MapRun } from './map-run.ts';
import type { ModelPoint } from './models.ts';

/** The column of the map under the cursor, from the smallest spread to the largest. */
export function columnTable(run: MapRun, keys: number): DataTable {
  const column = keyStops[nearestOf(keyStops, keys)] ?? keys;
  const cells = spreadStops.flatMap((spread) => run.cell(column, spread) ?? []);
  return {
    caption: say('saturation.table.column', { keys: whole(column), rows: whole(cells.at(-1)?.rows ?? 0) }),
    columns: [say('saturation.column.spread'), ...cellFigures.map((figure) => say(`saturation.cell.${figure}`))],
    rows: cells.map((cell) => [short(cell.spread), ...cellFigures.map((figure) => significant(cell[figure].mean))]),
  };
}

/** Every model, before and after the division. */
export function modelsTable(run: MapRun, points: readonly ModelPoint[]): DataTable {
  const peak = (keys: number, spread: number): string => {
    const cell = run.cell(keys, spread);
    return cell ? significant(cell.peak.mean) : '…';
  };
  return {
    caption: say('saturation.table.models'),
    columns: (['model', 'd', 'keys', 'std', 'peak', 'scaledPeak'] as const).map((name) =>
      say(`saturation.column.${name}`),
    ),
    rows: points.map(({ name, d, keys, spread }) => [
      name,
      whole(d),
      whole(keys),
      significant(spread),
      peak(keys, spread),
      peak(keys, 1),
    ]),
  };
}

/** A line for each cell of the map that is measured, unrounded. */
export function saturationCsv(run: MapRun, cursor: Cell, { seed, version }: { seed: string; version: string }): Csv {
  const cells = keyStops.flatMap((keys) => spreadStops.flatMap((spread) => run.cell(keys, spread) ?? []));
  return {
    parameters: [
      ['keys at the cursor', cursor.keys],
      ['spread at the cursor', cursor.spread],
      ['peak at the cursor', cursor.peak.mean],
    ],
    seed,
    version,
    columns: ['keys', 'spread', 'rows', ...cellFigures.flatMap((figure) => [figure, `${figure}_standard_error`])],
    rows: cells.map((cell) => [
      cell.keys,
      cell.spread,
      cell.rows,
      ...cellFigures.flatMap((figure) => [cell[figure].mean, cell[figure].standardError]),
    ]),
  };
}
