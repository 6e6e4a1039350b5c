// What is kept of a reader's answers and where, in words, and how it is erased.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import type { Attempts } from './attempts.ts';

export function keptLine({ kept: { name, works, elsewhere, erased } }: Attempts, onErase: () => void): TemplateResult {
  const browser = works ? say('quiz.kept', { name }) : say('quiz.notKept');
  return html`<p class="kept">
    ${elsewhere ? say('quiz.keptByPage') : browser}
    <button type="button" class="quiet" @click=${onErase}>${say('quiz.erase')}</button>
    <span aria-live="polite">${erased ? say('quiz.erased') : nothing}</span>
  </p>`;
}
