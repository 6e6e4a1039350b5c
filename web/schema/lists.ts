// Parameters that are lists: integers in rising order, e.g. a grid of d, and named lists of numbers; typed decimals keep every
// digit.
import {
  type Description,
  type Parameter,
  ParameterError,
  clamp,
  described,
  rangeText,
  whereReadable,
  readDecimalText,
  readInteger,
  withComma,
} from './parameter.ts';

/** Longest text that is taken apart. */
const longest = 8000;

/** A list without the brackets in which Python and JSON write it. */
const bare = (text: string): string => text.trim().replace(/^\[([^[\]]*)\]$/, '$1');

/**
 * The numbers of a list, with points.
 *
 * text    separated by semicolons or blanks, or by commas where there is neither a semicolon nor a comma inside a
 *         number: "14, 10, 12", "14,10,12", "1,75; 1,25" and "1,75 1,25" are understood, also in brackets
 * most    numbers that the list may have; it has one at least
 * throws  ParameterError empty, too-many, not-a-number, not-finite; the latter with the number that is meant
 */
export function readDecimals(name: string, text: string, most: number): string[] {
  const count = rangeText(1, most);
  if (text.length > longest) throw new ParameterError('too-many', name, text, count);
  const inside = bare(text).trim();
  // Where there can be one number only, no comma parts it.
  const parts = most === 1 && !/[;\s]/.test(inside) ? [inside] : split(inside);
  if (inside === '' || parts.length === 0) throw new ParameterError('empty', name, text, count);
  if (parts.length > most) throw new ParameterError('too-many', name, String(parts.length), count);
  return parts.map((part) => readDecimalText(name, part, '−1.8e308 … 1.8e308'));
}

/** A list that `readDecimals` understands, with decimal commas. */
function decimalsWithComma(values: readonly number[]): string {
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

/** An entry as it was written, and its value. */
interface Entry {
  entry: string;
  value: number;
}

interface ListBounds {
  /** Bounds of each entry. */
  least: number;
  most: number;
  /** Entries that the list may have; it has one at least. */
  entries: number;
}

type List = readonly number[];

/** `read` is the way from a text to its entries, `arranged` what becomes of their values. */
function list(
  { least, most, entries }: ListBounds,
  description: Description<List>,
  read: (name: string, text: string) => Entry[],
  arranged: (values: List) => List = (values) => values,
): Parameter<List> {
  const range = rangeText(least, most);
  return {
    ...described(description),
    range,
    bounds: { least, most },
    parse(text) {
      const given = read(this.name, text);
      const outside = given.find(({ value }) => value < least || value > most);
      if (outside) throw new ParameterError('out-of-range', this.name, outside.entry, range);
      const values = arranged(given.map(({ value }) => value));
      if (values.length <= entries) return values;
      throw new ParameterError('too-many', this.name, String(values.length), rangeText(1, entries));
    },
    text: (values) => values.join(','),
    nearest: whereReadable((text) =>
      arranged(read('', text).map(({ value }) => clamp(value, { least, most }))).slice(0, entries),
    ),
  };
}

// A parameter that is a list of different integers in rising order, e.g. a grid of d.

/** Longest text that is taken apart. */
const longestGrid = 4000;

/** Entries may be separated by commas, semicolons or blanks. */
export function integers(bounds: ListBounds, description: Description<List>): Parameter<List> {
  const range = rangeText(bounds.least, bounds.most);
  const read = (name: string, text: string): Entry[] => {
    if (text.length > longestGrid) throw new ParameterError('too-many', name, text, rangeText(1, bounds.entries));
    const parts = bare(text)
      .split(/[\s,;]+/)
      .filter((entry) => entry !== '');
    if (parts.length === 0) throw new ParameterError('empty', name, text, range);
    return parts.map((entry) => ({ entry, value: readInteger(name, entry, range) }));
  };
  const inOrder = (values: List): List => [...new Set(values)].sort((a, b) => a - b);
  return { ...list(bounds, description, read, inOrder), textWithComma: (values) => values.join('; ') };
}

// A parameter that is a list of real numbers in the reader's own order, e.g. the scores of one row.

/** Separated by commas, semicolons or blanks, as the reader likes. */
export function numbers(bounds: ListBounds, description: Description<List>): Parameter<List> {
  const read = (name: string, text: string): Entry[] =>
    readDecimals(name, text, bounds.entries).map((entry) => ({ entry, value: Number(entry) }));
  return { ...list(bounds, description, read), textWithComma: decimalsWithComma };
}

// A parameter that is a set of named lists of numbers: what a reader has put in place of an example's own figures.

/** A name and its numbers as decimal texts. */
export interface Figures {
  name: string;
  values: readonly string[];
}

interface FiguresBounds {
  /** Lists that there may be; there may be none. */
  lists: number;
  /** Numbers in each list. */
  entries: number;
}

const nameForm = /^[A-Za-z][\w-]{0,39}$/;
const range = 'name:number,number;…';

/** As text: "scores:14,10,12;d_k:64". */
export function figures(
  { lists, entries }: FiguresBounds,
  description: Description<readonly Figures[]>,
): Parameter<readonly Figures[]> {
  const read = (name: string, part: string): Figures => {
    const [listName = '', numbers, ...rest] = part.split(':');
    if (!nameForm.test(listName) || numbers === undefined || rest.length > 0) {
      throw new ParameterError('malformed', name, part, range);
    }
    // Commas part numbers here, never digits: a decimal comma belongs to typed lists only.
    return { name: listName, values: readDecimals(listName, numbers.replaceAll(',', ';'), entries) };
  };
  return {
    ...described(description),
    range,
    parse(text) {
      const parts = text.split(';', lists + 1).filter((part) => part.trim() !== '');
      if (parts.length > lists) throw new ParameterError('too-many', this.name, text, rangeText(0, lists));
      const named = parts.map((part) => read(this.name, part));
      // Of two lists with one name neither is surely meant.
      const twice = named.find((each, index) => named.findIndex((other) => other.name === each.name) < index);
      if (twice) throw new ParameterError('repeated', this.name, twice.name, range);
      return named;
    },
    text: (list) => list.map(({ name: listName, values }) => `${listName}:${values.join(',')}`).join(';'),
  };
}
