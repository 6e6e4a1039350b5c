// One softmax row, its largest weights first; what all other keys have together stands last; and what is read off it.
import { type TemplateResult, html, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { NormalRow } from '../../core/chapters-client.ts';
import { type Box, barBoxes, rectangle } from '../../figure/bars.ts';
import { type Frame, plotFrame, leftAxis } from '../../figure/frame.ts';
import { type Interval, linearScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { type DataTable, tableRow } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { picture } from '../../kit/picture.ts';
import { holds, scrolls } from '../../kit/watched-box.ts';
import { type Cell, type CellFigure, cellFigures } from './cells.ts';
import type { Theory } from './conditions.ts';

/** Weights that get a bar of their own. */
export const ownBars = 16;

/** `row` is counted from 1. */
export function rowPicture(
  { weights, rest, peak }: NormalRow,
  { keys, spread, row, width }: Record<'keys' | 'spread' | 'row' | 'width', number>,
): TemplateResult {
  const frame = plotFrame(width, 230, { left: 40, right: 4, top: 22, bottom: 40 });
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const others = keys > weights.length;
  const restWidth = others ? 62 : 0;
  const end = frame.right - restWidth;
  const boxes = barBoxes(weights, [frame.left, end], y);
  const [restBox] = barBoxes([rest], [end + 10, frame.right], y);
  const left = keys - weights.length;
  const hidden = { keys: whole(left) };
  const words = { keys: whole(keys), spread: short(spread), row: whole(row), peak: significant(peak, 2) };
  return picture({
    name: 'row',
    title: say('saturation.row.title', words),
    key: say(others ? 'saturation.row.some' : 'saturation.row.all', { own: whole(weights.length) }),
    label: say('saturation.row.picture', words),
    frame,
    content: [
      guard([width], () => leftAxis(frame, y, [0, 0.5, 1], { format: short, title: say('saturation.axis.weight') })),
      svg`<g class="weights" aria-hidden="true">${boxes.map(rectangle)}</g>`,
      others && restBox ? svg`<g class="rest" aria-hidden="true">${rectangle(restBox)}</g>` : '',
      guard([width, keys], () => [
        under(frame, [frame.left, end], say('saturation.row.axis'), 'middle'),
        others
          ? [
              under(frame, [end + 10, frame.right], say('saturation.row.rest'), 'end'),
              svg`<text class="dk-tick-text" x=${frame.right} y=${frame.bottom + 32} text-anchor="end">${sayCounted('saturation.row.restKeys', left, hidden)}</text>`,
            ]
          : '',
      ]),
    ],
    series: [
      boxes.map((box, place) =>
        markOf(box, () =>
          say('saturation.row.mark', { place: whole(place + 1), weight: significant(figureAt(weights, place)) }),
        ),
      ),
      others && restBox
        ? [markOf(restBox, () => sayCounted('saturation.row.restMark', left, { ...hidden, weight: significant(rest) }))]
        : [],
    ],
  });
}

/** The axis below some of the bars, and what they are. */
function under({ bottom }: Frame, [from, to]: Interval, text: string, anchor: 'middle' | 'end'): TemplateResult {
  const at = anchor === 'end' ? to : px((from + to) / 2);
  return svg`<line class="dk-axis-line" x1=${from} x2=${to} y1=${bottom} y2=${bottom}></line>
    <text class="dk-tick-text" x=${at} y=${bottom + 17} text-anchor=${anchor}>${text}</text>`;
}

/** Above the middle of a bar. */
const markOf = ({ x, y, width }: Box, text: () => string): CursorMark => mark({ x: px(x + width / 2), y }, text);

// What is read at the cursor: the mean of many rows with its error, the row on show, and theory where it has something to say.

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
      say(`saturation.cell.${figure}`),
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
    theory ? say('saturation.theory.exact') : say('saturation.theory.none'),
  ];
}

export function readingsTable(readings: Readings, caption: string): DataTable {
  return { caption, columns: readingColumns(readings), rows: readingRows(readings) };
}

/** The same as a small table beside the map. */
export function readingsView(readings: Readings): TemplateResult {
  return html`<div class="scrolls held" ${scrolls()} ${holds()}>
    <table class="readings">
      <thead>
        <tr>
          ${readingColumns(readings).map((column, place) => (place === 0 ? html`<td></td>` : html`<th scope="col">${column}</th>`))}
        </tr>
      </thead>
      <tbody>
        ${readingRows(readings).map(tableRow)}
      </tbody>
    </table>
  </div>`;
}

/** The collapse with the live numbers in it. */
export function collapseFormula(keys: number, collapse: number): TemplateResult {
  return html`<p class="formula" ${scrolls()}>
    ${formula(`σ_c = sqrt(2 ln ${String(keys)}) ≈ ${collapse.toPrecision(3)}`)}
  </p>`;
}
