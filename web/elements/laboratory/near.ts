// Tells a laboratory once that it is near the window, so that only what is looked at is computed.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far outside the window counts as near. */
const margin = '400px';

export class Near implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #onNear: () => void;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, onNear: () => void) {
    this.#host = host;
    this.#onNear = onNear;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#observer?.disconnect();
        this.#onNear();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
