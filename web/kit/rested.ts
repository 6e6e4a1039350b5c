// A value as it last stood still: what stands further down follows a control once it rests, and is drawn once for many events.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pause } from './later.ts';

export class Rested<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shown: { value: T } | undefined;
  #next: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#next = undefined;
  }

  /** The value, at once the first time; later as it was before, until it has been the same for a while. */
  of(value: T): T {
    this.#shown ??= { value };
    if (Object.is(value, this.#next)) return this.#shown.value;
    this.#next = value;
    clearTimeout(this.#timer);
    if (!Object.is(value, this.#shown.value))
      this.#timer = setTimeout(() => {
        this.#shown = { value };
        this.#host.requestUpdate();
      }, pause);
    return this.#shown.value;
  }
}
