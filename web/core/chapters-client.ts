// What chapters ask for beyond the first load: plain values in, plain values and typed arrays out. Each subject has its file.
// The only import of the module's generated glue.
import type { ExperimentCalls } from './chapters-experiments.ts';
import type { EntryCalls } from './chapters-entries.ts';
import type { GradientCalls } from './chapters-gradients.ts';
import type { PrecisionCalls } from './chapters-precision.ts';
import type { SaturationCalls } from './chapters-saturation.ts';
import type { WalkCalls } from './chapters-walks.ts';
import { instantiate } from './compile.ts';
import createChapters from './generated/sqrt-dk-chapters.js';
import type { Answers } from './types.ts';

/** As the page calls them: each gives its value or throws CoreRefusal. */
export interface ChaptersClient
  extends GradientCalls, PrecisionCalls, EntryCalls, SaturationCalls, ExperimentCalls, WalkCalls {}

// An instance of their module, which the page loads on approach.

export type ChaptersModule = Answers<ChaptersClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
