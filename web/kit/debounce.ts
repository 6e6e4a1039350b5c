// What nobody reads while a control moves, e.g. a calculation or a folded table, is made again once the control rests.
import { type ReactiveControllerHost, noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ChildPart, PartInfo } from 'lit/directive.js';
import { type Language, speak, speaking } from '../i18n/say.ts';

// Whether what something is made from is what it was made from the last time.

export function sameParts(now: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return before?.length === now.length && now.every((each, index) => Object.is(each, before[index]));
}

/** Milliseconds without a change before what is shown follows. */
export const pause = 150;

class Debounce extends AsyncDirective {
  #from: readonly unknown[] | undefined;
  #language: Language | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: Partial<ReactiveControllerHost> | undefined;

  constructor(info: PartInfo) {
    super(info);
    this.#host = (info as unknown as ChildPart).options?.host;
  }

  override render(from: readonly unknown[], make: () => unknown, rest = pause): unknown {
    const language = speaking();
    const first = this.#from === undefined || this.#language !== language;
    if (!first && sameParts(from, this.#from)) return noChange;
    this.#from = from;
    this.#language = language;
    clearTimeout(this.#timer);
    if (first || rest === 0) return make();
    this.#timer = setTimeout(() => {
      try {
        this.setValue(speak(language, make));
      } catch {
        // It is made while the laboratory draws itself, which says what it throws.
        this.#from = undefined;
        this.#host?.requestUpdate?.();
      }
    }, rest);
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
 * rest  milliseconds of that pause; none where it is made at once
 */
export const debounced = directive(Debounce);
