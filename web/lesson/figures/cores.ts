// The compiled core under Node, for figures that stand in the page before anything runs. Used at build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChaptersClient, instantiateChapters } from '../../core/chapters-client.ts';
import { coreClient, instantiateCore, type CoreClient } from '../../core/client.ts';
import { instantiateExamples } from '../../core/load-examples.ts';
import { unwrapped } from '../../core/refusal.ts';
import type { ExamplesClient } from '../../core/load-examples.ts';
import type { CoreModule } from '../../core/types.ts';

export interface Cores {
  /** As bound, for chunks of a sweep. */
  bound: CoreModule;
  core: CoreClient;
  chapters: ChaptersClient;
  examples: ExamplesClient;
}

const generated = join(import.meta.dirname, '../../core/generated');

function compiled(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(join(generated, `${name}.wasm`)));
}

/** throws  CoreUnavailable "not-started", or the file system's error where the core has not been built */
export async function startCores(): Promise<Cores> {
  const bound = await instantiateCore(await compiled('sqrt-dk-core'));
  return {
    bound,
    core: coreClient(bound),
    chapters: unwrapped<ChaptersClient>(await instantiateChapters(await compiled('sqrt-dk-chapters'))),
    examples: unwrapped<ExamplesClient>(await instantiateExamples(await compiled('sqrt-dk-examples'))),
  };
}
