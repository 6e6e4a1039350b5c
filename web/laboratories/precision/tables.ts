// The numbers of the pictures as tables for reading and as rows for a file.
import { type TemplateResult, html } from 'lit';
import type { NumberFormat } from '../../core/chapters-precision.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Column, type DataTable, tabled } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Chances, chanceText } from './chances.ts';
import { chanceStops } from './parameters.ts';
import type { Online } from './online.ts';
import { type Form, type FormatRow, type RowView, exponentText, outcomeText, stepText, weightText } from './view.ts';

export function formatsTable(formats: readonly NumberFormat[]): DataTable {
  return {
    caption: say('precision.table.formats'),
    ...tabled(formats, [
      [say('precision.column.format'), ({ id }) => id],
      [say('precision.column.bits'), ({ bits }) => String(bits)],
      [say('precision.column.largest'), ({ largest }) => short(largest, 5)],
      [say('precision.column.overflows'), ({ expOverflowsAbove }) => short(expOverflowsAbove, 7)],
      [say('precision.column.vanishes'), ({ expZeroBelow }) => short(expZeroBelow, 7)],
      [say('precision.column.roundoff'), ({ unitRoundoff }) => significant(unitRoundoff)],
    ]),
  };
}

const forms = ['naive', 'shifted'] as const satisfies readonly Form[];

export function weightsTable({ scores, rows }: RowView): DataTable {
  return {
    caption: say('precision.table.weights'),
    ...tabled(scores, [
      [say('precision.column.key'), (_, key) => String(key + 1)],
      [say('precision.column.score'), exponentText],
      ...forms.flatMap((form) =>
        rows.map((row): Column<number, string> => [
          say(`precision.column.${form}In`, { format: row.format.id }),
          (_, key) => weightText(row[form], key, 5),
        ]),
      ),
    ]),
  };
}

/** How each form ended, and how far its weights are from the exact ones. */
export function errorsTable({ rows }: RowView): DataTable {
  const boundText = ({ error }: FormatRow[Form]): string =>
    error ? (error.boundApplies ? significant(error.bound) : say('precision.table.noBound')) : '';
  return {
    caption: say('precision.table.errors'),
    ...tabled(rows, [
      [say('precision.column.format'), ({ format }) => format.id],
      ...forms.flatMap((form): Column<FormatRow, string>[] => [
        [say(`precision.column.${form}Outcome`), (row) => outcomeText(row[form])],
        [say(`precision.column.${form}Error`), ({ [form]: { error } }) => (error ? significant(error.worst) : '')],
        [say(`precision.column.${form}Bound`), (row) => boundText(row[form])],
      ]),
    ]),
  };
}

export function onlineTable({ passes, weights, twoPass }: Online, format: string): DataTable {
  return {
    caption: say('precision.table.online', { format }),
    ...tabled(passes, [
      [say('precision.column.key'), (_, key) => String(key + 1)],
      [say('precision.column.score'), ({ score }) => exponentText(score)],
      [say('precision.column.maximum'), ({ maximum }) => exponentText(maximum)],
      [say('precision.column.rescaled'), ({ rescaled }) => stepText(rescaled)],
      [say('precision.column.running'), ({ sum }) => stepText(sum, 8)],
      [say('precision.column.onePass'), (_, key) => stepText(figureAt(weights, key), 8)],
      [say('precision.column.twoPasses'), (_, key) => stepText(figureAt(twoPass.weights, key), 8)],
    ]),
  };
}

export function chancesTable({ lines }: Chances): DataTable {
  return {
    caption: say('precision.table.chances'),
    ...tabled(chanceStops, [
      [say('precision.column.d'), whole],
      ...lines.map(({ format, rule, probability }): Column<number, string> => [
        say(`precision.chances.${rule}`, { format }),
        (_, place) => chanceText(figureAt(probability, place)),
      ]),
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
      forms.flatMap((form) => {
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

// Every step of both forms in one format, beside each other: e to the score, the sum, the weights.

export function stepsTables(row: FormatRow): TemplateResult {
  return html`<div class="steps">${forms.map((form) => stepsTable(row, form))}</div>`;
}

function stepsTable(row: FormatRow, form: Form): TemplateResult {
  const steps = row[form];
  const exponents = form === 'naive' ? steps.scores : steps.differences;
  const columns = [
    say('precision.column.key'),
    say(form === 'naive' ? 'precision.column.score' : 'precision.column.difference'),
    say('precision.column.exponential'),
    say('precision.column.weight'),
  ];
  return html`<table class=${form}>
    <caption>
      ${say(`precision.steps.${form}`, { format: row.format.id, outcome: outcomeText(steps) })}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(steps.scores, (_, key) => {
        const exponential = steps.exponentials[key];
        const lost = exponential === undefined || exponential === Infinity;
        return html`<tr>
          <th scope="row">${key + 1}</th>
          <td>${exponentText(exponents[key])}</td>
          <td class=${lost ? 'lost' : ''}>${stepText(exponential)}</td>
          <td class=${steps.weights.length === 0 ? 'lost' : ''}>${weightText(steps, key)}</td>
        </tr>`;
      })}
    </tbody>
    <tfoot>
      <tr>
        <td></td>
        <th scope="row">${say('precision.sum')}</th>
        <td>${stepText(steps.sums.at(-1))}</td>
        <td></td>
      </tr>
    </tfoot>
  </table>`;
}
