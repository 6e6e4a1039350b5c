// A labelled menu and a labelled check box.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { symbols } from './symbols.ts';

export interface Option {
  value: string;
  name: string;
}

export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

interface Choice {
  id: string;
  label: string;
  value: string;
  options: readonly (Option | OptionGroup)[];
  wide?: boolean;
  onChoose: (value: string) => void;
}

export function choice({ id, label, value, options, wide = false, onChoose }: Choice): TemplateResult {
  const option = ({ value: own, name }: Option): TemplateResult =>
    html`<option value=${own} ?selected=${own === value}>${name}</option>`;
  return html`<div class="field ${wide ? 'wide' : ''}" part="control" data-parameter=${id}>
    <label for=${id}>${label}</label>
    <select
      id=${id}
      .value=${live(value)}
      @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}
    >
      ${options.map((each) =>
        'options' in each ? html`<optgroup label=${each.name}>${each.options.map(option)}</optgroup>` : option(each),
      )}${nothing}
    </select>
  </div>`;
}

interface Check {
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
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
    <span>${symbols(label)}</span></label
  >`;
}
