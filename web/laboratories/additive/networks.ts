// Networks of one seed with one number of keys, drawn one by one at each dₖ, and what they have shown so far.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { KindFigures } from '../../core/chapters-two-kinds.ts';

/** Head dimensions, and hidden units. */
export const stops: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** Of each dₖ; each with its own maps and v, queries and keys. */
export const networks = 32;
export const queries = 8;

/** What one call of the core may draw; one network of many keys reaches it at a smaller dₖ. */
const mostWork = 5_000_000;

/** The stops at which the core draws a network of so many keys in one call. */
export function stopsAmong(keys: number): readonly number[] {
  return stops.filter((d) => d * (2 * d + queries + keys) * (1 + (queries + keys) / 16) <= mostWork);
}

export interface Measured {
  d: number;
  figures: readonly KindFigures[];
}

export class Networks {
  readonly seed: string;
  readonly keys: number;
  readonly stops: readonly number[];
  done = 0;
  /** Of each dₖ; empty until there is a network of each. */
  measured: readonly Measured[] = [];
  readonly #sums = new Map<number, Float64Array>();
  #measuredAt = 0;

  constructor(seed: string, keys: number) {
    this.seed = seed;
    this.keys = keys;
    this.stops = stopsAmong(keys);
  }

  get total(): number {
    return networks * this.stops.length;
  }

  get complete(): boolean {
    return this.done === this.total;
  }

  /** The first networks of all dₖ come first, so that a rough picture is there soon. */
  one(chapters: ChaptersClient): void {
    const network = Math.floor(this.done / this.stops.length);
    const d = this.stops[this.done % this.stops.length] ?? 1;
    const own = chapters.runTwoKinds({ seed: this.seed, d, queries, keys: this.keys }, network, 1);
    const before = this.#sums.get(d);
    this.#sums.set(d, before ? chapters.mergeTwoKinds(before, own) : own);
    this.done += 1;
  }

  /** Brings `measured` up to date. */
  count(chapters: ChaptersClient): void {
    if (this.done < this.stops.length || this.done === this.#measuredAt) return;
    this.#measuredAt = this.done;
    this.measured = [...this.#sums].map(([d, sums]) => ({ d, figures: chapters.twoKindsFigures(sums) }));
  }
}
