// A field in the printed column for a figure of the reader's own.
import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { WorkedLine } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { errorLine } from '../../kit/field.ts';
import type { Refused } from '../../kit/refusal-sentence.ts';
import { lineTitle } from './line-text.ts';
import { lineName } from './printed.ts';

export interface OwnPrinted {
  text: string;
  error: Refused | undefined;
  onType: (text: string) => void;
  onSettle: () => void;
}

export function ownPrintedField(line: WorkedLine, { text, error, onType, onSettle }: OwnPrinted): TemplateResult {
  const id = `printed-${lineName(line)}`;
  return html`<input
      id=${id}
      data-parameter="printed"
      type="text"
      inputmode="decimal"
      autocomplete="off"
      aria-label=${say('worked.printedField', { line: lineTitle(line) })}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="${id}-error"
      .value=${live(text)}
      @input=${(event: Event) => {
        onType((event.target as HTMLInputElement).value);
      }}
      @change=${onSettle}
    />${errorLine(`${id}-error`, error)}`;
}
