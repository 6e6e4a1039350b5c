// A button: its text, and what a press of it does.
import { type TemplateResult, html, nothing } from 'lit';

interface Look {
  /** Its class. */
  look?: string;
  disabled?: boolean;
}

export function button(text: unknown, onPress: () => void, { look, disabled = false }: Look = {}): TemplateResult {
  return html`<button type="button" class=${look ?? nothing} ?disabled=${disabled} @click=${onPress}>${text}</button>`;
}
