// Measures the four kinds of score at each dₖ, one network to a call of a worker; theory's bounds stand beside.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { KindFigures } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import { betweenPictures } from '../../core/frame.ts';
import type { Workers } from '../../core/shared-pool.ts';
import { inOrder } from '../../core/many-calls.ts';
import { type Call, call } from '../../core/protocol.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { Job, type JobHost } from '../../kit/job.ts';
import { scoresOf } from '../../kit/scores.ts';
import { keys as eight } from './view.ts';

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

class Networks {
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

  /** What is left to be drawn. The first networks of all dₖ come first, so that a rough picture is there soon. */
  get left(): Call<Float64Array>[] {
    return Array.from({ length: this.total - this.done }, (_, place) => {
      const { network, d } = this.#at(this.done + place);
      return call('chapters', 'runTwoKinds', { seed: this.seed, d, queries, keys: this.keys }, network, 1);
    });
  }

  /** Takes the next network: they add up in their order, whichever worker drew them. */
  take(chapters: ChaptersClient, own: Float64Array): void {
    const { d } = this.#at(this.done);
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

  #at(place: number): { network: number; d: number } {
    return { network: Math.floor(place / this.stops.length), d: this.stops[place % this.stops.length] ?? 1 };
  }
}

export interface Means {
  /** Adds up what workers draw. */
  chapters: ChaptersClient;
  workers: Workers;
}

interface Asked {
  seed: string;
  /** Of the rows whose weights are measured; spreads are always those of eight keys. */
  keys: number;
}

export class Measurement {
  /** Among eight keys, of each dₖ as far as it is known. */
  spreads: readonly Measured[] = [];
  /** Among the keys asked for. */
  rows: readonly Measured[] = [];
  readonly #host: JobHost;
  readonly #job: Job;
  /** Eight keys first, then those asked for where these are others. */
  #all: readonly Networks[] = [];
  #shown = 0;

  constructor(host: JobHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#job = new Job(host, onFailure);
  }

  /** Networks done, of all. */
  get done(): number {
    return this.#all.reduce((sum, { done }) => sum + done, 0);
  }

  get total(): number {
    return this.#all.reduce((sum, { total }) => sum + total, 0);
  }

  get complete(): boolean {
    return this.#all.length > 0 && this.done === this.total;
  }

  /** Whether the spreads are measured, though rows of more keys may not be. */
  get spreadsComplete(): boolean {
    return this.#all[0]?.complete ?? false;
  }

  /** The figures of this seed and these keys; those of another seed stay until the first of them are there. */
  follow({ chapters, workers }: Means, { seed, keys }: Asked): void {
    const before = this.#all;
    const wanted = keys === eight ? [eight] : [eight, keys];
    const all = wanted.map(
      (each) => before.find((known) => known.seed === seed && known.keys === each) ?? new Networks(seed, each),
    );
    this.#all = all;
    if (all.some((each, place) => each !== before[place])) this.#job.cancel();
    if (before.at(-1)?.keys !== keys) this.rows = all.at(-1)?.measured ?? [];
    if (this.complete || this.#job.running) return;
    void this.#job.begin(async ({ signal }) => {
      for (const networks of all)
        for await (const own of inOrder(workers, networks.left, signal)) {
          if (signal.aborted) return;
          networks.take(chapters, own);
          this.#show(chapters);
        }
    });
  }

  #show(chapters: ChaptersClient): void {
    const now = performance.now();
    if (!this.complete && now - this.#shown < betweenPictures) return;
    this.#shown = now;
    for (const each of this.#all) each.count(chapters);
    const [few, asked] = [this.#all[0]?.measured ?? [], this.#all.at(-1)?.measured ?? []];
    if (few.length > 0) this.spreads = few;
    if (asked.length > 0) this.rows = asked;
    this.#host.requestUpdate();
  }
}

// The bound of additive scores at each dₖ: the sum of |v| over the hidden units, as a mean over networks. The core adds and averages.

/** Networks of which each bound is the mean. */
export const boundNetworks = 16;

/** Hidden units that the core takes at once. */
const mostHidden = 256;

/** A draw of the seed that no draw on show uses. */
const draw = 1_000_000;

export type Bound = Record<'d' | 'limit', number>;

/** Of v ~ N(0, 1). */
export function boundsOf(core: CoreClient, chapters: ChaptersClient, seed: string): Bound[] {
  return stops.map((d) => {
    const v = chapters.drawMatrix({ seed, draw, rows: boundNetworks, columns: d });
    const part = Math.min(d, mostHidden);
    // Network by network, each in parts that the core takes.
    const limits = Array.from({ length: (boundNetworks * d) / part }, (_, place) =>
      limitOf(chapters, v.subarray(place * part, (place + 1) * part)),
    );
    return { d, limit: total(core, means(core, limits, d / part)) };
  });
}

function limitOf(chapters: ChaptersClient, v: Float64Array): number {
  const maps = new Float64Array(v.length);
  const one = { queries: 1, keys: 1, queryDimension: 1, keyDimension: 1, q: [0], k: [0] };
  return chapters.additiveScores({ ...one, hidden: v.length, queryMap: maps, keyMap: maps, v }).limit;
}

/** The mean of each column: what equal weights give. */
function means(core: CoreClient, rows: readonly number[], columns: number): Float64Array {
  const keys = rows.length / columns;
  const sizes = { queries: 1, keys, dimension: 1, valueDimension: columns };
  const rule = { id: 'none', parameter: 0 };
  const k = new Float64Array(keys);
  return core.attention({ ...sizes, q: [0], k, v: rows, rule, causal: false, mask: null }).output;
}

/** The sum of a list: its product with ones. */
function total(core: CoreClient, list: Float64Array): number {
  const ones = Array.from(list, () => 1);
  return figureAt(scoresOf(core, { q: ones, k: list, dimension: list.length }).rawScores, 0);
}
