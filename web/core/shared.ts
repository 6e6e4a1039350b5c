// The page's one core, one set of worked examples, one of what chapters ask for and one of what trains, each started when first asked for.
import { compiledBinary } from './binaries.ts';
import type { ChaptersClient } from './chapters-client.ts';
import { coreClient, instantiateCore } from './client.ts';
import { fetched } from './fetch-module.ts';
import { unwrapped } from './refusal.ts';
import type { ExamplesClient } from './examples-client.ts';

/** A start that is made once and kept; a failure is not kept, so that the next call tries again. What nobody asks for is left out of a build. */
/* @__NO_SIDE_EFFECTS__ */
export function kept<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () =>
    (started ??= start().catch((thrown: unknown) => {
      started = null;
      throw thrown;
    }));
}

/** The core's compiled binary, which page and workers share. */
export const sharedBinary = kept(() => compiledBinary('core'));

/** The core on the main thread, for small calls. Rejects CoreUnavailable. */
export const sharedCore = kept(async () => coreClient(await instantiateCore(await sharedBinary())));

/** The worked examples, fetched when first asked for. Rejects CoreUnavailable. */
export const sharedExamples = kept(async () => {
  const [glue, compiled] = await Promise.all([
    fetched(() => import('./examples-client.ts')),
    compiledBinary('examples'),
  ]);
  return unwrapped<ExamplesClient>(await glue.instantiateExamples(compiled));
});

/** What chapters ask for: compiled once for the page and all its workers. */
export const sharedChaptersBinary = kept(() => compiledBinary('chapters'));

/** What chapters ask for beyond the first load, fetched when first asked for. Rejects CoreUnavailable. */
export const sharedChapters = kept(async () => {
  const [glue, compiled] = await Promise.all([fetched(() => import('./chapters-client.ts')), sharedChaptersBinary()]);
  return unwrapped<ChaptersClient>(await glue.instantiateChapters(compiled));
});

/** What trains: compiled once for the page and all its workers. */
export const sharedTrainingBinary = kept(() => compiledBinary('training'));

/** The training module on the main thread, for small calls; runs belong to the pool. Rejects CoreUnavailable. */
export const sharedTraining = kept(async () => {
  const [glue, compiled] = await Promise.all([fetched(() => import('./training-client.ts')), sharedTrainingBinary()]);
  return glue.trainingClient(await glue.instantiateTraining(compiled));
});
