// A parameter that is an integer between two bounds, both permitted.
import { ParameterError } from './error.ts';
import { plain, readNumber } from './number-text.ts';
import { clamp, described, rangeText, whereReadable } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

// "10,000" is ten thousand to one reader and ten to another: better to ask than to guess.
const groupedOrDecimal = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/;

/** The integer of a text, however large; throws ParameterError. */
export function readInteger(name: string, text: string, range: string): number {
  if (groupedOrDecimal.test(plain(text))) throw new ParameterError('ambiguous', name, text, range);
  const value = readNumber(name, text, range);
  if (!Number.isInteger(value)) throw new ParameterError('not-an-integer', name, text, range);
  return value;
}

export function integer(description: Description<number>, least: number, most: number): Parameter<number> {
  const { name } = description;
  const range = rangeText(least, most);
  const read = (text: string): number => readInteger(name, text, range);
  return {
    ...described(description),
    range,
    bounds: { least, most },
    parse(text) {
      const value = read(text);
      if (value < least || value > most) throw new ParameterError('out-of-range', name, text, range);
      return value;
    },
    text: String,
    nearest: whereReadable((text) => clamp(read(text), { least, most })),
  };
}
