// What is read at the cursor: the mean of many rows with its error, the row on show, and theory where it has something to say.
import { html, type TemplateResult } from 'lit';
import type { NormalRow } from '../../core/chapters-saturation.ts';
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import type { DataTable } from '../../kit/data-table.ts';
import { cellFigures, type Cell, type CellFigure } from './cell.ts';
import type { Theory } from './theory.ts';

export interface Readings {
  /** Left out before the guess. */
  cell: Cell | undefined;
  row: NormalRow;
  theory: Theory | undefined;
}

const rowFigures: Readonly<Partial<Record<CellFigure, keyof NormalRow>>> = {
  peak: 'peak',
  entropy: 'entropy',
  effectiveKeys: 'effectiveKeys',
  trace: 'jacobianTrace',
};

function written(figure: CellFigure, value: number): string {
  return figure === 'peaked' ? percent(value) : significant(value);
}

const none = '–';

/** Figures in words: mean ± error, this row, theory. */
export function readingRows({ cell, row, theory }: Readings): string[][] {
  return cellFigures.map((figure) => {
    const own = rowFigures[figure];
    const expected = figure === 'peak' || figure === 'entropy' || figure === 'trace' ? theory?.[figure] : undefined;
    return [
      say(`saturation.figure.${figure}`),
      cell ? `${written(figure, cell[figure].mean)} ± ${error(figure, cell)}` : '?',
      own ? written(figure, row[own] as number) : none,
      expected === undefined ? none : significant(expected),
    ];
  });
}

function error(figure: CellFigure, cell: Cell): string {
  const { standardError } = cell[figure];
  return figure === 'peaked' ? percent(standardError, 1) : significant(standardError, 1);
}

export function readingColumns(readings: Readings): string[] {
  const { cell, theory } = readings;
  return [
    say('saturation.column.figure'),
    cell ? say('saturation.column.mean', { rows: whole(cell.rows) }) : say('saturation.column.unknown'),
    say('saturation.column.row'),
    theory ? say(`saturation.theory.${theory.kind}`) : say('saturation.theory.none'),
  ];
}

export function readingsTable(readings: Readings, caption: string): DataTable {
  return { caption, columns: readingColumns(readings), rows: readingRows(readings) };
}

/** The same as a small table beside the map. */
export function readingsView(readings: Readings): TemplateResult {
  return html`<table class="readings">
    <thead>
      <tr>
        ${readingColumns(readings).map((column, place) => (place === 0 ? html`<td></td>` : html`<th scope="col">${column}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${readingRows(readings).map(
        ([head, ...cells]) =>
          html`<tr>
            <th scope="row">${head}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The collapse with the live numbers in it. */
export function collapseFormula(keys: number, collapse: number): TemplateResult {
  return html`<p class="formula">${formula(`σ_c = sqrt(2 ln ${String(keys)}) ≈ ${collapse.toPrecision(3)}`)}</p>`;
}
