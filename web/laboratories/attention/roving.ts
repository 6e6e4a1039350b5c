// One tab stop for each matrix; arrow keys go from cell to cell inside it.
import type { ReactiveControllerHost } from 'lit';

const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

const placeText = (row: number, column: number): string => `${String(row)},${String(column)}`;

/** Whether the caret stays inside the text of a field: then the key belongs to the field. */
function insideText(target: EventTarget | null, columns: number): boolean {
  if (!(target instanceof HTMLInputElement) || columns === 0) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return columns < 0 ? selectionEnd !== 0 : selectionStart !== value.length;
}

export class Roving {
  readonly #host: ReactiveControllerHost;
  readonly #at = new Map<string, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** "0" for the cell of a table that Tab comes to, "-1" for the others. */
  tabIndex(table: string, [rows, columns]: readonly [number, number], row: number, column: number): '0' | '-1' {
    const [r = 0, c = 0] = (this.#at.get(table) ?? '0,0').split(',').map(Number);
    return row === Math.min(r, rows - 1) && column === Math.min(c, columns - 1) ? '0' : '-1';
  }

  /** Tab comes back to this cell. */
  rest(table: string, row: number, column: number): void {
    this.#at.set(table, placeText(row, column));
    this.#host.requestUpdate();
  }

  /** Arrow keys on a cell, which says where it stands in `data-place`. */
  readonly onKey = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    const { target, currentTarget } = event;
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
    // Enter on a button is a click.
    if (event.key === 'Enter' && !(target instanceof HTMLInputElement)) return;
    const [row, column] = (target.dataset.place ?? '').split(',').map(Number);
    if (row === undefined || column === undefined || insideText(target, move[1])) return;
    const to = placeText(row + move[0], column + move[1]);
    const next = currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
}
