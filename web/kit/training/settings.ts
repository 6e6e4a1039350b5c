// A training run's settings around what an experiment varies: the task is the same in all of them.
import type { TrainingSettings } from '../../core/training-types.ts';

/** 32 symbols with random embeddings, one of 16 classes to each key of an example, 64 fresh examples to a step. */
export const task = { symbols: 32, classes: 16, batch: 64, heldOut: 1024 } as const;

/** The width of the model where none is chosen: wide enough for 32 symbols to share few directions. */
export const usualWidth = 128;

/** Accuracy that counts as having learned the task. */
export const learned = 0.9;

export function trainingSettings(varied: Omit<TrainingSettings, keyof typeof task>): TrainingSettings {
  return { ...task, ...varied };
}

/** The seed of a run: each takes the next one, and after the last comes 0. */
export function seedOf(first: string, run: number): string {
  return String((BigInt(first) + BigInt(run)) % 2n ** 64n);
}
