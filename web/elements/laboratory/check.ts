// A labelled check box.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { symbols } from './symbols.ts';

export interface Check {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function check({ label, checked, onChange }: Check): TemplateResult {
  return html`<label class="check"
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
