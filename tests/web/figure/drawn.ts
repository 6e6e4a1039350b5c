// A Lit template as the text it would render, so that pictures are tested without a browser.
import { type TemplateResult, nothing } from 'lit';

/** The markup of a template, with quotes around all attributes and without blanks between tags. */
export function drawn(template: TemplateResult | null): string {
  return text(template)
    .replace(/\s+/g, ' ')
    .replace(/(>) | (?=<)/g, '$1')
    .replace(/ >/g, '>')
    .trim();
}

function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(text).join('');
  if (value === null || value === undefined || value === nothing) return '';
  const { strings, values } = value as TemplateResult;
  return strings.reduce((all, piece, i) => {
    const filled = text(values[i - 1]);
    return all + (all.endsWith('=') ? `"${filled}"` : filled) + piece;
  });
}
