// How numbers are written in sentences, tables and on axes, in the language spoken and not in the browser's: words and
// numbers of one sentence belong together. And how one that is typed was read. Formatting only: no number is computed here.
import { speaking, say } from './say.ts';

const MINUS = '−';
const NARROW = '\u202f';
/** No line ends inside a number. */
const FIRM = '\u00a0';
const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** A way to write numbers in one language, with what it has written: pictures write the same numbers at every event. */
interface Format {
  intl: Intl.NumberFormat;
  written: Map<number, string>;
}

const formats = new Map<string, Format>();

/** How many numbers each format remembers. */
const mostKept = 1000;

/** The value as `options` say; `name` tells them from all others. */
function format(value: number, name: string, options: Intl.NumberFormatOptions): string {
  const language = speaking();
  const key = `${language} ${name}`;
  let found = formats.get(key);
  if (!found) {
    found = { intl: new Intl.NumberFormat(language, options), written: new Map<number, string>() };
    formats.set(key, found);
  }
  const known = found.written.get(value);
  if (known !== undefined) return known;
  // What is rounded to nothing has no sign.
  const plain = found.intl
    .format(value)
    .replace(/^-(?=[0.,]+\D*$)/, '')
    .replaceAll('-', MINUS);
  // "4.096" would be four to one reader and four thousand to another; a narrow blank is neither.
  const written = language === 'en' ? plain : plain.replaceAll('.', NARROW);
  if (found.written.size >= mostKept) found.written.clear();
  found.written.set(value, written);
  return written;
}

/** Whether numbers have a decimal comma. */
export function decimalComma(): boolean {
  return speaking() !== 'en';
}

/** A number with a point, or what only looks like one: the number of a paper, of a section, of a version ("1706.03762", "§ 3.2"). */
const pointed =
  /(\barXiv[ :]|arxiv\.org\/abs\/|\bdoi[ :]|doi\.org\/|§\s?|\b(?:section|abschnitt|version)\s)?\d+(?:\.\d+)+/gi;

/** Plain decimal text, such as the core's own or "0.001 … 1e6", with the decimal sign of the language. Identifiers stay as they are. */
export function localized(text: string): string {
  if (!decimalComma()) return text;
  return text.replace(pointed, (found: string, identifier: string | undefined) =>
    identifier === undefined && found.indexOf('.') === found.lastIndexOf('.') ? found.replace('.', ',') : found,
  );
}

/** Plain decimal texts as a list that can be typed: "1.75, 1.25", and where commas are decimal "1,75; 1,25". */
export function typedList(values: readonly string[]): string {
  return decimalComma() ? values.map(localized).join('; ') : values.join(', ');
}

/** A whole number with separators: 1,000,000. */
export function whole(value: number): string {
  return format(value, 'whole', { maximumFractionDigits: 0 });
}

/** A number with a fixed count of decimals: 0.870. */
export function fixed(value: number, decimals: number): string {
  return format(value, `fixed ${String(decimals)}`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** A share as a percentage: 87%. What is not quite nothing or all is never rounded to 0% or 100%, but < 1% or > 99%. */
export function percent(share: number, decimals = 0): string {
  const written = (value: number): string =>
    format(value, `percent ${String(decimals)}`, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const least = 10 ** (-2 - decimals);
  if (share > 0 && share < least / 2) return `<${FIRM}${written(least)}`;
  if (share < 1 && share >= 1 - least / 2) return `>${FIRM}${written(1 - least)}`;
  return written(share);
}

/** A share as a percentage with significant digits: 0.0016 %. */
export function percentSignificant(share: number, digits = 3): string {
  return format(share, `percent, significant ${String(digits)}`, {
    style: 'percent',
    maximumSignificantDigits: digits,
  });
}

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const language = speaking();
  const format = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, format);
  return format.format(parts);
}

/** Significant digits; from 10⁶ on and below 10⁻³ as a power of ten: 3.4 × 10⁻⁶. */
export function significant(value: number, digits = 3): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e6))
    return scientific(value, `significant ${String(digits)}`, {
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits,
    });
  return format(value, `significant ${String(digits)}`, {
    minimumSignificantDigits: digits,
    maximumSignificantDigits: digits,
  });
}

/** Up to so many significant digits, without closing zeros: axis ticks and inputs shown again. */
export function short(value: number, digits = 6): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e9)) {
    return scientific(value, `short ${String(digits)}`, { maximumSignificantDigits: digits });
  }
  return format(value, `short ${String(digits)}`, { maximumSignificantDigits: digits });
}

function scientific(value: number, name: string, digits: Intl.NumberFormatOptions): string {
  const options: Intl.NumberFormatOptions = { notation: 'scientific', ...digits };
  const [mantissa = '', exponent = ''] = format(value, `${name}, scientific`, options).split('E');
  const power = [...exponent.replaceAll(MINUS, '-')].map((sign) => superscripts[sign] ?? sign).join('');
  return `${mantissa}${FIRM}×${FIRM}10${power}`;
}

// What is said of a typed text whose separators mean one thing to one reader and another to the next: how it was read.

/** "14,10,12", separated by nothing but commas. */
const byCommas = /^[+\-−]?\d+(?:,[+\-−]?\d+)+$/;
/** "0,5": hardly a list to anyone. */
const likeDecimal = /(?:^|,)[+\-−]?0,\d/;
/** "1,234". */
const likeThousands = /^[+\-−]?[1-9]\d{0,2}([.,])\d{3}$/;

/** undefined where the text has one reading only; `list`: whether it may hold several numbers. */
export function understood(text: string, list: boolean): string | undefined {
  const given = text.trim();
  if (list) {
    const doubtful = byCommas.test(given) && (decimalComma() || likeDecimal.test(given));
    return doubtful ? say('laboratory.readAsList', { count: whole(given.split(',').length) }) : undefined;
  }
  const foreign = decimalComma() ? '.' : ',';
  if (likeThousands.exec(given)?.[1] !== foreign) return undefined;
  return say('laboratory.readAsDecimal', { value: localized(given.replace(',', '.')) });
}
