// Matrices that the reader fills in: a field in each cell, refusals below it, nothing typed lost.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../../i18n/say.ts';
import { type Refused, errorLine } from '../../kit/failures.ts';
import { type MatrixTable, goesInto, matrixTable } from './matrix.ts';
import type { MatrixName } from './sizes.ts';
import { type Board, isInView } from './steps.ts';
import type { MatrixBounds, Rows } from '../../schema/matrix.ts';
import { type Place, placeName } from './view.ts';
import { letterOf } from './names.ts';

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
      class=${text.replace(/[.,]/, '').length > 4 ? 'long' : ''}
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
