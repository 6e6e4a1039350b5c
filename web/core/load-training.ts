// An instance of what trains, which page and workers start when a run is first asked for. The only import of its generated glue.
import createTraining from './generated/sqrt-dk-training.js';
import { instantiate } from './compile.ts';
import type { TrainingModule } from './training-types.ts';

/** Rejects CoreUnavailable "not-started". */
export function instantiateTraining(compiled: WebAssembly.Module): Promise<TrainingModule> {
  return instantiate(createTraining, compiled);
}
