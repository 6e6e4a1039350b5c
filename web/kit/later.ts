// What nobody reads while a control moves, e.g. a calculation or a folded table, is made again once the control rests.
import { noChange } from 'lit';
import type { ReactiveControllerHost } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ChildPart, PartInfo } from 'lit/directive.js';
import { speak, speaking, type Language } from '../i18n/language.ts';
import { sameParts } from './same-parts.ts';

/** Milliseconds without a change before what is shown follows. */
export const pause = 150;

class Later extends AsyncDirective {
  #from: readonly unknown[] | undefined;
  #language: Language | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: Partial<ReactiveControllerHost> | undefined;

  constructor(info: PartInfo) {
    super(info);
    this.#host = (info as unknown as ChildPart).options?.host;
  }

  override render(from: readonly unknown[], make: () => unknown): unknown {
    const language = speaking();
    const first = this.#from === undefined || this.#language !== language;
    if (!first && sameParts(from, this.#from)) return noChange;
    this.#from = from;
    this.#language = language;
    clearTimeout(this.#timer);
    if (first) return make();
    this.#timer = setTimeout(() => {
      try {
        this.setValue(speak(language, make));
      } catch {
        // It is made while the laboratory draws itself, which says what it throws.
        this.#from = undefined;
        this.#host?.requestUpdate?.();
      }
    }, pause);
    return noChange;
  }

  protected override disconnected(): void {
    clearTimeout(this.#timer);
    this.#from = undefined;
  }
}

/**
 * from  what it is made from
 * make  makes it: at once the first time, later after a pause in which nothing of `from` has changed
 */
export const later = directive(Later);
