// A parameter that is a small matrix of real numbers, e.g. the queries of attention by hand.
import { ParameterError } from './error.ts';
import { readDecimals } from './decimals.ts';
import { clamp, described, rangeText, whereReadable } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

export interface MatrixBounds {
  /** Bounds of each entry, both permitted. */
  least: number;
  most: number;
  rows: number;
  columns: number;
}

export type Rows = readonly (readonly number[])[];

/** Rows separated by semicolons, entries by commas: "1,0;0,1". All rows are equally long. */
export function matrix(description: Description<Rows>, bounds: MatrixBounds): Parameter<Rows> {
  const { name } = description;
  const { least, most, rows, columns } = bounds;
  const range = rangeText(least, most);
  const read = (text: string): number[][] => {
    const lines = text.split(';', rows + 1);
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
      const values = read(text);
      const beyond = values.flat().find((value) => value < least || value > most);
      if (beyond !== undefined) throw new ParameterError('out-of-range', name, String(beyond), range);
      return values;
    },
    text: (values) => values.map((row) => row.join(',')).join(';'),
    nearest: whereReadable((text) => read(text).map((row) => row.map((value) => clamp(value, bounds)))),
  };
}
