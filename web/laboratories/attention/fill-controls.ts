// Other entries at one stroke: drawn from the seed, or, once the question is answered, Q with its decimal points moved.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';

export interface FillControls {
  /** Where random entries come from. */
  drawn: string;
  /** Whether the answer to the question may be tried out. */
  tenfold: boolean;
  mayGrow: boolean;
  onRandom: () => void;
  /** Moves the decimal points of Q. */
  onMove: (places: number) => void;
}

export function fillControls(fill: FillControls): TemplateResult {
  const { drawn, tenfold, mayGrow, onRandom, onMove } = fill;
  const move = (name: string, places: number, disabled: boolean): TemplateResult =>
    html`<button
      type="button"
      ?disabled=${disabled}
      title=${disabled ? say('attention.beyond') : nothing}
      @click=${() => {
        onMove(places);
      }}
    >
      ${name}
    </button>`;
  return html`<div class="fill" data-parameter="q k v draw">
    ${
      tenfold
        ? html`${move(say('attention.tenfold'), 1, !mayGrow)} ${move(say('attention.tenth'), -1, false)}`
        : nothing
    }
    <button type="button" @click=${onRandom}>${say('attention.random')}</button>
    <small>${drawn}</small>
  </div>`;
}
