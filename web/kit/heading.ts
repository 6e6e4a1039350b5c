// A heading inside a laboratory, at the level that the page around it needs.
import { html, type TemplateResult } from 'lit';
import { symbols } from './symbols.ts';

const least = 1;
const most = 6;

/** Where nothing or no level from 1 to 6 is asked for: 3, as below a chapter's title. */
export function heading(text: string, asked: string | null): TemplateResult {
  const level = Number(asked);
  const used = Number.isInteger(level) && level >= least && level <= most ? level : 3;
  return html`<div class="heading" part="heading" role="heading" aria-level=${used}>${symbols(text)}</div>`;
}
