// The one live sentence of a laboratory: seen and announced, and changed only after the reader pauses.
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { speaking, type Language } from '../i18n/language.ts';
import { symbols } from './symbols.ts';

/** Milliseconds without a change before the sentence follows. */
const pause = 350;

export class Spoken implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #language: Language | undefined;
  #shown = '';
  #next = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#next;
  }

  /** The sentence as a polite status; `text` is shown at once the first time and in another language, else after a pause. */
  render(text: string): TemplateResult {
    const language = speaking();
    if (this.#shown === '' || this.#language !== language) this.#shown = this.#next = text;
    this.#language = language;
    if (text !== this.#next) {
      this.#next = text;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#shown = this.#next;
        this.#host.requestUpdate();
      }, pause);
    }
    return html`<p class="live" part="sentence" role="status">${symbols(this.#shown)}</p>`;
  }
}
