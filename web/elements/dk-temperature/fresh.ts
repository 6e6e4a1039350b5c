// Mean peak weights of fresh vectors at every dₖ, from the draws of the opening: in a task of its own, since they take longest.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { freshPeaks, type DimensionLines } from './dimensions.ts';

export class Fresh implements ReactiveController {
  /** Empty until they are there. */
  peaks: DimensionLines['fresh'] = [];
  readonly #host: ReactiveControllerHost;
  #seed: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#seed = undefined;
  }

  /** The peaks of this seed; the last ones stay until they have come. */
  follow(core: CoreClient, seed: string): void {
    if (seed === this.#seed) return;
    this.#seed = seed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.peaks = freshPeaks(core.opening(seed, 0));
      this.#host.requestUpdate();
    });
  }
}
