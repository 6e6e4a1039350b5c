// What is said above a laboratory: what the address, an attribute or the settings ask in vain, and why there is no picture.
import { html, nothing, type TemplateResult } from 'lit';
import { CoreUnavailable } from '../core/unavailable.ts';
import { say } from '../i18n/say.ts';
import type { Note } from '../schema/url.ts';
import { missingSentence } from './missing-sentence.ts';
import { noteSentence } from './note-sentence.ts';
import { refusalSentence, type Refused } from './refusal-sentence.ts';

export function notesAbove(
  notes: readonly Note[],
  refused: readonly Refused[],
  missing: { thrown: unknown } | undefined,
  /** Tries the start again; undefined where it has worked. */
  onAgain: (() => unknown) | undefined,
): unknown {
  const sentences = [...notes.map(noteSentence), ...refused.map((each) => `⚠ ${refusalSentence(each)}`)];
  return [
    sentences.map((sentence) => html`<p class="note" part="note">${sentence}</p>`),
    missing ? said(missing.thrown, onAgain) : nothing,
  ];
}

function said(thrown: unknown, onAgain: (() => unknown) | undefined): TemplateResult {
  // What the browser does not have will not come by asking twice.
  const lasting = thrown instanceof CoreUnavailable && ['no-webassembly', 'no-simd'].includes(thrown.code);
  return html`<p class="missing" part="note" role="alert">
    ${missingSentence(thrown)}
    ${onAgain && !lasting ? html`<button type="button" @click=${onAgain}>${say('unavailable.again')}</button>` : nothing}
  </p>`;
}
