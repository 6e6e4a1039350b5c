// Matrices that the reader fills in: a field in each cell, refusals below it, nothing typed lost.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../../i18n/say.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { Typed } from '../../kit/typed.ts';
import { decimal } from '../../schema/parameter.ts';
import { type MatrixTable, goesInto, matrixTable } from './matrix.ts';
import { type Matrices, type MatrixName, matrixNames, type SizeName } from './sizes.ts';
import { type Board, isInView } from './steps.ts';
import { fixed, localized, short, significant } from '../../i18n/numbers.ts';
import type { MatrixBounds, Rows } from '../../schema/matrix.ts';

// What stands in the cells of the matrices: what was typed, as long as it is refused or not settled, else the entry.

/** An entry of a matrix as it is kept, counted from 0: rows of k are keys. */
export interface Place {
  matrix: MatrixName;
  row: number;
  column: number;
}

/** "Q, query 2, entry 3". */
function placeName({ matrix, row, column }: Place): string {
  return say(`attention.entry.${matrix}`, { row: String(row + 1), column: String(column + 1) });
}

export class TypedCells extends Typed<Place> {
  constructor() {
    super(({ matrix, row, column }) => `${matrix} ${String(row)} ${String(column)}`);
  }

  /** The number that was typed; undefined where it is refused. */
  type(place: Place, text: string, { least, most }: { least: number; most: number }): number | undefined {
    const entry = decimal(least, most, { name: placeName(place), initial: 0, doc: 'An entry of a matrix.' });
    return this.read(place, text, () => entry.parse(text));
  }

  text(place: Place, entry: number): string {
    return this.pending(place) ?? entryText(entry);
  }

  /** Whether a cell of these matrices is refused; what a smaller size has cut off is not. */
  refusedIn(matrices: Matrices): boolean {
    return matrixNames.some((matrix) =>
      matrices[matrix].some((entries, row) => entries.some((_, column) => this.error({ matrix, row, column }))),
    );
  }
}

interface Entries extends Pick<MatrixTable, 'rowHead' | 'columnHead' | 'caption'> {
  name: MatrixName;
  /** Drawn with its rows upright. */
  upright?: boolean;
  /** What is wrong with the matrix as a whole. */
  fault: TemplateResult | undefined;
}

export function entries(board: Board, { name, upright = false, caption, fault, ...heads }: Entries): TemplateResult {
  const { matrices, roving, step } = board;
  const matrix = matrices[name];
  const [count, length] = [matrix.length, matrix[0]?.length ?? 0];
  const shape = upright ? ([length, count] as const) : ([count, length] as const);
  const place = (row: number, column: number): Place =>
    upright ? { matrix: name, row: column, column: row } : { matrix: name, row, column };
  const refused = matrix.flatMap((entriesOfRow, row) =>
    entriesOfRow.flatMap((_, column) => board.typed.error({ matrix: name, row, column }) ?? []),
  );
  return matrixTable({
    part: name,
    rows: shape[0],
    columns: shape[1],
    ...heads,
    caption: html`${letterOf(name)} ${caption}`,
    dimmed: !isInView(step, name),
    cell: (row, column) => cell(board, place(row, column), [row, column], roving.tabIndex(name, shape, row, column)),
    onKey: roving.onKey,
    below: html`${fault} ${entryError(`${name}-error`, refused[0])}`,
  });
}

/** Names the entry: of all in the matrix one is refused. */
function entryError(id: string, refused: Refused | undefined): TemplateResult {
  if (refused?.code !== 'out-of-range') return errorLine(id, refused, '', true);
  return errorLine(id, { ...refused, range: '' }, say('attention.beyond'), true);
}

/** `at`: where it is drawn. */
function cell(board: Board, place: Place, at: [row: number, column: number], tab: '0' | '-1'): TemplateResult {
  const { matrices, typed, roving, pick } = board;
  const { matrix } = place;
  const entry = matrices[matrix][place.row]?.[place.column] ?? 0;
  const error = typed.error(place);
  const text = typed.text(place, entry);
  const used = goesInto(pick, matrix, place.row, place.column);
  return html`<td class=${used ? 'used' : ''}>
    <input
      type="text"
      inputmode="decimal"
      autocomplete="off"
      spellcheck="false"
      class=${text.length > 5 ? 'long' : ''}
      data-place=${at.join()}
      tabindex=${tab}
      aria-label=${placeName(place)}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${error ? `${matrix}-error` : nothing}
      .value=${live(text)}
      @focus=${() => roving.rest(matrix, ...at)}
      @input=${(event: Event) => board.onType(place, (event.target as HTMLInputElement).value)}
      @change=${() => board.onSettle(place)}
    />
  </td>`;
}

// How figures and names stand in a matrix, where there is room for five characters, and in a calculation.

/** A score or an output: two decimals where they fit. */
export function cellText(value: number): string {
  if (value === -Infinity) return '−∞';
  const size = Math.abs(value);
  if (size >= 1e5) return significant(value, 2);
  return fixed(value, size < 10 ? 2 : size < 100 ? 1 : 0);
}

/** A weight: nothing at all is 0, nearly nothing is 0.00. */
export function weightText(value: number): string {
  return value === 0 || value === 1 ? short(value) : fixed(value, 2);
}

/** An entry as it stands in its field. */
function entryText(value: number): string {
  return localized(String(value)).replaceAll('-', '−');
}

/** A number inside a formula or beside it: plain signs, which the formula sets. */
export function formulaText(value: number, digits = 6): string {
  if (value === -Infinity) return '−∞';
  return localized(String(Number(value.toPrecision(digits)))).replace('-', '−');
}

/** The sign between a calculation and its result: equal where six digits are all there are. */
export function equals(value: number): '=' | '≈' {
  return Number(value.toPrecision(6)) === Number(value.toPrecision(12)) ? '=' : '≈';
}

// Names of the rows, columns and sizes, set as in a formula.

const spelled = (name: string, index: number | string): TemplateResult =>
  html`<span class="symbol"><i>${name}</i><sub>${index}</sub></span>`;

export const queryName = (row: number): TemplateResult => spelled('q', row + 1);
export const keyName = (row: number): TemplateResult => spelled('k', row + 1);
export const outputName = (row: number): TemplateResult => spelled('o', row + 1);
export const valueName = (row: number): TemplateResult => spelled('v', row + 1);

export const sizeSymbols: Readonly<Record<SizeName, TemplateResult>> = {
  queries: html`<span class="symbol"><i>n</i></span>`,
  keys: html`<span class="symbol"><i>m</i></span>`,
  dimension: spelled('d', 'k'),
  valueDimension: spelled('d', 'v'),
};

const letters: Readonly<Record<string, TemplateResult>> = {
  q: html`<i>Q</i>`,
  k: html`<i>K</i><sup>⊤</sup>`,
  v: html`<i>V</i>`,
  scores: html`<i>Q</i><i>K</i><sup>⊤</sup>`,
};

/** The letter of a matrix; the others go by their names. */
export function letterOf(part: string): TemplateResult | undefined {
  const found = letters[part];
  return found && html`<span class="symbol">${found}</span>`;
}

// Ten times or a tenth of typed numbers, by moving their decimal points: what a reader does with a pencil.

/** The number whose decimal point stands so many places further right; exact, as far as a double can hold it. */
export function movePoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${String(Number(exponent) + places)}`);
}

/** A matrix with all its points moved; undefined where an entry would leave the bounds. */
export function movePoints(
  rows: Rows,
  places: number,
  { least, most }: Pick<MatrixBounds, 'least' | 'most'>,
): Rows | undefined {
  const moved = rows.map((row) => row.map((entry) => movePoint(entry, places)));
  return moved.flat().every((entry) => entry >= least && entry <= most) ? moved : undefined;
}
