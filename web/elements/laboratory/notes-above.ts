// What is said above a laboratory: what the address or an attribute asks in vain, and why there is no picture.
import { html, nothing } from 'lit';
import type { Note } from '../../parameters/url.ts';
import { missingSentence } from './missing-sentence.ts';
import { noteSentence } from './note-sentence.ts';
import { refusalSentence, type Refused } from './refusal-sentence.ts';

export function notesAbove(
  notes: readonly Note[],
  refused: readonly Refused[],
  missing: { thrown: unknown } | undefined,
): unknown {
  const sentences = [...notes.map(noteSentence), ...refused.map((each) => `⚠ ${refusalSentence(each)}`)];
  return [
    sentences.map((sentence) => html`<p class="note" part="note">${sentence}</p>`),
    missing ? html`<p class="missing" part="note" role="alert">${missingSentence(missing.thrown)}</p>` : nothing,
  ];
}
