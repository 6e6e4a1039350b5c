// A pool that does the slices of training runs where it stands, by the compiled module.
import type { WorkerPool } from '../../../web/core/pool.ts';
import type { TrainingJob } from '../../../web/core/protocol.ts';
import { training } from '../../bindings/training-core.ts';

export const slicesHere = {
  run: ({ settings, state, steps, heldOutEvery, until }: TrainingJob) =>
    Promise.resolve(
      training.trainSteps(settings, state ?? training.startTraining(settings), steps, heldOutEvery, until),
    ),
} as unknown as WorkerPool;
