// A parameter that is a seed: an unsigned 64-bit integer, kept as decimal text since a double would lose digits.
import { ParameterError } from './error.ts';
import { plain } from './number-text.ts';
import { described, rangeText, whereReadable } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

const largest = 2n ** 64n - 1n;
const range = rangeText(0, largest);

/** Decimal digits of an integer that is not negative, without leading zeros. */
function readDigits(name: string, text: string): string {
  const given = plain(text);
  if (given === '') throw new ParameterError('empty', name, text, range);
  if (!/^\+?\d+$/.test(given)) throw new ParameterError('not-a-seed', name, text, range);
  return given.replace(/^\+?0*(?=\d)/, '');
}

// Twenty digits hold every seed; longer texts are not turned into numbers at all.
const fits = (digits: string): boolean => digits.length <= 20 && BigInt(digits) <= largest;

export function seed(description: Description<string>): Parameter<string> {
  const { name } = description;
  return {
    ...described(description),
    range,
    bounds: null,
    parse(text) {
      const digits = readDigits(name, text);
      if (!fits(digits)) throw new ParameterError('out-of-range', name, text, range);
      return digits;
    },
    text: (value) => value,
    nearest: whereReadable((text) => {
      const digits = readDigits(name, text);
      return fits(digits) ? digits : String(largest);
    }),
  };
}
