// Models on the map, released and trained here: keys per head, and how many keys a query can see at most.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { type BeforeAndAfter, beforeAndAfter } from '../../kit/training/ablation.ts';

interface Model {
  name: string;
  d: number;
  /** Context length of the released configuration, in tokens. */
  context: number;
  /** On which side of its point the name stands. */
  side: 'start' | 'end';
}

/**
 * Configurations as released: google-research/bert modeling.py, openai/gpt-2 src/model.py, arXiv 2307.09288,
 * google/gemma_pytorch gemma/config.py, xai-org/grok-1 run.py.
 */
const models: readonly Model[] = [
  { name: 'BERT-base', d: 64, context: 512, side: 'end' },
  { name: 'GPT-2', d: 64, context: 1024, side: 'start' },
  { name: 'Llama 2 7B', d: 128, context: 4096, side: 'end' },
  { name: 'Grok-1', d: 128, context: 8192, side: 'start' },
  { name: 'Gemma 7B', d: 256, context: 8192, side: 'end' },
];

/** A model where its keys have entries N(0, 1): unscaled at √dₖ, scaled at 1. */
export interface ModelPoint extends Model {
  keys: number;
  spread: number;
}

export function modelPoints(core: CoreClient, contexts: string, keys: number): ModelPoint[] {
  return models.map((model) => ({
    ...model,
    keys: contexts === 'own' ? model.context : keys,
    spread: rootOf(core, model.d),
  }));
}

/** √d, the standard deviation of a score before it is divided. */
export function rootOf(core: CoreClient, d: number): number {
  return core.divisor({ id: 'sqrt', parameter: 0 }, d);
}

// The two conditions that weights decide: measured on the model of the chapter on training, in a worker, once the map is done.

export class TrainedModel implements ReactiveController {
  /** Undefined until it is measured; the map does without. */
  found: BeforeAndAfter | undefined;
  readonly #host: ReactiveControllerHost;
  #seed: string | undefined;
  #stop: AbortController | undefined;
  #failed = false;
  readonly #onFailure: (thrown: unknown) => void;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Measures with this seed, unless that is done, under way or has failed. */
  follow(seed: string): void {
    if (seed === this.#seed) return;
    this.stop();
    this.#seed = seed;
    const stop = new AbortController();
    this.#stop = stop;
    this.#measure(seed, stop.signal).catch((thrown: unknown) => {
      if (this.#stop !== stop) return;
      this.#stop = undefined;
      this.#failed = true;
      this.#onFailure(thrown);
    });
  }

  /** What has failed is measured when it is followed again. */
  again(): void {
    if (this.#failed) this.#seed = undefined;
    this.#failed = false;
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
    const found = await beforeAndAfter(seed, { training, pool: await sharedPool() }, signal);
    if (signal.aborted) return;
    this.#stop = undefined;
    this.found = found;
    this.#host.requestUpdate();
  }
}
