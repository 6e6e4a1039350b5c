// Reads a typed number: point or comma, any minus sign, no locale. It refuses what is not a finite number.
import { ParameterError } from './error.ts';

/** Longest text that is looked at. */
const longest = 400;

const decimalForm = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const infinite = /^[+-]?(?:∞|inf|infinity)$/i;
const groupedBySpaces = /^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+$/;

/** The text without blanks around it, with a plain minus sign and without blanks between groups of three digits. */
export function plain(text: string): string {
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
