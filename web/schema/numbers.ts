// A parameter that is a list of real numbers in the reader's own order, e.g. the scores of one row.
import { decimalsWithComma, readDecimals } from './lists.ts';
import {
  type Description,
  type Parameter,
  ParameterError,
  clamp,
  described,
  rangeText,
  whereReadable,
} from './parameter.ts';

export interface NumbersBounds {
  /** Bounds of each number, both permitted. */
  least: number;
  most: number;
  /** Numbers that the list may have; it has one at least. */
  entries: number;
}

/** Separated by commas, semicolons or blanks, as the reader likes. */
export function numbers(
  description: Description<readonly number[]>,
  bounds: NumbersBounds,
): Parameter<readonly number[]> {
  const { name } = description;
  const { least, most, entries } = bounds;
  const range = rangeText(least, most);
  const read = (text: string): { entry: string; value: number }[] =>
    readDecimals(name, text, entries).map((entry) => ({ entry, value: Number(entry) }));
  return {
    ...described(description),
    range,
    bounds: { least, most },
    parse(text) {
      const list = read(text);
      const beyond = list.find(({ value }) => value < least || value > most);
      if (beyond) throw new ParameterError('out-of-range', name, beyond.entry, range);
      return list.map(({ value }) => value);
    },
    text: (values) => values.join(','),
    textWithComma: decimalsWithComma,
    nearest: whereReadable((text) => read(text).map(({ value }) => clamp(value, bounds))),
  };
}
