// Merges the summaries of one d strictly in the order of their chunks, in whatever order they arrive.

export class ChunkMerge {
  readonly #merge: (earlier: Float64Array, later: Float64Array) => Float64Array;
  readonly #early = new Map<number, Float64Array>();
  #next = 0;
  #merged: Float64Array | null = null;

  constructor(merge: (earlier: Float64Array, later: Float64Array) => Float64Array) {
    this.#merge = merge;
  }

  /** Chunks merged so far: all below this number. */
  get chunks(): number {
    return this.#next;
  }

  /** The summary of those chunks; null before chunk 0 has come. */
  get merged(): Float64Array | null {
    return this.#merged;
  }

  /** Takes a summary; gives whether `merged` changed. A chunk that came before is ignored. */
  accept(chunk: number, summary: Float64Array): boolean {
    if (chunk < this.#next) return false;
    this.#early.set(chunk, summary);
    const before = this.#next;
    for (;;) {
      const next = this.#early.get(this.#next);
      if (next === undefined) return this.#next > before;
      this.#merged = this.#merged === null ? next : this.#merge(this.#merged, next);
      this.#early.delete(this.#next);
      this.#next += 1;
    }
  }
}
