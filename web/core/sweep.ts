// Runs a sweep over a grid of d on a pool of workers, and reports on it while it runs.
// The final figures have the same bits for any number of workers and any order of arrival.
import { bundled } from './late-pool.ts';
import type { CoreClient } from './client.ts';
import { betweenMore, nextFrame, nextTurn, passed } from './frame.ts';
import {
  ChunkMerge,
  type Chunks,
  type SweepMeans,
  chunkWork,
  chunksAtOnce,
  focusOrder,
  jobsInOrder,
  mayHoldPageUp,
  mergeChunks,
  ownWork,
  runChunks,
} from './sweep-chunks.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

/** What is known of a running sweep: a merge and a report for each d; only reports whose merge changed are made anew. */
class SweepBoard {
  readonly #core: CoreClient;
  readonly #specification: SweepSpecification;
  readonly #merges = new Map<number, ChunkMerge>();
  readonly #reports = new Map<number, DimensionReport>();
  /** Values of d whose report is out of date, the longest waiting first. */
  readonly #stale = new Set<number>();
  /** Those of which a worker has made the report. */
  readonly #made: number[] = [];
  /** Chunks that have come. */
  done = 0;

  constructor(core: CoreClient, specification: SweepSpecification, dimensions: readonly number[]) {
    this.#core = core;
    this.#specification = specification;
    for (const d of dimensions) {
      this.#merges.set(d, new ChunkMerge((earlier, later) => core.mergeSummaries(earlier, later)));
    }
  }

  /** Whether a report is out of date. */
  get stale(): boolean {
    return this.#stale.size > 0;
  }

  /** Whether each d has a report. */
  get complete(): boolean {
    return this.#reports.size === this.#merges.size;
  }

  /** Takes the summaries of some chunks of d, the first of which is `chunk`. */
  accept(d: number, chunk: number, summaries: readonly Float64Array[]): void {
    this.done += summaries.length;
    summaries.forEach((summary, place) => {
      if (this.#merges.get(d)?.accept(chunk + place, summary) === true) this.#stale.add(d);
    });
  }

  /** So many more chunks have been merged elsewhere; the last of them give the report. */
  take(d: number, count: number, found: Float64Array | DimensionReport | null): void {
    this.done += count;
    if (!found || !('rules' in found)) return;
    this.#reports.set(d, found);
    this.#made.push(d);
  }

  report(d: number): DimensionReport | null {
    return this.#reports.get(d) ?? null;
  }

  /** Makes reports anew, of those d that are wanted, for at most so many milliseconds, one at least; gives their d. */
  refresh(budget: number, wanted: (d: number) => boolean = () => true): number[] {
    const until = performance.now() + budget;
    const changed = this.#made.splice(0);
    for (const d of [...this.#stale].filter(wanted)) {
      const summary = this.#merges.get(d)?.merged ?? null;
      if (summary === null) continue;
      this.#reports.set(d, this.#core.sweepReport(this.#specification, d, summary));
      this.#stale.delete(d);
      changed.push(d);
      if (performance.now() >= until) break;
    }
    return changed;
  }
}

export interface SweepRequest {
  specification: SweepSpecification;
  /** The grid: head dimensions, each of which is run. */
  dimensions: readonly number[];
  /** The d whose figures are wanted first. */
  focus: number;
}

/** Where a sweep stands. */
export interface SweepProgress {
  /** Chunks done, of all. */
  done: number;
  total: number;
  /** In the order of the grid; null where nothing is known yet. */
  reports: (DimensionReport | null)[];
  /** The d whose reports are new since the last call. */
  changed: number[];
}

/** The same with workers that may still be on their way. */
export interface LateMeans {
  core: CoreClient;
  pool: SweepMeans['pool'] | Promise<SweepMeans['pool']>;
}

export interface SweepOptions {
  signal?: AbortSignal | undefined;
  /** Called when a picture is due, with the reports made for it, and a last time when all is done; never after a cancellation. */
  onProgress?: ((progress: SweepProgress) => void) | undefined;
  /** Of which d somebody looks at early figures; of every d where it is left out. The others have theirs when all their chunks are done. */
  early?: ((d: number) => boolean) | undefined;
  /** The page draws what takes it a few milliseconds, so that the first picture waits for no worker. */
  prompt?: boolean | undefined;
}

/** Milliseconds for chunks that the page draws itself; one of them takes less. */
const own = 8;

/** Milliseconds for reports in one go, so that the page can answer its reader. */
const budget = 8;

/** How long reports and pictures wait for the next turn, in terms of what the last one took: workers need the processor. */
const rest = 4;

/** How many times as long a message of a d may be that nobody looks at early: each costs the page, too. It can be dropped after each chunk. */
const unseen = 12;

/** Such messages that become one where they are asked for together. */
const together = 4;

/** Chunks that a sweep keeps under way for each worker: enough to fill it, few enough to leave room for another sweep. */
const underWay = 4;

/**
 * The reports of all d, in the order of the grid.
 *
 * rejects  the signal's reason as soon as it aborts; CoreRefusal where the core refuses a value; CoreUnavailable
 */
export async function runSweep(
  { specification, dimensions, focus }: SweepRequest,
  { core, pool: workers }: LateMeans,
  { signal, onProgress, early, prompt = false }: SweepOptions = {},
): Promise<DimensionReport[]> {
  signal?.throwIfAborted();
  const order = focusOrder(dimensions, focus);
  const chunks = core.sweepChunks(specification.samples);
  const board = new SweepBoard(core, specification, order);
  // Their failure is heard when they are needed.
  Promise.resolve(workers).catch(() => undefined);
  const stop = new AbortController();
  const cancel = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);

  const show = (changed: number[]): void => {
    const reports = dimensions.map((d) => board.report(d));
    onProgress?.({ done: board.done, total: order.length * chunks, reports, changed });
  };
  /** Chunk 0 of the first few d, here; gives which. What is then left is for the workers. */
  const begin = async (): Promise<ReadonlySet<number>> => {
    const begun = new Set<number>();
    await nextTurn();
    stop.signal.throwIfAborted();
    const until = performance.now() + own;
    for (const d of order.filter((each) => chunkWork(specification, chunks, each) <= ownWork)) {
      board.accept(d, 0, [core.sweepChunk(specification, d, 0)]);
      begun.add(d);
      if (performance.now() >= until) break;
    }
    if (begun.size > 0) show(board.refresh(budget));
    return begun;
  };
  /** Of each d that is merged in workers, the summary of what has been asked of it. */
  const merging = new Map<number, Promise<Float64Array | DimensionReport | null>>();
  const drive = async (
    pool: SweepMeans['pool'],
    merger: Pick<SweepMeans['pool'], 'runAll'>,
    jobs: Iterable<Omit<Chunks, 'specification'>>,
  ): Promise<void> => {
    for (const job of jobs) {
      const { d, chunk, count } = job;
      const asked = { specification, ...job };
      const before = merging.get(d);
      if (before) {
        // What comes before the last of its chunks is a summary.
        const merged = before.then((summary) =>
          mergeChunks(merger, asked, summary as Float64Array | null, { chunks, signal: stop.signal }),
        );
        merging.set(d, merged);
        board.take(d, count, await merged);
      } else board.accept(d, chunk, await runChunks(pool, asked, stop.signal));
      arrived();
    }
  };
  let arrived = (): void => undefined;
  const arrival = (): Promise<void> =>
    new Promise((resolve) => {
      arrived = resolve;
    });
  const observe = async (): Promise<void> => {
    let shown = 0;
    let due = 0;
    const since = performance.now();
    await nextFrame();
    while (!stop.signal.aborted) {
      const now = performance.now();
      const fresh = board.done > shown || (board.stale && !early);
      // Asking in every frame would have the page draw a frame, sixty times a second, in which nothing is new.
      if (!fresh) await arrival();
      else if (now < due) await passed(due - now);
      else {
        shown = board.done;
        show(board.refresh(budget, early));
        const taken = performance.now() - now;
        // Once each d has a report, reports that nobody sees are not made.
        due = now + taken + Math.max(rest * taken, early || board.complete ? betweenMore(since) : 0);
        if (!early) await nextFrame();
      }
    }
  };

  try {
    const begun = prompt ? await begin() : undefined;
    const pool = await Promise.race([workers, aborted(stop.signal)]);
    const observed = onProgress === undefined ? [] : [failing(observe())];
    const careful = mayHoldPageUp(pool);
    if (early) for (const d of order) if (!early(d) && !begun?.has(d)) merging.set(d, Promise.resolve(null));
    const times = (d: number): number => (merging.has(d) && !careful ? unseen : 1);
    const atOnce = (d: number): number => chunksAtOnce(specification, chunks, d, times(d));
    const jobs = jobsInOrder(order, chunks, atOnce, begun, (d) => !merging.has(d));
    const merger = careful ? pool : bundled(pool, together);
    const drivers = Promise.all(
      Array.from({ length: underWay * Math.max(1, pool.size) }, () => drive(pool, merger, jobs)),
    );
    await Promise.race([drivers, ...observed]);
    const changed = board.refresh(budget);
    while (board.stale) {
      await nextTurn();
      stop.signal.throwIfAborted();
      changed.push(...board.refresh(budget));
    }
    show(changed);
    return dimensions.flatMap((d) => board.report(d) ?? []);
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop.abort();
  }
}

/** Rejects with the signal's reason. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** A promise that only ever rejects: what is watched fails with what is done, and never ends it. */
function failing(watched: Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    watched.catch(reject);
  });
}
