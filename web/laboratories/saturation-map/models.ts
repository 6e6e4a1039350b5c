// Models on the map, released and trained here: keys per head, and how many keys a query can see at most.
import type { CoreClient } from '../../core/client.ts';
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { Job } from '../../kit/job.ts';
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

export class TrainedModel extends Job {
  /** Undefined until it is measured; the map does without. */
  found: BeforeAndAfter | undefined;
  #seed: string | undefined;

  /** Measures with this seed, unless that is done, under way or has failed. */
  follow(seed: string): void {
    if (seed === this.#seed) return;
    this.#seed = seed;
    void this.begin(async ({ signal }) => {
      const training = await sharedTraining();
      const found = await beforeAndAfter(seed, { training, pool: await sharedPool() }, signal);
      if (!signal.aborted) this.found = found;
    });
  }

  /** What was given up or has failed is measured when it is followed again. */
  again(): void {
    if (this.state === 'cancelled') this.#seed = undefined;
  }
}
