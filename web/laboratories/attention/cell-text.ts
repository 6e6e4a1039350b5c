// How figures and names stand in a matrix, where there is room for five characters, and in a calculation.
import { type TemplateResult, html } from 'lit';
import { fixed, localized, short, significant } from '../../i18n/numbers.ts';
import type { Rows } from '../../schema/matrix.ts';
import type { SizeName } from './sizes.ts';

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

// Names of the rows, columns and sizes, set as in a formula.

const spelled = (name: string, index: number | string): TemplateResult =>
  html`<span class="symbol"><i>${name}</i><sub>${index}</sub></span>`;

export const queryName = (row: number): TemplateResult => spelled('q', row + 1);
export const keyName = (row: number): TemplateResult => spelled('k', row + 1);
export const outputName = (row: number): TemplateResult => spelled('o', row + 1);
export const valueName = (row: number): TemplateResult => spelled('v', row + 1);

export const sizeSymbols: Readonly<Record<SizeName, TemplateResult>> = {
  queries: html`<span class="symbol"><i>n</i></span>`,
  keys: html`<span class="symbol"><i>m</i></span>`,
  dimension: spelled('d', 'k'),
  valueDimension: spelled('d', 'v'),
};

const letters = {
  q: html`<i>Q</i>`,
  k: html`<i>K</i><sup>⊤</sup>`,
  v: html`<i>V</i>`,
  scores: html`<i>Q</i><i>K</i><sup>⊤</sup>`,
} as const;

/** The letter of a matrix; the others go by their names. */
export function letterOf(part: string): TemplateResult | undefined {
  const found: TemplateResult | undefined = part in letters ? letters[part as keyof typeof letters] : undefined;
  return found && html`<span class="symbol">${found}</span>`;
}

// Ten times or a tenth of typed numbers, by moving their decimal points: what a reader does with a pencil.

/** The number whose decimal point stands so many places further right; exact, as far as a double can hold it. */
export function movePoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${String(Number(exponent) + places)}`);
}

/** A matrix with all its points moved; undefined where an entry would leave the bounds. */
export function movePoints(
  rows: Rows,
  places: number,
  bounds: { least: number; most: number } | null,
): Rows | undefined {
  const moved = rows.map((row) => row.map((entry) => movePoint(entry, places)));
  const within = (entry: number): boolean => bounds === null || (entry >= bounds.least && entry <= bounds.most);
  return moved.flat().every(within) ? moved : undefined;
}
