// What many ask of workers in one turn, in fewer messages, since each costs the page, too. And of a sweep those d of which nobody looks at early
// figures: each is merged in the workers that draw its chunks, in their order, and reported there when it is complete, so that the page need not.
import type { TaskOptions, WorkerPool } from './pool.ts';
import { type Call, call, partOf } from './protocol.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

/** Whether calls may be answered on the page's own thread, which messages hold up; until a worker has started, that is open. */
export function mayHoldPageUp({ kind = null }: Partial<Pick<WorkerPool, 'kind'>>): boolean {
  return kind === null || kind === 'main-thread';
}

type RunAll = Pick<WorkerPool, 'runAll'>;

interface Asking {
  calls: readonly Call[];
  options: TaskOptions | undefined;
  resolve: (values: unknown[]) => void;
  reject: (reason: unknown) => void;
}

/**
 * Workers for many that ask at once under one signal, each for some calls of one module: up to so many of them share a message, since each
 * costs the page, too; of those that are waited for first, so many have one each. What is refused to one is refused to all of its message.
 */
export function bundled(workers: RunAll, most: number, alone = 0): RunAll {
  const waiting: Asking[] = [];
  let sent = 0;
  const send = (): void => {
    for (; waiting.length > 0; sent += 1) {
      const group = waiting.splice(0, sent < alone ? 1 : most);
      const patience = group.reduce((sum, { options }) => sum + (options?.patience ?? 0), 0);
      workers
        .runAll(
          group.flatMap(({ calls }) => calls),
          { ...group[0]?.options, patience },
        )
        .then(
          (values) => {
            for (const { calls, resolve } of group) resolve(values.splice(0, calls.length));
          },
          (reason: unknown) => {
            for (const { reject } of group) reject(reason);
          },
        );
    }
  };
  return {
    runAll: <Value>(calls: readonly Call<Value>[], options?: TaskOptions) =>
      new Promise<Value[]>((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(send);
        waiting.push({ calls, options, resolve: (values) => resolve(values as Value[]), reject });
      }),
  };
}

// What a sweep asks of d that nobody looks at early.

/** Chunks of one d that follow each other: a message. */
export interface Chunks {
  d: number;
  /** The first of them. */
  chunk: number;
  count: number;
}

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
