// Plays the draws: one step after another while the reader watches; at once to the end for readers who asked for less motion.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds that a step is looked at. */
const beat = 130;

export interface Played {
  /** Goes one step on; false at the end. */
  step: () => boolean;
  toEnd: () => void;
}

export class Play implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #played: Played;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, played: Played) {
    this.#host = host;
    this.#played = played;
    host.addController(this);
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  hostDisconnected(): void {
    this.stop();
  }

  start(): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#played.toEnd();
    else this.#next();
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#host.requestUpdate();
  }

  readonly #next = (): void => {
    this.#timer = setTimeout(this.#next, beat);
    if (!this.#played.step()) this.stop();
  };
}
