// A text as tokens: characters of the small model, or what GPT-2 cuts it into. Characters that the model does not know are named.
import { characters } from './recorded.ts';
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { Binding } from '../../kit/settings.ts';
import { refusalSentence } from '../../kit/failures.ts';
import { sentences, type trainedParameters } from './parameters.ts';

export interface Tokens {
  numbers: readonly number[];
  /** The token as text, one for each. */
  pieces: readonly string[];
}

const numbers: ReadonlyMap<string, number> = new Map([...characters].map((character, number) => [character, number]));

/** How many there are. */
export const alphabet = numbers.size;

/** Characters of a text that the small model does not know, each once. */
export function unknownIn(text: string): string[] {
  return [...new Set(text)].filter((character) => !numbers.has(character));
}

const plain = /[\p{L}\p{N}]/u;

/** What the small model knows: "a–z" for all letters from a to z, signs one by one. */
function ranges(): string {
  const rows: string[][] = [];
  for (const character of characters) {
    const row = rows.at(-1);
    const [last = ''] = row?.slice(-1) ?? [];
    const follows = (last.codePointAt(0) ?? NaN) + 1 === character.codePointAt(0);
    if (row && follows && plain.test(last) && plain.test(character)) row.push(character);
    else rows.push([character]);
  }
  return rows.map((row) => [row.slice(0, 1), row.slice(1).slice(-1)].flat().map(visible).join('–')).join(' ');
}

/** The text character by character; throws RangeError where one is not known. */
export function characterTokens(text: string): Tokens {
  const pieces = [...text];
  return {
    pieces,
    numbers: pieces.map((character) => {
      const number = numbers.get(character);
      if (number === undefined) throw new RangeError(`no character ${character}`);
      return number;
    }),
  };
}

/** The text as GPT-2 reads it; its table comes when it is first asked for. */
async function publishedTokens(text: string): Promise<Tokens> {
  const { gpt2Tokens, gpt2Pieces } = await import('../../core/model/gpt2-tokens.ts');
  const found = await gpt2Tokens(text);
  return { numbers: found, pieces: await gpt2Pieces(found) };
}

/** Whether a model reads a text character by character: the small one, and one of as many tokens. */
export const byCharacter = (vocabulary = alphabet): boolean => vocabulary === alphabet;

/** The text as a model of so many tokens reads it. */
export function tokensOf(text: string, vocabulary?: number): Promise<Tokens> {
  return byCharacter(vocabulary) ? Promise.resolve(characterTokens(text)) : publishedTokens(text);
}

/** A piece as a label: what cannot be seen is shown by a sign. */
export function visible(piece: string): string {
  return piece.replaceAll('\n', '↵').replaceAll(' ', '·');
}

// The text whose scores are shown: a field of several lines, a button for each sentence, and what is not known of it.

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

/** `problem`: what is wrong with it beside what the parameter says. */
export function textPart(of: Binding<typeof trainedParameters>, problem: string | undefined): TemplateResult {
  const { text, error, onType, onSettle } = of.bound('text');
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
        @input=${(event: Event) => onType((event.target as HTMLTextAreaElement).value)}
        @change=${onSettle}
      ></textarea>
      <p class="error" part="error" id="text-error" aria-live="polite">
        ${said === undefined ? nothing : `⚠ ${said} ${say('laboratory.lastPermitted')}`}
      </p>
    </div>
    <div class="presets" data-parameter="text" role="group" aria-label=${say('trained.sentences')}>
      ${sentences.map((sentence) =>
        button(sentence, () => of.onSet({ text: sentence }), { look: 'quiet', pressed: sentence === text }),
      )}
    </div>`;
}
