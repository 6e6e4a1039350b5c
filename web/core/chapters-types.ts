// What crosses the boundary to the module of the chapters: plain values in, plain values and typed arrays out. No logic.
import type { Answer, Digest } from './types.ts';

/** What chapters ask for beyond the first load, a module of its own that is loaded on approach. */
export interface ChaptersModule {
  digests(): Answer<Digest[]>;
}
