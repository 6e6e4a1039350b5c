// The head of the quiz: the seed, the sheet on paper and its links, and the sheet as marks.
import { type TemplateResult, html, nothing } from 'lit';
import { CoreRefusal } from '../../core/refusal.ts';
import { speaking, say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/settings.ts';
import { controls } from '../../kit/controls.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { Shown } from './attempts.ts';
import { type Run, quizParameters } from './parameters.ts';
import { type SheetPicture, sheetPicture } from './sheet.ts';

// Links to the printable sheet of a seed and to its key.

/**
 * Beside whose folder the page lies: a variable, so that the build does not take it for a picture. The npm package has no such page, and
 * bundlers move its modules to where another's may be.
 */
const script = import.meta.env.MODE === 'package' ? '' : import.meta.url;

/** What leads to a page; a sanitizer lets attributes of elements pass that it does not know, and one of them must not run a script. */
const schemes = ['https:', 'http:', 'file:'];

function leads(asked: string): boolean {
  try {
    return schemes.includes(new URL(asked, document.baseURI).protocol);
  } catch {
    return false;
  }
}

/**
 * asked   the element's attribute
 * throws  CoreRefusal "unknown" where it is an address of another kind
 */
export function checkWorksheet(asked: string | null): void {
  if (asked === null || asked === '' || leads(asked)) return;
  throw new CoreRefusal({ code: 'unknown', parameter: 'worksheet', value: asked, range: schemes.join(', ') });
}

/** Address of the printable page; empty where there is none, e.g. in a single file. `asked`: the element's attribute. */
function worksheetAddress(asked: string | null): string {
  if (asked !== null) return leads(asked) ? asked : '';
  try {
    return new URL('worksheet.html', script.replace(/(?:assets|laboratories\/quiz)\/[^/]*$/, '')).href;
  } catch {
    return '';
  }
}

/** To the sheet and to its key, in the language of the laboratory, in a window of their own: what stands in the quiz's fields stays. */
function worksheetLinks(
  asked: string | null,
  { seed, inventory }: Pick<ValuesOf<typeof quizParameters>, 'seed' | 'inventory'>,
  hidden: boolean,
): TemplateResult | typeof nothing {
  const address = worksheetAddress(asked);
  if (address === '') return nothing;
  const language = speaking() === 'en' ? '' : `?lang=${speaking()}`;
  const run = inventory === 'off' ? '' : `&quiz.inventory=${inventory}`;
  const sheet = `${address}${language}#v=1&quiz.seed=${seed}${run}`;
  const link = (key: boolean): TemplateResult =>
    html`<a href=${sheet + (key ? '&worksheet.key=on' : '')} target="_blank" rel="noopener"
      >${say(key ? 'quiz.worksheetKey' : 'quiz.worksheet')}</a
    >`;
  return html`<p class="paper wraps">${link(false)} ${hidden ? nothing : link(true)}</p>`;
}

interface HeadPart extends SheetPicture {
  of: Binding<typeof quizParameters>;
  /** Address of the printable page, as the element has it. */
  worksheet: string | null;
}

export function headPart(shown: Shown, { of, worksheet, ...marks }: HeadPart): TemplateResult {
  // Another sheet begins with its first open question.
  const start = (inventory: Run): void => {
    of.onSet({ inventory, item: quizParameters.item.initial });
  };
  return html`<div class="top">
    <div class="controls">
      ${controls(of, ['seed', 'inventory'], { inventory: { onSet: start } })}
      ${worksheetLinks(worksheet, of.values(), shown.hidden)}
    </div>
    ${sheetPicture(shown, marks)}
  </div>`;
}
