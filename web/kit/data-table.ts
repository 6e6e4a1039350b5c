// The table twin of a picture: made and put into the document while the reader has it unfolded, as are pictures beside the leading one.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { directive, Directive, type ChildPart, type PartInfo } from 'lit/directive.js';
import { type MessageKey, say, sayNamed } from '../i18n/say.ts';
import { debounced } from './debounce.ts';
import type { Cell, FileFigures } from './export/csv.ts';
import { unparted } from './symbols.ts';

export interface DataTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

// A figure is written once, beside the name of its column: in a file, and in a table.

type Columns<Name extends string, Row, Of> = Readonly<Record<Name, (row: Row, place: number) => Of>>;

const cellsOf = <Row, Of>(rows: Iterable<Row>, columns: Columns<string, Row, Of>): Of[][] =>
  Array.from(rows, (row, place) => Object.values(columns).map((cell) => cell(row, place)));

/** Of a file: columns in this order, and their cells for these rows. */
export function inColumns<Row>(
  rows: Iterable<Row>,
  columns: Columns<string, Row, Cell>,
): Pick<FileFigures, 'columns' | 'rows'> {
  return { columns: Object.keys(columns), rows: cellsOf(rows, columns) };
}

/** The same of a table; the messages of its heads have a subject: "summit.column" of "summit.column.d". */
export function tableOf<const Subject extends string, Row, Name extends string>(
  caption: string,
  subject: Subject & (`${Subject}.${Name}` extends MessageKey ? unknown : never),
  rows: Iterable<Row>,
  columns: Columns<Name, Row, string>,
): DataTable {
  const heads = Object.keys(columns).map((name) => sayNamed(`${subject}.${name}`) ?? '');
  return { caption, columns: heads, rows: cellsOf(rows, columns) };
}

/** The heads of columns, of a table that is drawn otherwise too. */
export function tableHead(columns: readonly unknown[]): TemplateResult {
  return html`<thead>
    <tr>
      ${columns.map((column) => html`<th scope="col">${typeof column === 'string' ? unparted(column) : column}</th>`)}
    </tr>
  </thead>`;
}

export function tableRow([head, ...cells]: readonly string[]): TemplateResult {
  return html`<tr>
    <th scope="row">${head}</th>
    ${cells.map((cell) =>
      cell.length > shortest ? html`<td class="words">${unparted(cell)}</td>` : html`<td class="short">${cell}</td>`,
    )}
  </tr>`;
}

/** Letters of a cell that stay on one line; more are words, which have room for a few in each line. */
const shortest = 24;

export function dataTable({ caption, columns, rows }: DataTable): TemplateResult {
  return html`<div class="table" tabindex="0" role="region" aria-label=${caption}>
    <table>
      <caption>
        ${unparted(caption)}
      </caption>
      ${tableHead(columns)}
      <tbody>
        ${rows.map(tableRow)}
      </tbody>
    </table>
  </div>`;
}

/** Tables behind a line that unfolds them, and what belongs to them; made with each picture while they are unfolded. */
export function tables(
  make: () => readonly DataTable[],
  content: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return folded(() => make().map(dataTable), content);
}

/** The same for tables that take their time: they follow once nothing of `from` changes any more. */
export function tablesLater(
  from: readonly unknown[],
  make: () => readonly DataTable[],
  content: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return folded(() => debounced(from, () => make().map(dataTable)), content);
}

function folded(make: () => unknown, content: TemplateResult | typeof nothing): TemplateResult {
  return html`<details part="table">
    <summary>${say('laboratory.table')}</summary>
    ${content} ${whileUnfolded(make)}
  </details>`;
}

/** Stands in a <details>. What is folded would cost each press the making, style and memory of what nobody sees. */
class WhileUnfolded extends Directive {
  readonly #host: Partial<ReactiveControllerHost> | undefined;
  #details: HTMLDetailsElement | undefined;

  constructor(info: PartInfo) {
    super(info);
    this.#host = (info as unknown as ChildPart).options?.host;
  }

  override render(make: () => unknown): unknown {
    return this.#details?.open === true ? make() : nothing;
  }

  override update({ parentNode }: ChildPart, [make]: [() => unknown]): unknown {
    if (!this.#details) {
      this.#details = parentNode as HTMLDetailsElement;
      // The laboratory draws itself, so that what the making throws is said as ever.
      this.#details.addEventListener('toggle', () => this.#host?.requestUpdate?.());
    }
    return this.render(make);
  }
}

export const whileUnfolded = directive(WhileUnfolded);
