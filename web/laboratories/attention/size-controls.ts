// The four sizes, each named by what it counts, one more or one fewer at a time.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { mostEntries } from '../../schema/start-matrices.ts';
import { sizeNames, type SizeName, type Sizes } from './sizes.ts';
import { sizeSymbols } from './symbols.ts';

export function sizeControls(sizes: Sizes, onSize: (name: SizeName, size: number) => void): TemplateResult {
  return html`<div class="sizes" role="group" aria-label=${say('attention.sizes')}>
    ${sizeNames.map((name) => stepper(name, sizes[name], onSize))}
  </div>`;
}

function stepper(name: SizeName, size: number, onSize: (name: SizeName, size: number) => void): TemplateResult {
  const words = say(`attention.size.${name}`);
  const button = (sign: '−' | '+', to: number): TemplateResult =>
    html`<button
      type="button"
      class="step"
      aria-label=${say(sign === '+' ? 'attention.more' : 'attention.fewer', { name: words })}
      ?disabled=${to < 1 || to > mostEntries}
      @click=${() => {
        onSize(name, to);
      }}
    >
      ${sign}
    </button>`;
  return html`<div class="size ${name}" data-parameter="q k v">
    ${button('−', size - 1)}
    <span>${sizeSymbols[name]} = <strong>${size}</strong></span>
    ${button('+', size + 1)}
    <small>${words}</small>
  </div>`;
}
