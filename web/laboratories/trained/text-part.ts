// The text whose scores are shown: a field of several lines, a button for each sentence, and what is not known of it.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Bound } from '../../kit/bound.ts';
import { refusalSentence } from '../../kit/failures.ts';
import { sentences } from './parameters.ts';
import { alphabet, ranges, unknownIn, visible } from './tokens.ts';

/** Unknown characters that are named. */
const mostNamed = 8;

/** Why a model that reads characters cannot read a text, and what it reads; undefined where it can. */
export function unreadable(text: string, context: number): string | undefined {
  const unknown = unknownIn(text);
  if (unknown.length > 0) {
    const named = unknown
      .slice(0, mostNamed)
      .map((character) => say('trained.quoted', { character: visible(character) }));
    const refused = say('trained.unknown', {
      characters: listed(named) + (unknown.length > mostNamed ? ' …' : ''),
      count: whole(alphabet),
    });
    return `${refused} ${say('error.allowed', { range: ranges() })}`;
  }
  const { length } = [...text];
  if (length >= 2 && length <= context) return undefined;
  return refusalSentence({
    code: 'out-of-range',
    parameter: 'characters',
    value: String(length),
    range: `2 … ${String(context)}`,
  });
}

interface TextPart {
  bound: Bound;
  /** What is wrong with it beside what the parameter says. */
  problem: string | undefined;
  onSentence: (text: string) => void;
}

export function textPart({ bound: { text, error, onType, onSettle }, problem, onSentence }: TextPart): TemplateResult {
  const said = error ? refusalSentence(error, false) : problem;
  return html`<div class="field text" part="control" data-parameter="text">
      <label for="text">${say('parameter.text')}</label>
      <textarea
        id="text"
        rows="2"
        autocomplete="off"
        spellcheck="false"
        .value=${live(text)}
        aria-invalid=${said === undefined ? 'false' : 'true'}
        aria-describedby=${said === undefined ? nothing : 'text-error'}
        @input=${(event: Event) => {
          onType((event.target as HTMLTextAreaElement).value);
        }}
        @change=${onSettle}
      ></textarea>
      <p class="error" part="error" id="text-error" aria-live="polite">
        ${said === undefined ? nothing : `⚠ ${said} ${say('laboratory.lastPermitted')}`}
      </p>
    </div>
    <div class="presets" data-parameter="text" role="group" aria-label=${say('trained.sentences')}>
      ${sentences.map(
        (sentence) =>
          html`<button
            type="button"
            class="quiet"
            aria-pressed=${sentence === text ? 'true' : 'false'}
            @click=${() => {
              onSentence(sentence);
            }}
          >
            ${sentence}
          </button>`,
      )}
    </div>`;
}
