// What a parameter is: a name, a range, a first value, and the way between its values and texts; what is refused of a text, as facts; and
// parameters that are one number.

// What is refused of a typed text: facts under the core's own codes; the sentence is the message catalogue's.

/**
 * The codes are those of the core, so that one sentence serves both.
 *
 * ambiguous  a separator of thousands to one reader, a decimal sign to another
 * too-many   more entries than a list may have
 * unknown    not one of the choices
 * malformed  not of the form that the parameter has
 * repeated   a name that stands there twice
 * too-long   a text of more characters than it may have
 */
type ParameterCode =
  | 'empty'
  | 'not-a-number'
  | 'not-finite'
  | 'not-an-integer'
  | 'ambiguous'
  | 'out-of-range'
  | 'not-a-seed'
  | 'too-many'
  | 'unknown'
  | 'malformed'
  | 'repeated'
  | 'too-long';

/** Characters of a refused text that are repeated to the reader. */
const shownCharacters = 60;

/** The text, cut where it is too long to be shown. */
export function shown(text: string): string {
  return text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}…`;
}

/** A text that a parameter refuses. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  readonly code: ParameterCode;
  readonly parameter: string;
  /** As it was given, cut if very long. */
  readonly value: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;

  constructor(code: ParameterCode, parameter: string, value: string, range: string) {
    super(`${parameter} = ${shown(value)}: ${code}; permitted: ${range}`);
    this.code = code;
    this.parameter = parameter;
    this.value = shown(value);
    this.range = range;
  }
}

/**
 * What the schema says where a parameter is not set as its kind is.
 *
 * stops    a slider that stops at these values, rising, with a field beside it
 * buttons  each value a button, where a choice would have a menu; those of a number are given when they are drawn
 * menu     a menu, where a number would have a field; its entries are given when it is drawn
 * own      something that the laboratory draws itself: what that is
 */
export type Control = { readonly stops: readonly number[] } | { readonly own: string } | 'buttons' | 'menu';

/** What the table says of a parameter. */
export interface Description<T> {
  /** As the core and the page's messages know it, where no table of parameters says it (table.ts). */
  name?: string;
  /** Its key in links, after the laboratory's name, where that is another. */
  key?: string;
  initial: T;
  /** What links mean that set something else of the laboratory and leave this out, where the first value came to be another one. */
  leftOut?: T;
  /** What it is counted in, where it is no pure number. */
  unit?: string;
  /** One line for manuals. */
  doc: string;
  /** How it is set by hand, where not as its kind is. */
  control?: Control;
  /** It is set only where another parameter has, or holds, one of these values. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Numbers with a button of their own beside its control. */
  quick?: readonly number[];
  /** Another value asks for other random vectors, or trains anew: benchmarks give its picture more time. */
  anew?: true;
  /**
   * What stays as it is when it changes: a file that has every figure whichever is shown, programs that print all of them or draw numbers
   * of their own. A test holds laboratories to that.
   */
  leaves?: readonly ('file' | 'programs')[];
}

export interface Parameter<T> extends Readonly<Description<T>> {
  readonly name: string;
  readonly key: string;
  /** Its name as an attribute of an element. */
  readonly attribute: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;
  /** Bounds of a number, or of each number of a list; null where there are none. */
  readonly bounds: { readonly least: number; readonly most: number } | null;
  /** What it may be, or may hold, where that is one or some of a few names. */
  readonly names?: readonly string[];
  /** What its attribute without a text stands for; undefined where that is refused. */
  readonly blank?: T;
  /** The value of a typed text; throws ParameterError. */
  parse(text: string): T;
  /** The value as text without a locale, which `parse` understands. */
  text(value: T): string;
  /** The same as a reader with a decimal comma types it, where that differs; `parse` understands it too. */
  textWithComma?(value: T): string;
  /** The permitted value nearest to a text that is well-formed but out of range; else undefined. */
  nearest(text: string): T | undefined;
}

/** Parameters by the names under which a laboratory keeps their values. */
export type Selection = Readonly<Record<string, Parameter<unknown>>>;

export type ValuesOf<S extends Selection> = {
  -readonly [Name in keyof S]: S[Name] extends Parameter<infer T> ? T : never;
};

/**
 * Adds to a description its name, its key and the name of its attribute: "openingDimension" becomes "opening-dimension"; and what most kinds have
 * in common: no bounds, values that are their own text, and no value near one that is refused.
 */
export function described<T>(description: Description<T>): Omit<Parameter<T>, 'range' | 'parse'> {
  const { name = '', key = name } = description;
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { bounds: null, text: String, nearest: () => undefined, ...description, name, key, attribute };
}

/** A range as the core writes it. */
export function rangeText(least: number | bigint, most: number | bigint): string {
  return `${String(least)} … ${String(most)}`;
}

/** The bound that a number beyond it should have kept. */
export function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value));
}

/** The same reading, which gives undefined where it would throw a ParameterError. */
export function whereReadable<T>(read: (text: string) => T): (text: string) => T | undefined {
  return (text) => {
    try {
      return read(text);
    } catch (thrown) {
      if (thrown instanceof ParameterError) return undefined;
      throw thrown;
    }
  };
}

// Attributes of an element that are on or off.

/** What switches an attribute off. */
export const off = /^(off|false)$/i;

/** What switches it on: nothing, "on", "true" or its own name, as HTML, R, Python and frameworks write it. */
export function isOn(text: string, name: string): boolean {
  return ['', 'on', 'true', name].includes(text.toLowerCase());
}

/** Whether an attribute of a laboratory's own is there, and neither "off" nor "false". */
export function asksFor(text: string | null): boolean {
  return text !== null && !off.test(text);
}

// Parameters that are one number, read with point or comma and without locale: integers and real numbers between two bounds,
// and seeds, which stay text since a double would lose digits.

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

const largest = BigInt.asUintN(64, -1n);
const seedRange = rangeText(0, largest);

/** Decimal digits of an integer that is not negative, without leading zeros. */
function readDigits(name: string, text: string): string {
  const given = plain(text);
  if (given === '') throw new ParameterError('empty', name, text, seedRange);
  if (!/^\+?\d+$/.test(given)) throw new ParameterError('not-a-seed', name, text, seedRange);
  return given.replace(/^\+?0*(?=\d)/, '');
}

// Twenty digits hold every seed; longer texts are not turned into numbers at all.
const fits = (digits: string): boolean => digits.length <= 20 && BigInt(digits) <= largest;

export function seed(description: Description<string>): Parameter<string> {
  return {
    ...described(description),
    range: seedRange,
    parse(text) {
      const digits = readDigits(this.name, text);
      if (!fits(digits)) throw new ParameterError('out-of-range', this.name, text, seedRange);
      return digits;
    },
    nearest: whereReadable((text) => {
      const digits = readDigits('', text);
      return fits(digits) ? digits : String(largest);
    }),
  };
}
