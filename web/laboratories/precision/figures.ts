// The numbers of the pictures as tables for reading, as rows for a file, and in words.
import { type TemplateResult, html } from 'lit';
import type { NumberFormat, RoundedSoftmax } from '../../core/chapters-precision.ts';
import { short, significant, whole, fixed, listed } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, tableHead, tableOf } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Chances, chanceText } from './chances.ts';
import { chanceStops } from './parameters.ts';
import type { Online } from './online.ts';
import {
  type Form,
  type FormatRow,
  type RowView,
  exponentText,
  forms,
  outcomeText,
  stepText,
  weightText,
} from './view.ts';
import type { Outcome, Question } from '../../kit/guess/question.ts';
import { scrolls } from '../../kit/watched-box.ts';

export function formatsTable(formats: readonly NumberFormat[]): DataTable {
  return tableOf(say('precision.table.formats'), 'precision.column', formats, {
    format: ({ id }) => id,
    bits: ({ bits }) => String(bits),
    largest: ({ largest }) => short(largest, 5),
    overflows: ({ expOverflowsAbove }) => short(expOverflowsAbove, 7),
    vanishes: ({ expZeroBelow }) => short(expZeroBelow, 7),
    roundoff: ({ unitRoundoff }) => significant(unitRoundoff),
  });
}

export function weightsTable({ scores, rows }: RowView): DataTable {
  const all = forms.flatMap((form) => rows.map((row) => ({ form, row })));
  return {
    caption: say('precision.table.weights'),
    columns: [
      say('precision.column.key'),
      say('precision.column.score'),
      ...all.map(({ form, row }) => say(`precision.column.${form}In`, { format: row.format.id })),
    ],
    rows: Array.from(scores, (score, key) => [
      String(key + 1),
      exponentText(score),
      ...all.map(({ form, row }) => weightText(row[form], key, 5)),
    ]),
  };
}

/** How each form ended, and how far its weights are from the exact ones. */
export function errorsTable({ rows }: RowView): DataTable {
  const cells = (row: RoundedSoftmax): string[] => {
    const { error } = row;
    if (!error) return [outcomeText(row), '', ''];
    const bound = error.boundApplies ? significant(error.bound) : say('precision.table.noBound');
    return [outcomeText(row), significant(error.worst), bound];
  };
  return {
    caption: say('precision.table.errors'),
    columns: [
      say('precision.column.format'),
      ...forms.flatMap((form) =>
        (['Outcome', 'Error', 'Bound'] as const).map((what) => say(`precision.column.${form}${what}`)),
      ),
    ],
    rows: rows.map((row) => [row.format.id, ...forms.flatMap((form) => cells(row[form]))]),
  };
}

export function onlineTable({ passes, weights, twoPass }: Online, format: string): DataTable {
  return tableOf(say('precision.table.online', { format }), 'precision.column', passes, {
    key: (_, key) => String(key + 1),
    score: ({ score }) => exponentText(score),
    maximum: ({ maximum }) => exponentText(maximum),
    rescaled: ({ rescaled }) => stepText(rescaled),
    running: ({ sum }) => stepText(sum, 8),
    onePass: (_, key) => stepText(figureAt(weights, key), 8),
    twoPasses: (_, key) => stepText(figureAt(twoPass.weights, key), 8),
  });
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
export function precisionCsv({ scores, rows }: RowView, parameters: FileFigures['parameters']): FileFigures {
  return {
    parameters,
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
          ...[steps.differences, steps.exponentials, steps.sums, steps.weights].map((list) => list[key] ?? null),
        ]);
      }),
    ),
  };
}

// Every step of both forms in one format, beside each other: e to the score, the sum, the weights.

export function stepsTables(row: FormatRow): TemplateResult {
  return html`<div class="steps">${forms.map((form) => html`<div ${scrolls()}>${stepsTable(row, form)}</div>`)}</div>`;
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
    ${tableHead(columns)}
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

export function sentence({ scores, rows }: RowView): string {
  const names = (kept: (row: FormatRow) => boolean): string[] => rows.filter(kept).map(({ format }) => format.id);
  // Where nothing but a score has overflowed, and to −∞, no e to a score is ∞.
  const naiveFails = names(({ naive }) => naive.outcome !== 'finished' && !lostBelow(naive));
  const shiftedFails = names(({ shifted }) => shifted.outcome !== 'finished');
  // Exponentials near 0 have lost digits that count: no bound holds there.
  const worse = names(({ naive, shifted }) => naive.error?.boundApplies === false && !!shifted.error?.boundApplies);
  const largest = exponentText(Math.max(...scores));
  const vanished = rows.some(({ naive }) => naive.outcome === 'sum-vanished');
  const parts: string[] = [];
  if (naiveFails.length === 0)
    parts.push(say(shiftedFails.length === 0 ? 'precision.live.fine' : 'precision.live.fineElsewhere', { largest }));
  else if (vanished) parts.push(say('precision.live.vanished', { formats: listed(naiveFails) }));
  else parts.push(say('precision.live.overflowed', { largest, formats: listed(naiveFails) }));
  if (shiftedFails.length > 0) parts.push(say('precision.live.scoreLost', { formats: listed(shiftedFails) }));
  else if (naiveFails.length > 0) parts.push(say('precision.live.shifted'));
  else if (worse.length > 0) parts.push(say('precision.live.better', { formats: listed(worse) }));
  else parts.push(say('precision.live.both'));
  return parts.join(' ');
}

/** Whether all that went wrong is that a score became −∞. */
function lostBelow({ outcome, scores }: RoundedSoftmax): boolean {
  return outcome === 'score-overflowed' && !scores.includes(Infinity);
}

// The question of this laboratory: from which score on does float32, which goes to 3.4 · 10³⁸, lose e^x?

const stops = [
  ...[10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 300, 400, 500, 700, 1000],
  ...[2000, 5000, 10_000, 100_000, 1_000_000],
];

export function question(): Question {
  return {
    text: say('precision.question'),
    answer: { kind: 'number', stops, initial: 1000, text: (value) => short(value), logarithmic: true },
  };
}

export function outcome(formats: readonly NumberFormat[]): Outcome | undefined {
  const wall = (id: string): number | undefined => formats.find((format) => format.id === id)?.expOverflowsAbove;
  const [half, single, double] = [wall('float16'), wall('float32'), wall('float64')];
  if (half === undefined || single === undefined || double === undefined) return undefined;
  return {
    value: single,
    text: say('precision.answer', { x: fixed(single, 2) }),
    why: say('precision.why', { half: fixed(half, 2), double: fixed(double, 1) }),
  };
}
