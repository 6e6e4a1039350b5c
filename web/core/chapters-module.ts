// An instance of the chapters' module, which the page loads on approach. The only import of its generated glue.
import type { ChaptersClient } from './chapters-client.ts';
import createChapters from './generated/sqrt-dk-chapters.js';
import { instantiate } from './compile.ts';
import type { Answers } from './types.ts';

export type ChaptersModule = Answers<ChaptersClient>;

/** Rejects CoreUnavailable "not-started". */
export function instantiateChapters(compiled: WebAssembly.Module): Promise<ChaptersModule> {
  return instantiate(createChapters, compiled);
}
