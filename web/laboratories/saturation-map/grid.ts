// The cells of the map: numbers of keys along it, spreads of the scores up it, and how many rows are drawn for a number of keys.

/** From 2 to 16,384 in half octaves, as whole numbers allow. */
export const keyStops: readonly number[] = [
  2,
  ...[2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192].flatMap((octave) => [(octave / 2) * 3, octave * 2]),
];

/** Four steps to an octave, in round numbers. */
const grades = [1, 1.2, 1.4, 1.7];

/** From 0.25 to 32. */
export const spreadStops: readonly number[] = [
  ...[0.25, 0.5, 1, 2, 4, 8, 16].flatMap((octave) => grades.map((grade) => Number((octave * grade).toPrecision(4)))),
  32,
];

/** Before the reader has guessed the map ends here. */
export const openUpTo = 2;

/** Numbers drawn for a cell, and rows of a cell, at most; rows at least. */
const mostNumbers = 524_288;
const mostRows = 4096;
const leastRows = 64;

/** Below that spread rows differ so little that a few of them tell the mean. */
export const wideFrom = 1;

function most(keys: number): number {
  return Math.max(leastRows, Math.min(mostRows, Math.floor(mostNumbers / keys)));
}

/** The first rows of a number of keys, for a map that is there at once; where the spread is small they are all. */
export function firstRowsFor(keys: number): number {
  return Math.floor(most(keys) / 8);
}

/** Rows that are drawn for a cell. */
export function rowsFor(keys: number, spread: number): number {
  return spread < wideFrom ? firstRowsFor(keys) : most(keys);
}

/** The stop nearest to a value on a logarithmic axis. */
export function nearestOf(stops: readonly number[], value: number): number {
  const distance = (stop: number): number => Math.max(stop / value, value / stop);
  return stops.reduce((best, stop, place) => (distance(stop) < distance(stops[best] ?? Infinity) ? place : best), 0);
}
