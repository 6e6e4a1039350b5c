// How far work is that takes a while: a bar and words. progress.css is the look of the bar.
import { type TemplateResult, html, nothing } from 'lit';

interface Standing {
  done: number;
  total: number;
  /** The bar in words. */
  label: string;
  /** Beside it; nothing to say where it is empty. */
  text: string;
}

export function standing({ done, total, label, text }: Standing): TemplateResult {
  return html`<div class="standing">
    <progress max=${Math.max(1, total)} .value=${done} aria-label=${label}></progress>
    <span>${text || nothing}</span>
  </div>`;
}
