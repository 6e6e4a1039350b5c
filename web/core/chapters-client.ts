// What chapters ask for, as the page calls it: each call gives its value or throws CoreRefusal.
import type { ChaptersModule } from './chapters-types.ts';
import { unwrap } from './refusal.ts';
import type { Digest } from './types.ts';

export class ChaptersClient {
  readonly #module: ChaptersModule;

  constructor(module: ChaptersModule) {
    this.#module = module;
  }

  digests(): Digest[] {
    return unwrap(this.#module.digests());
  }
}
