// A button: its text, and what a press of it does.
import { type TemplateResult, html, nothing } from 'lit';

interface Look {
  /** Its class. */
  look?: string;
  disabled?: boolean;
  /** What is heard of it in place of its text, and what is told where a pointer rests on it. */
  label?: string;
  title?: string | undefined;
  /** Whether it is the one that is chosen; left out where none is. */
  pressed?: boolean | undefined;
}

export function button(
  text: unknown,
  onPress: () => void,
  { look, disabled = false, label, title, pressed }: Look = {},
): TemplateResult {
  return html`<button
    type="button"
    class=${look ?? nothing}
    aria-label=${label ?? nothing}
    title=${title ?? nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    ?disabled=${disabled}
    @click=${onPress}
  >
    ${text}
  </button>`;
}
