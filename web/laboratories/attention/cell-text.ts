// How figures stand in a matrix, where there is room for five characters, and in a calculation.
import { fixed, localized, short, significant } from '../../i18n/numbers.ts';

/** A score or an output: two decimals where they fit. */
export function cellText(value: number): string {
  if (value === -Infinity) return '−∞';
  const size = Math.abs(value);
  if (size >= 1e5) return significant(value, 2);
  return fixed(value, size < 10 ? 2 : size < 100 ? 1 : 0);
}

/** A weight: nothing at all is 0, nearly nothing is 0.00. */
export function weightText(value: number): string {
  return value === 0 || value === 1 ? short(value) : fixed(value, 2);
}

/** An entry as it stands in its field. */
export function entryText(value: number): string {
  return localized(String(value)).replaceAll('-', '−');
}

/** A number inside a formula or beside it: plain signs, which the formula sets. */
export function formulaText(value: number, digits = 6): string {
  if (value === -Infinity) return '−∞';
  return localized(String(Number(value.toPrecision(digits)))).replace('-', '−');
}

/** The sign between a calculation and its result: equal where so many digits are all there are. */
export function equals(value: number, digits = 6): '=' | '≈' {
  return Number(value.toPrecision(digits)) === Number(value.toPrecision(12)) ? '=' : '≈';
}
