// A matrix as on paper: square brackets, names of rows and columns outside, a caption with its size; and which of its cells is
// looked at.
import { type TemplateResult, html, nothing, svg } from 'lit';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Board, isFilled, isInView, type CellPick } from './steps.ts';
import { type View, columnsOf, figure } from './view.ts';
import { weightText, cellText, letterOf } from './names.ts';
import type { PartName, ComputedName } from './parameters.ts';

export interface MatrixTable {
  part: PartName;
  rows: number;
  columns: number;
  /** Names outside the brackets; left out where a neighbour gives them. */
  rowHead?: ((row: number) => TemplateResult) | undefined;
  columnHead?: ((column: number) => TemplateResult) | undefined;
  /** "n × dₖ = 3 × 4" */
  caption: TemplateResult;
  /** Whether the present step looks elsewhere. */
  dimmed: boolean;
  /** A `<td>`. */
  cell: (row: number, column: number) => TemplateResult;
  onKey: (event: KeyboardEvent) => void;
  onLeave?: (() => void) | undefined;
  /** What stands below the matrix. */
  below?: TemplateResult | typeof nothing;
}

export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export function matrixTable(matrix: MatrixTable): TemplateResult {
  const { part, rows, columns, rowHead, columnHead, caption, dimmed, cell, onKey, onLeave, below = nothing } = matrix;
  const label = say('attention.table', {
    part: say(`attention.part.${part}`),
    rows: String(rows),
    columns: String(columns),
  });
  return html`<div class="matrix ${part} ${dimmed ? 'dimmed' : ''}">
    <table aria-label=${label} @keydown=${onKey} @pointerleave=${() => onLeave?.()}>
      ${
        columnHead
          ? html`<thead>
              <tr>
                ${rowHead ? html`<td></td>` : nothing}
                ${places(columns).map((column) => html`<th scope="col">${columnHead(column)}</th>`)}
              </tr>
            </thead>`
          : nothing
      }
      <tbody>
        ${places(rows).map(
          (row) =>
            html`<tr>
              ${rowHead ? html`<th scope="row">${rowHead(row)}</th>` : nothing}
              ${places(columns).map((column) => cell(row, column))}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="caption remark">${caption}</p>
    ${below}
  </div>`;
}

// The cell that is worked out in full, and the cells that go into it.

/** The same cell, or the nearest that the matrix has. */
export function within(view: View, { matrix, row, column }: CellPick): CellPick {
  return {
    matrix,
    row: Math.min(row, view.sizes.queries - 1),
    column: Math.min(column, columnsOf(view, matrix) - 1),
  };
}

/** Whether a cell of a matrix goes into the picked one; rows of k and v are keys and values. */
export function goesInto({ matrix, row, column }: CellPick, part: PartName, r: number, c: number): boolean {
  const goes: Readonly<Record<PartName, boolean>> = {
    q: matrix === 'scores' && r === row,
    k: matrix === 'scores' && r === column,
    scores: matrix === 'scaled' && r === row && c === column,
    scaled: matrix === 'weights' && r === row,
    weights: matrix === 'output' && r === row,
    v: matrix === 'output' && c === column,
    output: false,
  };
  return goes[part];
}

// A matrix that the core fills in: each cell a button that works itself out, and shows what goes into it.

interface Computed extends Pick<MatrixTable, 'rowHead' | 'columnHead' | 'caption'> {
  name: ComputedName;
}

export function computed(board: Board, { name, caption, ...heads }: Computed): TemplateResult {
  const { view, step, roving, onHover } = board;
  return matrixTable({
    part: name,
    rows: view.sizes.queries,
    columns: columnsOf(view, name),
    ...heads,
    caption: html`${letterOf(name)} ${caption}`,
    dimmed: !isInView(step, name),
    cell: (row, column) => (isFilled(step, name) ? filled(board, name, row, column) : empty()),
    onKey: roving.onKey,
    onLeave: () => onHover(undefined),
  });
}

/** What needs more room than five characters in smaller letters have. */
const isLong = (text: string): boolean => text.length > 6;

/** Whether a figure that is computed needs more room. */
export function hasLong({ steps }: View): boolean {
  return [steps.rawScores, steps.scaledScores, steps.output].some((all) =>
    [...all].some((value) => isLong(cellText(value))),
  );
}

/** Before the mask has come, the scaled scores stand open. */
function shownFigure({ view, step }: Board, name: ComputedName, row: number, column: number): number {
  if (name === 'scaled' && step === 'scaled') return figureAt(view.open, row * view.sizes.keys + column);
  return figure(view, name, row, column);
}

function filled(board: Board, name: ComputedName, row: number, column: number): TemplateResult {
  const { view, pick, roving, onPick, onHover } = board;
  const own = { matrix: name, row, column };
  const value = shownFigure(board, name, row, column);
  const text = name === 'weights' ? weightText(value) : cellText(value);
  const picked = pick.matrix === name && pick.row === row && pick.column === column;
  const shape = [view.sizes.queries, columnsOf(view, name)] as const;
  const cell = say(`attention.cell.${name}`, { row: String(row + 1), column: String(column + 1) });
  const choose = (): void => {
    roving.rest(name, row, column);
    onPick(own);
  };
  const classes = [
    picked ? 'picked' : '',
    goesInto(pick, name, row, column) ? 'used' : '',
    value === -Infinity ? 'masked' : '',
    text.length > 5 ? 'long' : '',
    isLong(text) ? 'longer' : '',
  ];
  return html`<td class=${classes.filter(Boolean).join(' ')}>
    ${name === 'weights' ? level(value) : nothing}<button
      type="button"
      data-place="${row},${column}"
      tabindex=${roving.tabIndex(name, shape, row, column)}
      aria-label=${say('attention.cellValue', { cell, value: text })}
      aria-pressed=${picked ? 'true' : 'false'}
      aria-describedby=${picked ? 'working' : nothing}
      @focus=${choose}
      @click=${choose}
      @pointerenter=${(event: PointerEvent) => {
        if (event.pointerType === 'mouse') onHover(own);
      }}
    >
      ${text}
    </button>
  </td>`;
}

/** A weight fills its cell as water fills a glass. */
function level(weight: number): TemplateResult {
  return html`<svg class="level" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect x="0" y=${1 - weight} width="1" height=${weight}></rect>`}
  </svg>`;
}

function empty(): TemplateResult {
  return html`<td class="empty">
    <span aria-hidden="true">·</span><span class="unseen">${say('attention.later')}</span>
  </td>`;
}
