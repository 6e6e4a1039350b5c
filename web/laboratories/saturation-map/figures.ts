// The map in words, as tables for reading and as rows for a file.
import type { FileFigures } from '../../kit/export/csv.ts';
import { short, significant, whole, fixed, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, tableOf } from '../../kit/data-table.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { type Cell, cellFigures, nearestOf, usualDimension, usualKeys, type ModelPoint, type Place } from './cells.ts';
import { keyStops, spreadStops } from './parameters.ts';
import type { MapRun } from './map-run.ts';

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

/** Every model, before and after the division. `now`: measures what is not on the map, once that is done. */
export function modelsTable(
  run: MapRun,
  points: readonly ModelPoint[],
  now: (place: Place) => Cell | undefined = () => undefined,
): DataTable {
  const peak = (keys: number, spread: number): string => {
    const cell = run.cell(keys, spread) ?? now({ keys, spread });
    return cell ? significant(cell.peak.mean) : '…';
  };
  return tableOf(say('saturation.table.models'), 'saturation.column', points, {
    model: ({ name }) => name,
    d: ({ d }) => whole(d),
    keys: ({ keys }) => whole(keys),
    std: ({ spread }) => significant(spread),
    peak: ({ keys, spread }) => peak(keys, spread),
    scaledPeak: ({ keys }) => peak(keys, 1),
  });
}

/** A line for each cell of the map that is measured, unrounded. */
export function saturationCsv(run: MapRun, cursor: Cell): FileFigures {
  const cells = keyStops.flatMap((keys) => spreadStops.flatMap((spread) => run.cell(keys, spread) ?? []));
  return {
    parameters: Object.entries({ keys: cursor.keys, spread: cursor.spread, peak: cursor.peak.mean }).map(
      ([name, value]) => [`${name} at the cursor`, value],
    ),
    columns: ['keys', 'spread', 'rows', ...cellFigures.flatMap((figure) => [figure, `${figure}_standard_error`])],
    rows: cells.map((cell) => [
      cell.keys,
      cell.spread,
      cell.rows,
      ...cellFigures.flatMap((figure) => [cell[figure].mean, cell[figure].standardError]),
    ]),
  };
}

/** Before the guess the mean is not told; `peak` is that of the row on show. */
export function rowSentence(keys: number, spread: number, peak: number): string {
  return say('saturation.live.row', { keys: whole(keys), spread: short(spread), peak: significant(peak, 2) });
}

/** Up to so many keys "a few" would be all of them. */
const few = 5;

export function sentence(cell: Cell, collapse: number): string {
  const { keys, spread } = cell;
  const beyond = keys > few ? 'collapsed' : 'few';
  return say(`saturation.live.${spread < collapse ? 'spread' : beyond}`, {
    keys: whole(keys),
    spread: short(spread),
    peak: significant(cell.peak.mean, 2),
    effective: significant(cell.effectiveKeys.mean, 2),
    collapse: fixed(collapse, 2),
  });
}

// What the chapter on the map asks first: how many rows are as good as one-hot, which is said to be almost certain.

const stops = [
  0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9,
  0.95, 0.98, 0.99, 1,
];

export function question(): Question {
  return {
    text: say('saturation.question', { d: whole(usualDimension), keys: whole(usualKeys) }),
    answer: { kind: 'number', stops, initial: 0.5, text: (value) => percent(value) },
  };
}

export function outcome({ peaked, peak, effectiveKeys, rows }: Cell): Outcome {
  const words = {
    share: percent(peaked.mean),
    rows: whole(rows),
    peak: percent(peak.mean),
    keys: whole(usualKeys),
    effective: significant(effectiveKeys.mean, 2),
  };
  return { value: peaked.mean, text: say('saturation.result', words), why: say('saturation.why', words) };
}
