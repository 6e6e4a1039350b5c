// The same table as JSON: what was asked, with seed and version, then the figures under their columns' names.
import type { Csv } from './csv.ts';

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
