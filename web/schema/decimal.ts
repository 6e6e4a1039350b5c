// A parameter that is a real number between two bounds, both permitted.
import { ParameterError } from './error.ts';
import { readNumber, withComma } from './number-text.ts';
import { clamp, described, rangeText, whereReadable } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

export function decimal(description: Description<number>, least: number, most: number): Parameter<number> {
  const { name } = description;
  const range = rangeText(least, most);
  const read = (text: string): number => readNumber(name, text, range);
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
    textWithComma: (value) => withComma(String(value)),
    nearest: whereReadable((text) => clamp(read(text), { least, most })),
  };
}
