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
    this.#observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      // A frame that is hidden has no width; the last one stays.
      if (width === 0 || width === this.value) return;
      this.value = width;
      this.#host.requestUpdate();
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
