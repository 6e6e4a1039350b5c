// Names of the rows, columns and sizes, set as in a formula.
import { html, type TemplateResult } from 'lit';
import type { SizeName } from './sizes.ts';

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
