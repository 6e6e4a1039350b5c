// The chunks of a sweep: the order in which they are begun, an early picture of every d first, the d in focus before all others; how many go
// into one message, since chunks of short vectors take less time than the message; and how they are merged, in the order of their numbers.
import type { CoreClient } from './client.ts';
import type { WorkerPool } from './pool.ts';
import { type Call, call, partOf } from './protocol.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

export interface SweepMeans {
  core: CoreClient;
  pool: Pick<WorkerPool, 'runAll' | 'size'> & Partial<Pick<WorkerPool, 'kind'>>;
}

/**
 * The dimensions as a reader wants them: the focus, then its neighbours outward. Each once.
 */
export function focusOrder(dimensions: readonly number[], focus: number): number[] {
  // The ratio is the distance on the axis of d.
  const distance = (d: number): number => Math.max(d / focus, focus / d);
  return [...new Set(dimensions)].sort((a, b) => distance(a) - distance(b) || a - b);
}

/** Entries of query and keys that are drawn for one message, about: some 20 ms of work, in which a sweep cannot be cancelled. */
const messageWork = 2 ** 23;

/** The same of a chunk that the page may draw itself. */
export const ownWork = 2 ** 20;

/** Whether calls may be answered on the page's own thread, which messages hold up; until a worker has started, that is open. */
export function mayHoldPageUp({ kind = null }: Partial<Pick<WorkerPool, 'kind'>>): boolean {
  return kind === null || kind === 'main-thread';
}

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

/**
 * Chunk 0 of every d that has not `begun` and is looked at early, then the next chunks of every d, as many as one message may ask for, and
 * so on.
 */
export function* jobsInOrder(
  dimensions: readonly number[],
  chunks: number,
  atOnce: (d: number) => number,
  begun: ReadonlySet<number> = new Set(),
  early: (d: number) => boolean = () => true,
): Generator<{ d: number; chunk: number; count: number }, undefined> {
  const first = new Set(chunks > 0 ? dimensions.filter((d) => !begun.has(d) && early(d)) : []);
  for (const d of first) yield { d, chunk: 0, count: 1 };
  const waiting = new Map(dimensions.map((d) => [d, begun.has(d) || first.has(d) ? 1 : 0]));
  while (waiting.size > 0) {
    for (const [d, chunk] of waiting) {
      const count = Math.min(atOnce(d), chunks - chunk);
      if (count <= 0) {
        waiting.delete(d);
        continue;
      }
      yield { d, chunk, count };
      waiting.set(d, chunk + count);
    }
  }
}

// What workers are asked for: the summaries of chunks of one d that follow each other.

/** Queries of a chunk, and draws per millisecond that even the slowest machine reaches: a hundredth of what one thread does. */
const queries = 256;
const drawsPerMillisecond = 5000;

export interface Chunks {
  specification: SweepSpecification;
  d: number;
  /** The first of them. */
  chunk: number;
  count: number;
}

const patienceFor = ({ specification: { keys }, d, count }: Chunks): number =>
  (count * queries * (keys + 1) * d) / drawsPerMillisecond;

/** The summaries of chunks of one d that follow each other, as one message to a worker. */
export function runChunks(pool: SweepMeans['pool'], asked: Chunks, signal: AbortSignal): Promise<Float64Array[]> {
  const { specification, d, chunk, count } = asked;
  const calls = Array.from({ length: count }, (_, place) =>
    call('core', 'sweepChunk', specification, d, chunk + place),
  );
  return pool.runAll(calls, { signal, patience: patienceFor(asked) });
}

/**
 * One summary of them and of all before, which is `merged`: the worker merges, in their order, so that the page need not. Of the last of all
 * `chunks` the report in its place: the summary stays there.
 */
export async function mergeChunks(
  pool: Pick<SweepMeans['pool'], 'runAll'>,
  asked: Chunks,
  merged: Float64Array | null,
  { chunks, signal }: { chunks: number; signal: AbortSignal },
): Promise<Float64Array | DimensionReport | null> {
  const { specification, d, chunk, count } = asked;
  const calls: Call<Float64Array | DimensionReport>[] = [];
  const given = (one: Call<Float64Array>): Float64Array => {
    calls.push(one);
    return partOf(one);
  };
  for (let place = chunk; place < chunk + count; place += 1) {
    const summary = given(call('core', 'sweepChunk', specification, d, place));
    merged = merged ? given(call('core', 'mergeSummaries', merged, summary)) : summary;
  }
  if (merged && chunk + count === chunks) calls.push(call('core', 'sweepReport', specification, d, merged));
  return (await pool.runAll(calls, { signal, patience: patienceFor(asked) })).at(-1) ?? null;
}

// Merges summaries of one d strictly in the order of their chunks, in whatever order they arrive.

export class ChunkMerge {
  readonly #merge: (earlier: Float64Array, later: Float64Array) => Float64Array;
  readonly #early = new Map<number, Float64Array>();
  /** Chunks merged so far: all below this number. */
  chunks = 0;
  /** The summary of those chunks; null before chunk 0 has come. */
  merged: Float64Array | null = null;

  constructor(merge: (earlier: Float64Array, later: Float64Array) => Float64Array) {
    this.#merge = merge;
  }

  /** Takes a summary; gives whether `merged` changed. A chunk that came before is ignored. */
  accept(chunk: number, summary: Float64Array): boolean {
    if (chunk < this.chunks) return false;
    this.#early.set(chunk, summary);
    const before = this.chunks;
    for (;;) {
      const next = this.#early.get(this.chunks);
      if (next === undefined) return this.chunks > before;
      this.merged = this.merged === null ? next : this.#merge(this.merged, next);
      this.#early.delete(this.chunks);
      this.chunks += 1;
    }
  }
}
