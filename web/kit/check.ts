// A labelled check box.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { symbols } from './symbols.ts';

export interface Check {
  /** The setting that it changes. */
  id?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function check({ id, label, checked, onChange }: Check): TemplateResult {
  return html`<label class="check" part="control" data-parameter=${id ?? nothing}
    ><input
      type="checkbox"
      .checked=${live(checked)}
      @change=${(event: Event) => {
        onChange((event.target as HTMLInputElement).checked);
      }}
    />
    <span>${symbols(label)}</span></label
  >`;
}
