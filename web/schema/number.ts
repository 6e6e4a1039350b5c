// Parameters that are one number, read with point or comma and without locale: integers and real numbers between two bounds,
// and seeds, which stay text since a double would lose digits.
import {
  type Description,
  type Parameter,
  ParameterError,
  clamp,
  described,
  rangeText,
  whereReadable,
} from './parameter.ts';

/** Longest text that is looked at. */
const longest = 400;

const decimalForm = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const infinite = /^[+-]?(?:∞|inf|infinity)$/i;
const groupedBySpaces = /^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/;

/** The text without blanks around it, with a plain minus sign and without blanks between groups of three digits. */
function plain(text: string): string {
  const trimmed = text.trim().replace(/^[\u2212\u2013]/, '-');
  return groupedBySpaces.test(trimmed) ? trimmed.replace(/[ \u00a0\u202f]/g, '') : trimmed;
}

/**
 * The number as decimal text with a point.
 *
 * name, range  for the error
 * throws       ParameterError empty, not-a-number, not-finite
 */
export function readDecimalText(name: string, text: string, range: string): string {
  const given = plain(text);
  if (given === '') throw new ParameterError('empty', name, text, range);
  if (infinite.test(given)) throw new ParameterError('not-finite', name, text, range);
  const pointed = given.replace(',', '.');
  if (given.length > longest || !decimalForm.test(pointed)) throw new ParameterError('not-a-number', name, text, range);
  if (!Number.isFinite(Number(pointed))) throw new ParameterError('not-finite', name, text, range);
  return pointed;
}

/** Decimal text with a comma for its point. */
export function withComma(text: string): string {
  return text.replace('.', ',');
}

/** The same as a double; minus zero is zero. */
export function readNumber(name: string, text: string, range: string): number {
  return Number(readDecimalText(name, text, range)) + 0;
}

// A parameter that is an integer between two bounds, both permitted.

// "10,000" is ten thousand to one reader and ten to another: better to ask than to guess.
const groupedOrDecimal = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/;

/** The integer of a text, however large; throws ParameterError. */
export function readInteger(name: string, text: string, range: string): number {
  if (groupedOrDecimal.test(plain(text))) throw new ParameterError('ambiguous', name, text, range);
  const value = readNumber(name, text, range);
  if (!Number.isInteger(value)) throw new ParameterError('not-an-integer', name, text, range);
  return value;
}

export function integer(least: number, most: number, description: Description<number>): Parameter<number> {
  return between(description, { least, most }, readInteger);
}

// A parameter that is a real number between two bounds, both permitted.

export function decimal(least: number, most: number, description: Description<number>): Parameter<number> {
  return {
    ...between(description, { least, most }, readNumber),
    textWithComma: (value) => withComma(String(value)),
  };
}

/** `read` is the way from a text to its number. */
function between(
  description: Description<number>,
  { least, most }: { least: number; most: number },
  read: (name: string, text: string, range: string) => number,
): Parameter<number> {
  const permitted = rangeText(least, most);
  return {
    ...described(description),
    range: permitted,
    bounds: { least, most },
    parse(text) {
      const value = read(this.name, text, permitted);
      if (value < least || value > most) throw new ParameterError('out-of-range', this.name, text, permitted);
      return value;
    },
    nearest: whereReadable((text) => clamp(read('', text, permitted), { least, most })),
  };
}

// A parameter that is a seed: an unsigned 64-bit integer, kept as decimal text since a double would lose digits.

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
  return {
    ...described(description),
    range,
    parse(text) {
      const digits = readDigits(this.name, text);
      if (!fits(digits)) throw new ParameterError('out-of-range', this.name, text, range);
      return digits;
    },
    nearest: whereReadable((text) => {
      const digits = readDigits('', text);
      return fits(digits) ? digits : String(largest);
    }),
  };
}
