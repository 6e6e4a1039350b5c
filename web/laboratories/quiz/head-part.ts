// The head of the quiz: the seed, the sheet on paper, and the sheet as marks.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { field } from '../../kit/field.ts';
import type { Bound } from '../../kit/bound.ts';
import type { Attempts } from './attempts.ts';
import type { Item } from './item.ts';
import { sheetPicture } from './sheet-picture.ts';
import { stateOf, stateText } from './state.ts';
import { worksheetLinks } from './worksheet-links.ts';

export interface HeadPart {
  sheet: readonly Item[];
  /** The question on show. */
  at: number;
  attempts: Attempts;
  hidden: boolean;
  width: number;
  seed: Bound & { value: string };
  /** Address of the printable page, as the element has it. */
  worksheet: string | null;
  onPick: (place: number) => void;
}

export function headPart(part: HeadPart): TemplateResult {
  const { sheet, at, attempts, hidden, width, seed, worksheet, onPick } = part;
  const marks = sheet.map(({ id, family }) => {
    const answered = attempts.of(id);
    return { id, family, state: stateOf(answered, hidden), text: stateText(answered, hidden) };
  });
  const { value, ...bound } = seed;
  const [label, hint] = [say('parameter.seed'), say('quiz.seedHint')];
  return html`<div class="top">
    <div class="controls">
      ${field({ id: 'seed', label, hint, ...bound })} ${worksheetLinks(worksheet, value, hidden)}
    </div>
    ${sheetPicture({ marks, at, hidden, width, onPick })}
  </div>`;
}
