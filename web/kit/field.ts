// A labelled text input with its error beside it. A number input would lose what it does not understand; this one does not.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { understood } from '../i18n/numbers.ts';
import { say } from '../i18n/say.ts';
import { type Refused, errorLine } from './failures.ts';

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
