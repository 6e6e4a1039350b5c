// The two conditions that weights decide: measured on the model of the chapter on training, in a worker, once the map is done.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { beforeAndAfter, type BeforeAndAfter } from '../../kit/training/before-and-after.ts';

export class TrainedModel implements ReactiveController {
  /** Undefined until it is measured, and where it cannot be. */
  found: BeforeAndAfter | undefined;
  readonly #host: ReactiveControllerHost;
  #seed: string | undefined;
  #stop: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Measures with this seed, unless that is done or under way. */
  follow(seed: string): void {
    if (seed === this.#seed) return;
    this.stop();
    this.#seed = seed;
    const stop = new AbortController();
    this.#stop = stop;
    this.#measure(seed, stop.signal).catch(() => {
      // The map does without; another approach tries again.
      if (this.#stop === stop) this.#seed = undefined;
    });
  }

  /** Gives up what is under way, as if it had not been asked for. */
  stop(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = undefined;
    this.#seed = undefined;
  }

  async #measure(seed: string, signal: AbortSignal): Promise<void> {
    const training = await sharedTraining();
    const found = await beforeAndAfter(seed, { training, pool: sharedPool() }, signal);
    if (signal.aborted) return;
    this.#stop = undefined;
    this.found = found;
    this.#host.requestUpdate();
  }
}
