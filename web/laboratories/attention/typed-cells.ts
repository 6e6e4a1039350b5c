// What stands in the cells of the matrices: what was typed, as long as it is refused or not settled, else the entry.
import { say } from '../../i18n/say.ts';
import { ParameterError } from '../../schema/error.ts';
import { readNumber } from '../../schema/number-text.ts';
import { entryText } from './cell-text.ts';
import { matrixNames, type Matrices, type MatrixName } from './sizes.ts';

/** An entry of a matrix as it is kept, counted from 0: rows of k are keys. */
export interface Place {
  matrix: MatrixName;
  row: number;
  column: number;
}

export interface CellBounds {
  least: number;
  most: number;
  range: string;
}

const keyOf = ({ matrix, row, column }: Place): string => `${matrix} ${String(row)} ${String(column)}`;

/** "Q, query 2, entry 3". */
export function placeName({ matrix, row, column }: Place): string {
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
