// A matrix that the reader fills in: a field in each cell, refusals below it, nothing typed lost.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { errorLine } from '../../kit/field.ts';
import type { Board } from './board.ts';
import { matrixTable, type MatrixTable } from './matrix-table.ts';
import { goesInto } from './pick.ts';
import type { MatrixName } from './sizes.ts';
import { isInView } from './steps.ts';
import { letterOf } from './symbols.ts';
import { placeName, type Place } from './typed-cells.ts';

export interface Entries extends Pick<MatrixTable, 'rowHead' | 'columnHead' | 'caption'> {
  name: MatrixName;
  /** Drawn with its rows upright. */
  upright?: boolean;
  /** What is wrong with the matrix as a whole. */
  fault?: TemplateResult | typeof nothing;
}

export function entries(
  board: Board,
  { name, upright = false, caption, fault = nothing, ...heads }: Entries,
): TemplateResult {
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
    cell: (row, column) =>
      cell(board, place(row, column), { row, column, tab: roving.tabIndex(name, shape, row, column) }),
    onKey: roving.onKey,
    below: html`${fault} ${errorLine(`${name}-error`, refused[0])}`,
  });
}

interface Drawn {
  row: number;
  column: number;
  tab: '0' | '-1';
}

function cell(board: Board, place: Place, { row, column, tab }: Drawn): TemplateResult {
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
      data-place="${row},${column}"
      tabindex=${tab}
      aria-label=${placeName(place)}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby=${error ? `${matrix}-error` : nothing}
      .value=${live(text)}
      @focus=${() => {
        roving.rest(matrix, row, column);
      }}
      @input=${(event: Event) => {
        board.onType(place, (event.target as HTMLInputElement).value);
      }}
      @change=${() => {
        board.onSettle(place);
      }}
    />
  </td>`;
}
