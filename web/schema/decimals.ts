// A typed list of numbers as decimal texts, which keep every digit that the reader typed.
import { ParameterError } from './error.ts';
import { readDecimalText, withComma } from './number-text.ts';
import { rangeText } from './parameter.ts';

/** Longest text that is taken apart. */
const longest = 8000;

/**
 * The numbers of a list, with points.
 *
 * text    separated by semicolons or blanks, or by commas where there is neither a semicolon nor a comma inside a
 *         number: "14, 10, 12", "14,10,12", "1,75; 1,25" and "1,75 1,25" are understood
 * most    numbers that the list may have; it has one at least
 * throws  ParameterError empty, too-many, not-a-number, not-finite; the latter with the number that is meant
 */
export function readDecimals(name: string, text: string, most: number): string[] {
  const count = rangeText(1, most);
  if (text.length > longest) throw new ParameterError('too-many', name, text, count);
  // Where there can be one number only, no comma parts it.
  const parts = most === 1 && !/[;\s]/.test(text.trim()) ? [text] : split(text.trim());
  if (text.trim() === '' || parts.length === 0) throw new ParameterError('empty', name, text, count);
  if (parts.length > most) throw new ParameterError('too-many', name, String(parts.length), count);
  return parts.map((part) => readDecimalText(name, part, '−1.8e308 … 1.8e308'));
}

/** A list that `readDecimals` understands, with decimal commas. */
export function decimalsWithComma(values: readonly number[]): string {
  const list = values.map((value) => withComma(String(value))).join('; ');
  // One number alone: without a semicolon its comma would part two.
  return values.length === 1 && list.includes(',') ? `${list};` : list;
}

function split(text: string): string[] {
  const parted = text.includes(';') ? text.split(';') : byCommasOrBlanks(text);
  // A separator at the end is a habit, not an entry.
  if (parted.at(-1)?.trim() === '') parted.pop();
  return parted;
}

function byCommasOrBlanks(text: string): string[] {
  const words = text.split(/\s+/);
  const commasInside = words.length > 1 && words.every((word) => /^[^,]*(?:,\d+)?$/.test(word));
  return commasInside ? words : text.split(/\s*,\s*|\s+/);
}
