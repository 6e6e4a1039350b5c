// A matrix as on paper: square brackets, names of rows and columns outside, a caption with its size.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import type { PartName } from './steps.ts';

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

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

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
    <p class="caption">${caption}</p>
    ${below}
  </div>`;
}
