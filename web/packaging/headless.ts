// The core without the page: for Node, browsers and workers. Each function starts an instance of its own.
import { compiledBinary } from '../core/binaries.ts';
import { type ChaptersClient, instantiateChapters } from '../core/chapters-client.ts';
import { coreClient, instantiateCore, type CoreClient } from '../core/client.ts';
import { instantiateExamples, type ExamplesClient } from '../core/examples-client.ts';
import { instantiateTraining, trainingClient, type TrainingClient } from '../core/training-client.ts';
import { unwrapped } from '../core/refusal.ts';
import { instantiateTransformer, transformerClient, type TransformerClient } from '../core/model/transformer-client.ts';
import { compiledTransformer } from '../core/model/transformer-binary.ts';

export { CoreRefusal, CoreUnavailable } from '../core/refusal.ts';
export type { ChaptersClient } from '../core/chapters-client.ts';
export type { CoreClient } from '../core/client.ts';
export type { ExamplesClient } from '../core/examples-client.ts';
export type { TrainingClient } from '../core/training-client.ts';
export type { TransformerClient, TransformerPass } from '../core/model/transformer-client.ts';
export { version } from '../core/version.ts';

/** Attention, scale rules, sweeps and their theory. Rejects CoreUnavailable. */
export async function startCore(): Promise<CoreClient> {
  return coreClient(await instantiateCore(await compiledBinary('core')));
}

/** What the later chapters ask for: gradients, temperature, entries, precision. Rejects CoreUnavailable. */
export async function startChapters(): Promise<ChaptersClient> {
  return unwrapped<ChaptersClient>(await instantiateChapters(await compiledBinary('chapters')));
}

/** The worked examples. Rejects CoreUnavailable. */
export async function startExamples(): Promise<ExamplesClient> {
  return unwrapped<ExamplesClient>(await instantiateExamples(await compiledBinary('examples')));
}

/** Training runs that can be stepped. Rejects CoreUnavailable. */
export async function startTraining(): Promise<TrainingClient> {
  return trainingClient(await instantiateTraining(await compiledBinary('training')));
}

/** Passes of a text through a GPT-2 that is fed tensor by tensor. Rejects CoreUnavailable. */
export async function startTransformer(): Promise<TransformerClient> {
  return transformerClient(await instantiateTransformer(await compiledTransformer()));
}
