// Matrices that the reader fills in: a field in each cell, refusals below it, nothing typed lost.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { say } from '../../i18n/say.ts';
import type { Refused } from '../../kit/failures.ts';
import { errorLine } from '../../kit/field.ts';
import { ParameterError } from '../../schema/parameter.ts';
import { readNumber } from '../../schema/number.ts';
import { entryText, letterOf } from './cell-text.ts';
import { type MatrixTable, goesInto, matrixTable } from './matrix.ts';
import { type Matrices, type MatrixName, matrixNames } from './sizes.ts';
import { type Board, isInView } from './steps.ts';

// What stands in the cells of the matrices: what was typed, as long as it is refused or not settled, else the entry.

/** An entry of a matrix as it is kept, counted from 0: rows of k are keys. */
export interface Place {
  matrix: MatrixName;
  row: number;
  column: number;
}

interface CellBounds {
  least: number;
  most: number;
  range: string;
}

const keyOf = ({ matrix, row, column }: Place): string => `${matrix} ${String(row)} ${String(column)}`;

/** "Q, query 2, entry 3". */
function placeName({ matrix, row, column }: Place): string {
  return say(`attention.entry.${matrix}`, { row: String(row + 1), column: String(column + 1) });
}

export class TypedCells {
  readonly #texts = new Map<string, string>();
  readonly #errors = new Map<string, ParameterError>();

  /** The number that was typed; undefined where it is refused. */
  type(place: Place, text: string, { least, most, range }: CellBounds): number | undefined {
    const key = keyOf(place);
    this.#texts.set(key, text);
    this.#errors.delete(key);
    const name = placeName(place);
    try {
      const value = readNumber(name, text, range);
      if (value < least || value > most) throw new ParameterError('out-of-range', name, text, range);
      return value;
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.#errors.set(key, thrown);
      return undefined;
    }
  }

  /** The reader leaves the cell: a permitted text is written plainly, a refused one stays. */
  settle(place: Place): void {
    if (!this.#errors.has(keyOf(place))) this.#texts.delete(keyOf(place));
  }

  text(place: Place, entry: number): string {
    return this.#texts.get(keyOf(place)) ?? entryText(entry);
  }

  error(place: Place): ParameterError | undefined {
    return this.#errors.get(keyOf(place));
  }

  /** Whether a cell of these matrices is refused; what a smaller size has cut off is not. */
  refusedIn(matrices: Matrices): boolean {
    return matrixNames.some((matrix) =>
      matrices[matrix].some((entries, row) =>
        entries.some((_, column) => this.error({ matrix, row, column }) !== undefined),
      ),
    );
  }

  /** What was typed gives way to entries from elsewhere. */
  forget(): void {
    this.#texts.clear();
    this.#errors.clear();
  }
}

interface Entries extends Pick<MatrixTable, 'rowHead' | 'columnHead' | 'caption'> {
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
    below: html`${fault} ${entryError(`${name}-error`, refused[0])}`,
  });
}

/** Names the entry: of all in the matrix one is refused. */
function entryError(id: string, refused: Refused | undefined): TemplateResult {
  if (refused?.code !== 'out-of-range') return errorLine(id, refused, '', true);
  return errorLine(id, { ...refused, range: '' }, say('attention.beyond'), true);
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
