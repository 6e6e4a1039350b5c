// The width of a laboratory in pixels, for pictures whose text must not shrink with them.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Width implements ReactiveController {
  /** Pixels; a likely value until the first measurement. */
  value = 960;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      // A frame that is hidden has no width; the last one stays.
      if (width === 0 || width === this.value) return;
      this.value = width;
      this.#host.requestUpdate();
      // What is drawn anew changes the height at once; watched meanwhile, the page would be told of a loop, as of an error.
      observer.unobserve(this.#host);
      requestAnimationFrame(() => {
        if (this.#observer === observer) observer.observe(this.#host);
      });
    });
    observer.observe(this.#host);
    this.#observer = observer;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
