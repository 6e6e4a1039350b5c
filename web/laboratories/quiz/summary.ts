// When everything is answered: what was right, and what is worth another look.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import type { Answers } from './answers.ts';
import type { Item } from './item.ts';
import { itemName, stateText } from './state.ts';

export interface SummaryOptions {
  hidden: boolean;
  onPick: (place: number) => void;
}

export function summary(sheet: readonly Item[], answers: Answers, { hidden, onPick }: SummaryOptions): TemplateResult {
  if (hidden) return html`<p>${say('quiz.summary.done')}</p>`;
  const again = sheet.flatMap(({ id }, place) => {
    const answered = answers.get(id);
    return answered && !answered.first ? [{ id, place, answered }] : [];
  });
  if (again.length === 0) return html`<p>${say('quiz.summary.perfect')}</p>`;
  return html`<p>${say('quiz.summary.again')}</p>
    <ul class="again">
      ${again.map(
        ({ id, place, answered }) =>
          html`<li>
            <button
              type="button"
              class="quiet"
              @click=${() => {
                onPick(place);
              }}
            >
              ${say('quiz.summary.link', { number: String(place + 1), name: itemName(id) })}</button
            >: ${stateText(answered, hidden)}
          </li>`,
      )}
    </ul>`;
}
