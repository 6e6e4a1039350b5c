// A table as comma-separated text by RFC 4180: what was asked, with seed and version, then the figures.
// Numbers have a decimal point whatever the reader's language; a figure that does not exist is an empty field.

export type Cell = string | number | null;

export interface Csv {
  /** Parameters by name, seed left out. */
  parameters: readonly (readonly [name: string, value: Cell])[];
  /** Decimal text of the seed; null where nothing is random. */
  seed: string | null;
  version: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** What a laboratory gives of it: the core's version joins it, and the seed that is set, unless the figures on show have another. */
export type FileFigures = Pick<Csv, 'parameters' | 'columns' | 'rows'> & Partial<Csv>;

/**
 * The text, lines ended by CR LF.
 *
 * First one record for each parameter, its name after "# " so that readers which know comments pass over it; then the
 * names of the columns; then the rows. All records are equally long, as the RFC asks.
 */
export function csv({ parameters, seed, version, columns, rows }: Csv): string {
  const asked: (readonly [string, Cell])[] = [['sqrt-dk', version], ...parameters];
  if (seed !== null) asked.push(['seed', seed]);
  const records: (readonly Cell[])[] = [...asked.map(([name, value]) => [`# ${name}`, value]), columns, ...rows];
  const width = Math.max(...records.map((record) => record.length));
  return records.map((record) => `${line(record, width)}\r\n`).join('');
}

function line(record: readonly Cell[], width: number): string {
  return Array.from({ length: width }, (_, i) => field(record[i] ?? null)).join(',');
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Spreadsheets run a text that begins like a formula; an apostrophe before it stops them. Plain numbers stay. */
function guarded(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) && !number.test(text) ? `'${text}` : text;
}

// The same table as JSON: what was asked, with seed and version, then the figures under their columns' names.

/** Indented by two; a figure that does not exist, or that JSON cannot hold, is null. */
export function json({ parameters, seed, version, columns, rows }: Csv): string {
  const figures = rows.map((row) =>
    Object.fromEntries(
      columns.map((column, index) => {
        const cell = row[index] ?? null;
        return [column, typeof cell === 'number' && !Number.isFinite(cell) ? null : cell];
      }),
    ),
  );
  return `${JSON.stringify({ 'sqrt-dk': version, seed, parameters: Object.fromEntries(parameters), figures }, null, 2)}\n`;
}
