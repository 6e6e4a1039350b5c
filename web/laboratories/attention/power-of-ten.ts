// Ten times or a tenth of typed numbers, by moving their decimal points: what a reader does with a pencil.
import type { Rows } from '../../schema/matrix.ts';

/** The number whose decimal point stands so many places further right; exact, as far as a double can hold it. */
export function movePoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${String(Number(exponent) + places)}`);
}

/** A matrix with all its points moved; undefined where an entry would leave the bounds. */
export function movePoints(
  rows: Rows,
  places: number,
  bounds: { least: number; most: number } | null,
): Rows | undefined {
  const moved = rows.map((row) => row.map((entry) => movePoint(entry, places)));
  const within = (entry: number): boolean => bounds === null || (entry >= bounds.least && entry <= bounds.most);
  return moved.flat().every(within) ? moved : undefined;
}
