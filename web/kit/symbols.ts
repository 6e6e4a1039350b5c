// Writes dₖ, √dₖ, d_model, W_Q, W_K and W_V of a message as they stand on paper: italic, with a real index and a bar over the root.
import { html, type TemplateResult } from 'lit';

const symbol = /(√?dₖ|d_model|W_[QKV])/u;

/** What no line parts: a divisor from its sign, a letter or dₖ from its value, a number from its power of ten, its error or its percent. */
const together =
  /(÷ (?:ln )?\S+(?: \|q\|)?|N\(0, \S+\)|(?<!\p{L})(?:(?:tr J|√?dₖ|\p{L}) = \S+|tr J)|\d\S*(?: [×±] \S+)+|\d+[ -]%)/u;

/** The text with its symbols set; for HTML only, not for labels that must be plain text. */
export const symbols = (text: string): TemplateResult => unparted(text, parts);

/** The text as it is, but for lines that would part what belongs together. */
export const unparted = (text: string, set: (part: string) => unknown = String): TemplateResult =>
  html`${text.split(together).map((part, at) => (at % 2 === 0 ? set(part) : html`<span class="unparted">${set(part)}</span>`))}`;

const parts = (text: string): (string | TemplateResult)[] =>
  text.split(symbol).map((part, at) => (at % 2 === 0 ? part : set(part)));

function set(name: string): TemplateResult {
  if (name.startsWith('√')) return html`<span class="root">√<span>${indexed('d', 'k')}</span></span>`;
  const [letter, index = 'k'] = name.replace('ₖ', '').split('_');
  return html`<span class="dk">${indexed(letter, index)}</span>`;
}

const indexed = (letter = '', index = ''): TemplateResult => html`<i>${letter}</i><sub>${index}</sub>`;
