// Fast attention as scripts call it: each call gives its value or throws CoreRefusal.
import type { AttentionModule, FusedInput, FusedOutput } from './attention-types.ts';
import { unwrap } from './refusal.ts';

export class AttentionClient {
  readonly #module: AttentionModule;

  constructor(module: AttentionModule) {
    this.#module = module;
  }

  fusedAttention(input: FusedInput): FusedOutput {
    return unwrap(this.#module.fusedAttention(input));
  }

  softmaxRows(scores: ArrayLike<number>, columns: number): Float32Array {
    return unwrap(this.#module.softmaxRows(scores, columns));
  }
}
