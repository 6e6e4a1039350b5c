// Links to the printable sheet of a seed and to its key.
import { html, nothing, type TemplateResult } from 'lit';
import { speaking } from '../../i18n/language.ts';
import { say } from '../../i18n/say.ts';

/** The page beside the one that this script was built into; a variable, so that the build does not take it for a picture. */
const script = import.meta.url;

/** Address of the printable page; empty where there is none, e.g. in a single file. `asked`: the element's attribute. */
export function worksheetAddress(asked: string | null): string {
  if (asked !== null) return asked;
  try {
    return new URL('worksheet.html', script.replace(/(?:assets|laboratories\/quiz)\/[^/]*$/, '')).href;
  } catch {
    return '';
  }
}

/** The fragment of a sheet, or of its key. */
export function worksheetFragment(seed: string, key: boolean): string {
  return `#v=1&quiz.seed=${seed}${key ? '&worksheet.key=on' : ''}`;
}

/** The printable page speaks the language of the laboratory that leads to it. */
function inLanguage(): string {
  return speaking() === 'en' ? '' : `?lang=${speaking()}`;
}

/** In a window of their own: what stands in the quiz's fields stays. */
export function worksheetLinks(asked: string | null, seed: string, hidden: boolean): TemplateResult | typeof nothing {
  const address = worksheetAddress(asked);
  if (address === '') return nothing;
  const link = (key: boolean): TemplateResult =>
    html`<a href=${address + inLanguage() + worksheetFragment(seed, key)} target="_blank" rel="noopener"
      >${say(key ? 'quiz.worksheetKey' : 'quiz.worksheet')}</a
    >`;
  return html`<p class="paper">${link(false)} ${hidden ? nothing : link(true)}</p>`;
}
