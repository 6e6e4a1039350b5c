// A parameter that is a small matrix of real numbers, e.g. the queries of attention by hand, and the matrices that it begins
// with.
import { readDecimals } from './lists.ts';
import {
  type Description,
  type Parameter,
  ParameterError,
  clamp,
  described,
  rangeText,
  whereReadable,
} from './parameter.ts';

export interface MatrixBounds {
  /** Bounds of each entry, both permitted. */
  least: number;
  most: number;
  rows: number;
  columns: number;
}

export type Rows = readonly (readonly number[])[];

/** Rows separated by semicolons, entries by commas: "1,0;0,1"; or rows in brackets, as Python and JSON write it. All rows are equally long. */
export function matrix(bounds: MatrixBounds, description: Description<Rows>): Parameter<Rows> {
  const { least, most, rows, columns } = bounds;
  const range = rangeText(least, most);
  const read = (name: string, text: string): number[][] => {
    const inBrackets = /^\s*\[\s*(\[[^]*\])\s*\]\s*$/.exec(text)?.[1];
    const lines = (inBrackets?.replace(/\]\s*,?\s*\[/g, '];[') ?? text).split(';', rows + 1);
    if (lines.length > rows) throw new ParameterError('too-many', name, text, rangeText(1, rows));
    const values = lines.map((line) => readDecimals(name, line.replaceAll(',', ' '), columns).map(Number));
    if (values.some((row) => row.length !== values[0]?.length))
      throw new ParameterError('malformed', name, text, range);
    return values;
  };
  return {
    ...described(description),
    range,
    bounds: { least, most },
    parse(text) {
      const values = read(this.name, text);
      const beyond = values.flat().find((value) => value < least || value > most);
      if (beyond !== undefined) throw new ParameterError('out-of-range', this.name, String(beyond), range);
      return values;
    },
    text: (values) => values.map((row) => row.join(',')).join(';'),
    nearest: whereReadable((text) => read('', text).map((row) => row.map((value) => clamp(value, bounds)))),
  };
}

// The matrices that attention by hand begins with: as much of them as its sizes ask for. No names, no bounds.

/** Rows and columns that there are. */
export const mostEntries = 6;

/** One row for each query. */
export const startQueries = [
  [-1.2, 1.2, 0.4, -1.8, 0.7, -0.3],
  [-0.4, -0.4, -1.3, 1.9, 0.2, 1.1],
  [0.9, -0.9, 0.6, -1.9, -0.8, 0.5],
  [0.3, 1.4, -0.7, 0.6, 1.2, -1.0],
  [1.6, 0.2, 0.9, -0.5, -1.1, 0.4],
  [-0.9, 0.8, 1.3, 0.1, 0.6, -1.5],
] as const;

/** One row for each key. */
export const startKeys = [
  [-0.9, -1, 0.6, 0.3, 0.9, -0.2],
  [0.2, -0.4, 1.1, -0.8, 0.5, 1.3],
  [0.2, 1.5, 0.5, -1.3, -0.6, 0.8],
  [-0.6, 0.1, -0.1, 0.6, 1.4, -0.7],
  [0.2, -0.1, -0.4, -0.4, -1.2, 0.3],
  [1.1, 0.7, -0.8, 0.4, 0.1, -0.6],
] as const;

/** One row for each value. */
export const startValues = [
  [1.2, 0.4, -0.5, 0.8, 0.1, -1.1],
  [-0.6, 1, 0.7, -0.2, 0.9, 0.3],
  [0.3, -1.4, 1.1, 0.5, -0.7, 0.6],
  [0.8, 0.5, -0.9, 1.3, 0.4, -0.1],
  [-1.1, -0.2, 0.6, -0.8, 1.5, 0.2],
  [0.5, -0.7, 0.2, 1, -0.4, 0.9],
] as const;
