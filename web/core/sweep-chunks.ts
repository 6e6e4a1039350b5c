// What a sweep asks of workers: which chunks, in which order, and how many in one message, since those of short vectors take less time than the
// message. And of d of which nobody looks at early figures: each is merged in the workers that draw its chunks, in their order, and reported there
// when it is complete, so that the page need not.
import { type RunAll, bundled, mayHoldPageUp } from './many-calls.ts';
import type { TaskOptions, WorkerPool } from './pool.ts';
import { type Call, call, partOf } from './protocol.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

export type SweepPool = Pick<WorkerPool, 'runAll' | 'size'> & Partial<Pick<WorkerPool, 'kind'>>;

/** Chunks of one d that follow each other: a message. */
interface Chunks {
  d: number;
  /** The first of them. */
  chunk: number;
  count: number;
}

/** The dimensions as a reader wants them: the focus, then its neighbours outward. Each once. */
export function focusOrder(dimensions: readonly number[], focus: number): number[] {
  // The ratio is the distance on the axis of d.
  const distance = (d: number): number => Math.max(d / focus, focus / d);
  return [...new Set(dimensions)].sort((a, b) => distance(a) - distance(b) || a - b);
}

/** Entries of query and keys that are drawn for one message, about: some 20 ms of work, in which a sweep cannot be cancelled. */
const messageWork = 2 ** 23;

/** Entries that each score costs beside those of its key, about. */
const scoreWork = 16;

/** Entries that a chunk costs, about. */
export function chunkWork({ samples, keys, rules }: SweepSpecification, chunks: number, d: number): number {
  return Math.ceil(samples / chunks) * keys * (d + scoreWork * (1 + rules.length));
}

/** How many of its chunks one message may ask for that is so many times as long as usual, at least one. */
export function chunksAtOnce(specification: SweepSpecification, chunks: number, d: number, times = 1): number {
  return Math.max(1, Math.floor((times * messageWork) / chunkWork(specification, chunks, d)));
}

/** Chunk 0 of every d that has not `begun` and is looked at early, then the next chunks of every d, as many as one message may hold, and so on. */
export function* jobsInOrder(
  dimensions: readonly number[],
  chunks: number,
  atOnce: (d: number) => number,
  begun: ReadonlySet<number> = new Set(),
  early: (d: number) => boolean = () => true,
): Generator<Chunks, undefined> {
  const first = new Set(chunks > 0 ? dimensions.filter((d) => !begun.has(d) && early(d)) : []);
  for (const d of first) yield { d, chunk: 0, count: 1 };
  const waiting = new Map(dimensions.map((d) => [d, begun.has(d) || first.has(d) ? 1 : 0]));
  while (waiting.size > 0) {
    for (const [d, chunk] of waiting) {
      const count = Math.min(atOnce(d), chunks - chunk);
      if (count > 0) {
        yield { d, chunk, count };
        waiting.set(d, chunk + count);
      } else waiting.delete(d);
    }
  }
}

/** Queries of a chunk, and draws per millisecond that even the slowest machine reaches: a hundredth of what one thread does. */
const [queries, drawsPerMillisecond] = [256, 5000];

/** How a worker is asked for them. */
export function asking({ keys }: SweepSpecification, { d, count }: Chunks, signal: AbortSignal): TaskOptions {
  return { signal, patience: (count * queries * (keys + 1) * d) / drawsPerMillisecond };
}

/** Their summaries. */
export function runChunks(
  pool: SweepPool,
  specification: SweepSpecification,
  asked: Chunks,
  signal: AbortSignal,
): Promise<Float64Array[]> {
  const places = Array.from({ length: asked.count }, (_, place) => asked.chunk + place);
  const calls = places.map((chunk) => call('core', 'sweepChunk', specification, asked.d, chunk));
  return pool.runAll(calls, asking(specification, asked, signal));
}

// Those of d that nobody looks at early.

/** How many times as long as usual a message may be: it can be dropped after each chunk. */
const long = 12;

/** Messages that become one where they are asked for together. */
const together = 4;

type Found = Float64Array | DimensionReport;

export class UnseenDimensions {
  readonly #careful: boolean;
  readonly #pool: RunAll;
  readonly #specification: SweepSpecification;
  readonly #chunks: number;
  /** Of each the summary of what has been asked of it; of the last of all `chunks` the report in its place. */
  readonly #merged: Map<number, Promise<Found | null>>;

  constructor(
    pool: RunAll & Partial<Pick<WorkerPool, 'kind'>>,
    asked: { specification: SweepSpecification; dimensions: readonly number[]; chunks: number },
  ) {
    this.#careful = mayHoldPageUp(pool);
    this.#pool = this.#careful ? pool : bundled(pool, together);
    this.#specification = asked.specification;
    this.#chunks = asked.chunks;
    this.#merged = new Map(asked.dimensions.map((d) => [d, Promise.resolve(null)]));
  }

  has(d: number): boolean {
    return this.#merged.has(d);
  }

  /** How many times as long as usual the messages of a d are. */
  times(d: number): number {
    return this.has(d) && !this.#careful ? long : 1;
  }

  /** Has the next chunks of a d drawn, and merged with all before; gives its report with the last of them. */
  async add(asked: Chunks, options: TaskOptions): Promise<DimensionReport | null> {
    // What comes before the last of its chunks is a summary.
    const merged = this.#merged
      .get(asked.d)
      ?.then((before) => this.#merge(asked, before as Float64Array | null, options));
    if (merged) this.#merged.set(asked.d, merged);
    const found = await merged;
    return found && 'rules' in found ? found : null;
  }

  async #merge({ d, chunk, count }: Chunks, merged: Float64Array | null, options: TaskOptions): Promise<Found | null> {
    const calls: Call<Found>[] = [];
    const given = (one: Call<Float64Array>): Float64Array => {
      calls.push(one);
      return partOf(one);
    };
    for (let place = chunk; place < chunk + count; place += 1) {
      const summary = given(call('core', 'sweepChunk', this.#specification, d, place));
      merged = merged ? given(call('core', 'mergeSummaries', merged, summary)) : summary;
    }
    if (merged && chunk + count === this.#chunks)
      calls.push(call('core', 'sweepReport', this.#specification, d, merged));
    return (await this.#pool.runAll(calls, options)).at(-1) ?? null;
  }
}
