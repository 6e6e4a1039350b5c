// A labelled text input with its error beside it. A number input would lose what it does not understand; this one does not.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { decimalComma, localized, whole } from '../i18n/numbers.ts';
import { say } from '../i18n/say.ts';
import { type Refused, refusalSentence } from './failures.ts';

// What is said of a typed text whose separators mean one thing to one reader and another to the next: how it was read.

/** "14,10,12", separated by nothing but commas. */
const byCommas = /^[+\-−]?\d+(?:,[+\-−]?\d+)+$/;
/** "0,5": hardly a list to anyone. */
const likeDecimal = /(?:^|,)[+\-−]?0,\d/;
/** "1,234". */
const likeThousands = /^[+\-−]?[1-9]\d{0,2}([.,])\d{3}$/;

/** undefined where the text has one reading only; `list`: whether it may hold several numbers. */
export function understood(text: string, list: boolean): string | undefined {
  const given = text.trim();
  if (list) {
    const doubtful = byCommas.test(given) && (decimalComma() || likeDecimal.test(given));
    return doubtful ? say('laboratory.readAsList', { count: whole(given.split(',').length) }) : undefined;
  }
  const foreign = decimalComma() ? '.' : ',';
  if (likeThousands.exec(given)?.[1] !== foreign) return undefined;
  return say('laboratory.readAsDecimal', { value: localized(given.replace(',', '.')) });
}

export interface Field {
  /** Unique within the laboratory. */
  id: string;
  /** The setting that it changes, where that has not the name of the field. */
  parameter?: string;
  label: string;
  hint?: string | undefined;
  /** What stands in it. */
  text: string;
  error?: Refused | undefined;
  /** For lists of numbers. */
  wide?: boolean;
  /** On every keystroke. */
  onType: (text: string) => void;
  /** When the reader leaves the field or presses Enter. */
  onSettle?: () => void;
}

export function field(of: Field): TemplateResult {
  const { id, parameter = id, label, wide = false } = of;
  const { input, below } = typed(of);
  return html`<div class="field ${wide ? 'wide' : ''}" part="control" data-parameter=${parameter}>
    <label for=${id}>${label}</label>
    ${input} ${below}
  </div>`;
}

/** The input itself; and what stands below it, a hint and the error. */
export function typed({
  id,
  hint: usual,
  text,
  error,
  wide = false,
  onType,
  onSettle,
}: Field): Record<'input' | 'below', TemplateResult> {
  const hint = (error ? undefined : understood(text, wide)) ?? usual;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = html`<input
    id=${id}
    type="text"
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    .value=${live(text)}
    aria-invalid=${error ? 'true' : 'false'}
    aria-describedby=${described || nothing}
    @input=${(event: Event) => onType((event.target as HTMLInputElement).value)}
    @change=${() => onSettle?.()}
  />`;
  const below = html`${hint ? html`<small id="${id}-hint">${hint}</small>` : nothing}
  ${errorLine(`${id}-error`, error, say('laboratory.lastPermitted'))}`;
  return { input, below };
}

/** The sentence of a refusal, marked by a sign as well as by colour, and what follows it; `named` where no label stands beside it. */
export function errorLine(id: string, error: Refused | undefined, after = '', named = false): TemplateResult {
  // No blank inside: an empty line takes no room.
  const text = error ? `⚠ ${refusalSentence(error, named)} ${after}`.trim() : nothing;
  return html`<p class="error" part="error" id=${id} aria-live="polite">${text}</p>`;
}
