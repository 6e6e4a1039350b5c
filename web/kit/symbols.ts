// Writes dₖ and √dₖ of a message as they stand on paper: italic, with a real index and a bar over the root.
import { html, type TemplateResult } from 'lit';

const symbol = /(√?)dₖ/u;

/** The text with its symbols set; for HTML only, not for labels that must be plain text. */
export function symbols(text: string): TemplateResult {
  const [before = '', root, ...rest] = text.split(symbol);
  if (root === undefined) return html`${before}`;
  const dk = html`<i>d</i><sub>k</sub>`;
  const written = root ? html`<span class="root">√<span>${dk}</span></span>` : html`<span class="dk">${dk}</span>`;
  return html`${before}${written}${rest.length > 0 ? symbols(joined(rest)) : ''}`;
}

/** What split has cut: texts and roots in turn. */
function joined(parts: string[]): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : `${part}dₖ`)).join('');
}
