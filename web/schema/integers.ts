// A parameter that is a list of different integers in rising order, e.g. a grid of d.
import { ParameterError } from './error.ts';
import { readInteger } from './integer.ts';
import { clamp, described, rangeText, whereReadable } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

/** Longest text that is taken apart. */
const longestGrid = 4000;

export interface ListBounds {
  /** Bounds of each entry. */
  least: number;
  most: number;
  /** Entries that the list may have; it has one at least. */
  entries: number;
}

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** Entries may be separated by commas, semicolons or blanks. */
export function integers(
  description: Description<readonly number[]>,
  bounds: ListBounds,
): Parameter<readonly number[]> {
  const { name } = description;
  const { least, most, entries } = bounds;
  const range = rangeText(least, most);

  const read = (text: string): { entry: string; value: number }[] => {
    if (text.length > longestGrid) throw new ParameterError('too-many', name, text, rangeText(1, entries));
    const parts = text.split(/[\s,;]+/).filter((entry) => entry !== '');
    if (parts.length === 0) throw new ParameterError('empty', name, text, range);
    return parts.map((entry) => ({ entry, value: readInteger(name, entry, range) }));
  };
  return {
    ...described(description),
    range,
    bounds: { least, most },
    parse(text) {
      const list = read(text);
      const outside = list.find(({ value }) => value < least || value > most);
      if (outside !== undefined) throw new ParameterError('out-of-range', name, outside.entry, range);
      const values = inOrder(list.map(({ value }) => value));
      if (values.length > entries) {
        throw new ParameterError('too-many', name, String(values.length), rangeText(1, entries));
      }
      return values;
    },
    text: (values) => values.join(','),
    textWithComma: (values) => values.join('; '),
    nearest: whereReadable((text) => inOrder(read(text).map(({ value }) => clamp(value, bounds))).slice(0, entries)),
  };
}
