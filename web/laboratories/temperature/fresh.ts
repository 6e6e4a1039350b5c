// Mean peak weights of fresh vectors at every dₖ: among eight keys from the draws of the opening, in a task of its own, since
// they take longest; among others from a sweep of as many draws, which the workers run.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { nextTurn } from '../../core/frame.ts';
import { sharedPool } from '../../core/shared.ts';
import { runSweep } from '../../core/sweep.ts';
import { freshPeaks, sweptPeaks, type DimensionLines } from './dimensions.ts';
import { dimensionStops } from './temperatures.ts';

/** Keys and draws of the opening. */
const openingKeys = 8;
const draws = 64;

const rules = ['none', 'sqrt'].map((id) => ({ id, parameter: 0 }));

/** Which vectors. */
export interface FreshAsked {
  seed: string;
  keys: number;
}

export class Fresh implements ReactiveController {
  /** Empty until they are there. */
  peaks: DimensionLines['fresh'] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #asked: FreshAsked | undefined;
  /** What the peaks are among. */
  #keys: number | undefined;
  #stop: AbortController | undefined;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Stops what runs; it is asked anew when it is followed again. */
  rest(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = undefined;
    this.#asked = undefined;
  }

  /** Those of another seed stay until the peaks of this one have come; those among other keys would be beside the point. */
  follow(core: CoreClient, { seed, keys }: FreshAsked): void {
    if (this.#asked?.seed === seed && this.#asked.keys === keys) return;
    this.rest();
    if (this.#keys !== keys) this.peaks = [];
    this.#keys = keys;
    this.#asked = { seed, keys };
    void this.#work(core, { seed, keys });
  }

  async #work(core: CoreClient, { seed, keys }: FreshAsked): Promise<void> {
    const stop = (this.#stop = new AbortController());
    try {
      const { signal } = stop;
      const peaks = await (keys === openingKeys ? opened(core, seed, signal) : swept(core, { seed, keys }, signal));
      if (stop.signal.aborted) return;
      this.#stop = undefined;
      this.peaks = peaks;
      this.#host.requestUpdate();
    } catch (thrown) {
      if (stop.signal.aborted) return;
      this.#stop = undefined;
      this.#onFailure(thrown);
    }
  }
}

/** In a task of its own, which begins when the first picture is there. */
async function opened(core: CoreClient, seed: string, signal: AbortSignal): Promise<DimensionLines['fresh']> {
  await nextTurn();
  signal.throwIfAborted();
  return freshPeaks(core.opening(seed, 0));
}

async function swept(core: CoreClient, { seed, keys }: FreshAsked, signal: AbortSignal): Promise<DimensionLines['fresh']> {
  const request = {
    specification: { seed, samples: draws, keys, rules },
    dimensions: dimensionStops,
    focus: dimensionStops[0] ?? 1,
  };
  return sweptPeaks(await runSweep(request, { core, pool: sharedPool() }, { signal }));
}
