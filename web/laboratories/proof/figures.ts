// The numbers of the pictures as tables for reading, as rows for a file, and in words.
import { type TemplateResult, html } from 'lit';
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say, sayCounted } from '../../i18n/say.ts';
import { type DataTable, tableHead } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import { counted } from './grid-picture.ts';
import type { Break } from './pictures.ts';
import type { TrackPoint } from './play.ts';
import type { GridView, Rule, Spread } from './view.ts';
import type { SquareTerms } from '../../core/chapters-experiments.ts';
import { type Outcome, type Question, oneOf } from '../../kit/guess/question.ts';
import { scrolls } from '../../kit/watched-box.ts';

/** Larger maps are read in the file. */
const mostRows = 16;

export function gridTable({ d, draws, terms }: GridView): DataTable {
  const indices = Array.from({ length: Math.min(d, mostRows) }, (_, place) => place);
  const values = { d: whole(d), draws: counted(draws), shown: whole(mostRows) };
  return {
    caption: say(d > mostRows ? 'proof.table.gridCut' : 'proof.table.grid', values),
    columns: [say('proof.table.factor'), ...indices.map((column) => `x${String(column + 1)}`)],
    rows: indices.map((row) => [
      `x${String(row + 1)}`,
      ...indices.map((column) => fixed(figureAt(terms.averages, row * d + column), 3)),
    ]),
  };
}

const sums = ['diagonalSum', 'offDiagonalSum', 'meanSquare'] as const;

export function trackTable(track: readonly TrackPoint[]): DataTable {
  return {
    caption: say('proof.table.track'),
    columns: [
      say('proof.axis.draws'),
      ...sums.map((sum) => say(`proof.sums.${sum}`)),
      say('proof.table.rms'),
      '1/√draws',
    ],
    rows: track.map((point) => [
      whole(point.draws),
      ...sums.map((sum) => significant(point[sum], 4)),
      point.offDiagonalRms === null ? say('laboratory.none') : significant(point.offDiagonalRms),
      significant(point.offDiagonalRmsExpected),
    ]),
  };
}

export function breaksTable(breaks: readonly Break[], d: number): DataTable {
  return {
    caption: say('proof.breaks.title', { d: whole(d) }),
    columns: [say('proof.table.case'), say('proof.variance')],
    rows: breaks.map(({ name, variance }) => [say(`proof.breaks.${name}`), significant(variance)]),
  };
}

interface ProofFigures {
  grid: GridView;
  draw: number;
  divisor: number;
  before: Spread;
  after: Spread;
}

/** Every cell of the map; what the other pictures show stands among the parameters. */
export function proofCsv({ grid, draw, divisor, before, after }: ProofFigures): FileFigures {
  const { d, draws, terms } = grid;
  const { averages, ...figures } = terms;
  const variances = { values: before.values.join(' '), divisor, variance: before.variance };
  return {
    parameters: Object.entries({ draw, d, draws, ...figures, ...variances, variance_divided: after.variance }),
    columns: ['i', 'j', 'average'],
    rows: Array.from(averages, (average, place) => [Math.floor(place / d) + 1, (place % d) + 1, average]),
  };
}

// The calculation beside the squares: each number, its distance to the mean and the square, before and after division.

export function varianceTable(before: Spread, after: Spread, divisor: number): TemplateResult {
  const columns = [
    ...(['value', 'difference', 'square'] as const).map((name) => say(`proof.column.${name}`)),
    say('proof.column.divided', { c: short(divisor) }),
    say('proof.column.difference'),
    say('proof.column.square'),
  ];
  const cells = ({ values, differences, squares }: Spread, place: number): string[] =>
    [values, differences, squares].map((list) => short(figureAt(list, place), 4));
  const means = ({ mean, variance }: Spread): string[] => [short(mean, 4), '', significant(variance, 4)];
  return html`<table class="steps" aria-label=${say('proof.squares.table')}>
    ${tableHead(columns)}
    <tbody>
      ${before.values.map(
        (_, place) =>
          html`<tr>
            ${[...cells(before, place), ...cells(after, place)].map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        ${[...means(before), ...means(after)].map((cell) => html`<td>${cell}</td>`)}
      </tr>
      <tr class="names">
        ${[before, after].map(
          () =>
            html`<td>${say('proof.mean')}</td>
              <td></td>
              <td>${say('proof.variance')}</td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}

/** Characters of a quotient that have room in half of a laboratory, and in a telephone. */
const roomForQuotient = 24;

/** Var(x / 2) = Var(x) / 2² = 2.667 / 2² = 0.667; `check` is the core's own line of the quotient, which stands where it is short. */
export function ruleFormula({ check, before, after, divisor }: Rule): TemplateResult {
  const c = String(divisor);
  const quotient = check.length > roomForQuotient ? `${inFormula(before.variance)} / ${c}^2` : check;
  const links = [`Var(x / ${c})`, `= Var(x) / ${c}^2`, `= ${quotient}`, `= ${inFormula(after.variance)}`];
  return html`<p class="links" ${scrolls()}>${links.map(formula)}</p>`;
}

export function sentence({ d, draws, terms }: GridView, revealed: boolean): string {
  const values = {
    d: whole(d),
    draws: whole(draws),
    all: whole(d * d),
    others: whole(terms.offDiagonalTerms),
    diagonal: significant(terms.diagonalSum),
    beside: significant(terms.offDiagonalSum),
    square: significant(terms.meanSquare),
  };
  if (terms.offDiagonalMean === null) return say('proof.live.single', { ...values, draws: counted(draws) });
  if (!revealed) {
    const signed = terms.averages.some((product) => product < 0);
    return say(signed ? 'proof.live.unasked' : 'proof.live.unaskedAlike', values);
  }
  return sayCounted('proof.live.many', draws, values);
}

// The question of this laboratory: of the d² products in the square of the sum, how many keep a mean different from 0?

export function question(): Question {
  return {
    text: say('proof.question'),
    answer: oneOf(['all', 'beside', 'diagonal', 'none'], (value) => say(`proof.answer.${value}`)),
  };
}

export function outcome({ diagonalTerms, offDiagonalTerms }: SquareTerms): Outcome {
  const values = { d: whole(diagonalTerms), others: whole(offDiagonalTerms) };
  return { value: 'diagonal', text: say('proof.outcome', values), why: say('proof.why', values) };
}
