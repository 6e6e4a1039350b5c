// Tells a laboratory when it comes near the window and when it has left it, so that only what is looked at is computed.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far outside the window counts as near. */
const margin = '400px';

export interface Nearness {
  onNear: () => void;
  onLeave: () => void;
}

export class Near implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #told: Nearness;
  #near = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, told: Nearness) {
    this.#host = host;
    this.#told = told;
    host.addController(this);
  }

  /** Whether it is near at this moment. */
  get now(): boolean {
    return this.#near;
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        if (near === this.#near) return;
        this.#near = near;
        if (near) this.#told.onNear();
        else this.#told.onLeave();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#near = false;
  }
}
