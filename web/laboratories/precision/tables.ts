// The numbers of the pictures as tables for reading and as rows for a file.
import type { NumberFormat } from '../../core/chapters-precision.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { chanceStops, chanceText, type Chances } from './chances.ts';
import type { Online } from './online.ts';
import type { FormatRow, RowView } from './view.ts';
import { exponentText, outcomeText, stepText, weightText } from './written.ts';

export function formatsTable(formats: readonly NumberFormat[]): DataTable {
  return {
    caption: say('precision.table.formats'),
    columns: [
      say('precision.column.format'),
      say('precision.column.bits'),
      say('precision.column.largest'),
      say('precision.column.overflows'),
      say('precision.column.vanishes'),
      say('precision.column.roundoff'),
    ],
    rows: formats.map(({ id, bits, largest, expOverflowsAbove, expZeroBelow, unitRoundoff }) => [
      id,
      String(bits),
      short(largest, 5),
      short(expOverflowsAbove, 7),
      short(expZeroBelow, 7),
      significant(unitRoundoff),
    ]),
  };
}

export function weightsTable({ scores, rows }: RowView): DataTable {
  const forms = (['naive', 'shifted'] as const).flatMap((form) => rows.map((row) => ({ form, row })));
  return {
    caption: say('precision.table.weights'),
    columns: [
      say('precision.column.key'),
      say('precision.column.score'),
      ...forms.map(({ form, row }) => say(`precision.column.${form}In`, { format: row.format.id })),
    ],
    rows: Array.from(scores, (score, key) => [
      String(key + 1),
      exponentText(score),
      ...forms.map(({ form, row }) => weightText(row[form], key, 5)),
    ]),
  };
}

/** How each form ended, and how far its weights are from the exact ones. */
export function errorsTable({ rows }: RowView): DataTable {
  const cells = ({ naive, shifted }: FormatRow): string[] =>
    [naive, shifted].flatMap((row) => [
      outcomeText(row),
      row.error ? significant(row.error.worst) : '',
      row.error ? (row.error.boundApplies ? significant(row.error.bound) : say('precision.table.noBound')) : '',
    ]);
  return {
    caption: say('precision.table.errors'),
    columns: [
      say('precision.column.format'),
      ...(['naive', 'shifted'] as const).flatMap((form) => [
        say(`precision.column.${form}Outcome`),
        say(`precision.column.${form}Error`),
        say(`precision.column.${form}Bound`),
      ]),
    ],
    rows: rows.map((row) => [row.format.id, ...cells(row)]),
  };
}

export function onlineTable({ passes, weights, twoPass }: Online, format: string): DataTable {
  return {
    caption: say('precision.table.online', { format }),
    columns: [
      say('precision.column.key'),
      say('precision.column.score'),
      say('precision.column.maximum'),
      say('precision.column.rescaled'),
      say('precision.column.running'),
      say('precision.column.onePass'),
      say('precision.column.twoPasses'),
    ],
    rows: passes.map((pass, key) => [
      String(key + 1),
      exponentText(pass.score),
      exponentText(pass.maximum),
      stepText(pass.rescaled),
      stepText(pass.sum, 8),
      stepText(figureAt(weights, key), 8),
      stepText(figureAt(twoPass.weights, key), 8),
    ]),
  };
}

export function chancesTable({ lines }: Chances): DataTable {
  return {
    caption: say('precision.table.chances'),
    columns: [
      say('precision.column.d'),
      ...lines.map(({ format, rule }) => say(`precision.chances.${rule}`, { format })),
    ],
    rows: chanceStops.map((d, place) => [
      whole(d),
      ...lines.map(({ probability }) => chanceText(figureAt(probability, place))),
    ]),
  };
}

/** Every step of every form in every format, one key to a line; what a form did not reach or lost is empty. */
export function precisionCsv({ scores, rows }: RowView, about: Pick<Csv, 'parameters' | 'seed' | 'version'>): Csv {
  const kept = (value: number | undefined): number | null =>
    value !== undefined && Number.isFinite(value) ? value : null;
  return {
    ...about,
    columns: ['format', 'form', 'outcome', 'key', 'score', 'exponent', 'exponential', 'running_sum', 'weight'],
    rows: rows.flatMap((row) =>
      (['naive', 'shifted'] as const).flatMap((form) => {
        const steps = row[form];
        return Array.from(scores, (score, key) => [
          row.format.id,
          form,
          steps.outcome,
          key + 1,
          score,
          ...[steps.differences, steps.exponentials, steps.sums, steps.weights].map((list) => kept(list[key])),
        ]);
      }),
    ),
  };
}
