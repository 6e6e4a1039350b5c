// The head of the quiz: the seed, the sheet on paper and its links, and the sheet as marks.
import { type TemplateResult, html, nothing } from 'lit';
import { speaking } from '../../i18n/language.ts';
import { say } from '../../i18n/say.ts';
import type { Binding } from '../../kit/bound.ts';
import { control } from '../../kit/controls.ts';
import { type Attempts, stateOf, stateText } from './attempts.ts';
import type { Item } from './item.ts';
import type { quizParameters } from './parameters.ts';
import { sheetPicture } from './sheet.ts';

// Links to the printable sheet of a seed and to its key.

/** The page beside the one that this script was built into; a variable, so that the build does not take it for a picture. */
const script = import.meta.url;

/** Address of the printable page; empty where there is none, e.g. in a single file. `asked`: the element's attribute. */
function worksheetAddress(asked: string | null): string {
  if (asked !== null) return asked;
  try {
    return new URL('worksheet.html', script.replace(/(?:assets|laboratories\/quiz)\/[^/]*$/, '')).href;
  } catch {
    return '';
  }
}

/** The fragment of a sheet, or of its key. */
function worksheetFragment(seed: string, key: boolean): string {
  return `#v=1&quiz.seed=${seed}${key ? '&worksheet.key=on' : ''}`;
}

/** The printable page speaks the language of the laboratory that leads to it. */
function inLanguage(): string {
  return speaking() === 'en' ? '' : `?lang=${speaking()}`;
}

/** In a window of their own: what stands in the quiz's fields stays. */
function worksheetLinks(asked: string | null, seed: string, hidden: boolean): TemplateResult | typeof nothing {
  const address = worksheetAddress(asked);
  if (address === '') return nothing;
  const link = (key: boolean): TemplateResult =>
    html`<a href=${address + inLanguage() + worksheetFragment(seed, key)} target="_blank" rel="noopener"
      >${say(key ? 'quiz.worksheetKey' : 'quiz.worksheet')}</a
    >`;
  return html`<p class="paper">${link(false)} ${hidden ? nothing : link(true)}</p>`;
}

interface HeadPart {
  sheet: readonly Item[];
  /** The question on show. */
  at: number;
  attempts: Attempts;
  hidden: boolean;
  width: number;
  of: Binding<typeof quizParameters>;
  /** Address of the printable page, as the element has it. */
  worksheet: string | null;
  onPick: (place: number) => void;
}

export function headPart(part: HeadPart): TemplateResult {
  const { sheet, at, attempts, hidden, width, of, worksheet, onPick } = part;
  const marks = sheet.map(({ id, family }) => {
    const answered = attempts.of(id);
    return { id, family, state: stateOf(answered, hidden), text: stateText(answered, hidden) };
  });
  return html`<div class="top">
    <div class="controls">${control(of, 'seed')} ${worksheetLinks(worksheet, of.values().seed, hidden)}</div>
    ${sheetPicture({ marks, at, hidden, width, onPick })}
  </div>`;
}
