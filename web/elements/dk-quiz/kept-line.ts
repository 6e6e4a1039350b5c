// What the browser keeps of a reader's answers, in words, and how it is erased.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../messages/say.ts';
import type { Attempts } from './attempts.ts';

export function keptLine({ kept: { name, works, erased } }: Attempts, onErase: () => void): TemplateResult {
  return html`<p class="kept">
    ${works ? say('quiz.kept', { name }) : say('quiz.notKept')}
    <button type="button" class="quiet" @click=${onErase}>${say('quiz.erase')}</button>
    <span aria-live="polite">${erased ? say('quiz.erased') : nothing}</span>
  </p>`;
}
