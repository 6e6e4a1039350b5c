// From a prose key to HTML, with formulas in place of their names. Used at build time only.
import { prose, type ProseKey } from '../messages/en/prose.ts';
import { fill } from '../messages/placeholders.ts';
import { formulas } from './formulas.ts';

/** The sentences of a key, formulas filled in. */
export function text(key: ProseKey): string {
  return fill(prose[key], formulas);
}

/** A paragraph. */
export function paragraph(key: ProseKey, name = ''): string {
  return `<p${name && ` class="${name}"`}>${text(key)}</p>`;
}

/** A laboratory with what stands there until its element is defined. */
export function laboratory(tag: string): string {
  return `<div class="laboratory"><${tag}><p class="needs">${text('page.needs')}</p></${tag}></div>`;
}
