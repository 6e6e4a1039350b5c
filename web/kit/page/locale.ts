// What a laboratory says: in which language, and the one live sentence, which is seen and announced and changes only after the
// reader pauses.
import { type LitElement, type ReactiveController, type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { type Language, languageOf, speakOn, catalogue } from '../../i18n/say.ts';
import { debounced } from '../debounce.ts';
import { holds } from '../watched-box.ts';
import { symbols } from '../symbols.ts';

/** Events of the laboratory's own content whose handlers may speak. */
const events = ['click', 'input', 'change', 'keydown', 'focus', 'blur', 'pointerdown', 'pointermove', 'pointerleave'];

export class Locale implements ReactiveController {
  language: Language = 'en';
  /** Settled when the first language can be spoken; undefined where it can. */
  begun: Promise<void> | undefined;
  readonly #host: LitElement;
  readonly #onChange: () => void;
  #observer: MutationObserver | undefined;

  /** `onChange`: everything is to be said again. */
  constructor(host: LitElement, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    this.#observer = new MutationObserver(() => {
      void this.#follow();
    });
    for (const root of rootsAround(host)) {
      this.#observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    }
    for (const type of events) host.shadowRoot?.addEventListener(type, this.#speakOn, true);
    if (this.#host.hasUpdated) void this.#follow();
    else this.#begin();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Waits for what a laboratory needs, and for the words of all that came with it. */
  async after(...needed: readonly unknown[]): Promise<void> {
    await Promise.all([...needed, this.begun]);
    await catalogue(this.language);
  }

  #begin(): void {
    this.language = languageAt(this.#host);
    this.begun = catalogue(this.language)?.then(() => {
      this.begun = undefined;
    });
  }

  async #follow(): Promise<void> {
    const wanted = languageAt(this.#host);
    if (wanted === this.language) return;
    await catalogue(wanted);
    // It may have changed once more in the meantime.
    if (languageAt(this.#host) !== wanted) return;
    this.language = wanted;
    this.#onChange();
  }

  readonly #speakOn = (): void => speakOn(this.language);
}

/** The language at an element; the way up leads out of shadow trees. */
export function languageAt(element: Element): Language {
  const around = element.closest('[lang]');
  if (around) return languageOf(around.getAttribute('lang') ?? '');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAt(root.host) : 'en';
}

function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}

/** Milliseconds without a change before the sentence follows. */
const pause = 350;

/** What a reader comes with, or does. */
const acts = ['focusin', 'click', 'input', 'keydown'];

export class Spoken implements ReactiveController {
  readonly #host: LitElement;
  #awaited = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of acts) this.#host.shadowRoot?.addEventListener(type, this.await, true);
  }

  /** From here on the sentence is announced. What a laboratory does by itself, as it comes near, would talk over what is read. */
  readonly await = (): void => {
    if (this.#awaited) return;
    this.#awaited = true;
    // Orca remembers of an element whether it is announced: put in once more it is another one, and nothing moves under a pointer that is pressed.
    for (const line of this.#host.shadowRoot?.querySelectorAll('[aria-live="off"]') ?? []) {
      line.setAttribute('aria-live', 'polite');
      line.replaceWith(line);
    }
  };

  get politeness(): 'polite' | 'off' {
    return this.#awaited ? 'polite' : 'off';
  }

  /**
   * The sentence as a polite status; `text` is shown at once the first time and in another language, else after so many milliseconds.
   * It is announced as a whole, where only a number in it is new too, and once, since it comes in one piece. In a paragraph: Orca passes over text
   * that a status has itself.
   */
  render(text: string, rest = pause): TemplateResult {
    const sentence = text === '' ? nothing : debounced([text], () => keyed(text, html`<p>${symbols(text)}</p>`), rest);
    const line = html`<div role="status" aria-live=${this.politeness} aria-atomic="true">${sentence}</div>`;
    return html`<div class="live" part="sentence" ${holds()}>${line}</div>`;
  }
}
