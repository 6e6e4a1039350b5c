// The order in which the map is measured: what words and tables need, then every cell from its first rows, then from all.
import { firstRowsFor, keyStops, rowsFor, spreadStops, wideFrom } from './grid.ts';

/** Rows of one number of keys at some spreads. */
export interface Piece {
  keys: number;
  rows: number;
  spreads: readonly number[];
}

/** A place off the stops that is asked for by name. */
export interface Place {
  keys: number;
  spread: number;
}

/** Rows × keys × spreads of one call: some milliseconds. A row costs as much as some keys, however few it has. */
const mostWork = 2_097_152;
const costOfRow = 48;

export function pieces(wanted: readonly Place[]): Piece[] {
  const wide = spreadStops.filter((spread) => spread >= wideFrom);
  return [
    ...wanted.map(({ keys, spread }) => ({ keys, rows: rowsFor(keys, spread), spreads: [spread] })),
    ...keyStops.flatMap((keys) => cut(keys, firstRowsFor(keys), spreadStops)),
    ...keyStops.flatMap((keys) => cut(keys, rowsFor(keys, wideFrom), wide)),
  ];
}

function cut(keys: number, rows: number, spreads: readonly number[]): Piece[] {
  const length = Math.max(1, Math.floor(mostWork / (rows * (keys + costOfRow))));
  return Array.from({ length: Math.ceil(spreads.length / length) }, (_, place) => ({
    keys,
    rows,
    spreads: spreads.slice(place * length, (place + 1) * length),
  }));
}
