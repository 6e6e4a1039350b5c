// How figures and names stand in a matrix, where there is room for five characters, and in a calculation.
import { type TemplateResult, html } from 'lit';
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

/** The sign between a calculation and its result: equal where six digits are all there are. */
export function equals(value: number): '=' | '≈' {
  return Number(value.toPrecision(6)) === Number(value.toPrecision(12)) ? '=' : '≈';
}

// Names of rows, columns and matrices, set as in a formula.

export const spelled = (name: string, index: number | string): TemplateResult =>
  html`<span class="symbol"><i>${name}</i><sub>${index}</sub></span>`;

export const queryName = (row: number): TemplateResult => spelled('q', row + 1);
export const keyName = (row: number): TemplateResult => spelled('k', row + 1);
export const outputName = (row: number): TemplateResult => spelled('o', row + 1);
export const valueName = (row: number): TemplateResult => spelled('v', row + 1);

const letters: Readonly<Record<string, TemplateResult>> = {
  q: html`<i>Q</i>`,
  k: html`<i>K</i><sup>⊤</sup>`,
  v: html`<i>V</i>`,
  scores: html`<i>Q</i><i>K</i><sup>⊤</sup>`,
};

/** The letter of a matrix; the others go by their names. */
export function letterOf(part: string): TemplateResult | undefined {
  const found = letters[part];
  return found && html`<span class="symbol">${found}</span>`;
}
