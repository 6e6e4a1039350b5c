// What nobody looks at while a control moves, e.g. a folded table, is made again once the control rests.
import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { speak, speaking, type Language } from '../../messages/language.ts';
import { sameParts } from './same-parts.ts';

/** Milliseconds without a change before what is shown follows. */
const pause = 250;

export interface LaterOptions {
  /** Milliseconds after which it follows although `from` goes on changing; it does not where that is left out. */
  latest?: number;
}

class Later extends AsyncDirective {
  #from: readonly unknown[] | undefined;
  #language: Language | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when it no longer shows what it is made from. */
  #since: number | undefined;

  override render(from: readonly unknown[], make: () => unknown, { latest = Infinity }: LaterOptions = {}): unknown {
    const language = speaking();
    const first = this.#from === undefined || this.#language !== language;
    if (!first && sameParts(from, this.#from)) return noChange;
    this.#from = from;
    this.#language = language;
    clearTimeout(this.#timer);
    if (first) {
      this.#since = undefined;
      return make();
    }
    const now = performance.now();
    this.#since ??= now;
    const wait = Math.max(0, Math.min(pause, this.#since + latest - now));
    this.#timer = setTimeout(() => {
      this.#since = undefined;
      this.setValue(speak(language, make));
    }, wait);
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
 * options  see LaterOptions
 */
export const later = directive(Later);
