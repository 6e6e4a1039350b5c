// How many keys a row has: a toy, a passage, a page. Others go into the field of the laboratory, where it has one.
import { html, type TemplateResult } from 'lit';
import { whole } from '../i18n/numbers.ts';
import { say } from '../i18n/say.ts';

export const keyCounts = [8, 64, 512] as const;

export function keysChoice(keys: number, onKeys: (keys: number) => void): TemplateResult {
  return html`<div class="keys-choice" role="group" aria-label=${say('parameter.keys')} data-parameter="keys">
    <span>${say('parameter.keys')}</span>
    ${keyCounts.map(
      (count) =>
        html`<button
          type="button"
          aria-pressed=${count === keys ? 'true' : 'false'}
          @click=${() => {
            onKeys(count);
          }}
        >
          ${whole(count)}
        </button>`,
    )}
  </div>`;
}
