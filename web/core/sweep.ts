// Runs a sweep over a grid of d on a pool of workers, and reports on it while it runs: an early picture of every d first, the d in focus before all
// others. Chunks are merged in the order of their numbers.
// The final figures have the same bits for any number of workers and any order of arrival.
import type { CoreClient } from './client.ts';
import { betweenMore, nextFrame, nextTurn, passed } from './frame.ts';
import {
  type SweepPool,
  UnseenDimensions,
  asking,
  chunkWork,
  chunksAtOnce,
  focusOrder,
  jobsInOrder,
  runChunks,
} from './sweep-chunks.ts';
import type { DimensionReport, SweepSpecification } from './types.ts';

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

interface SweepOptions {
  signal?: AbortSignal | undefined;
  /** Called when a picture is due, with the reports made for it, and a last time when all is done; never after a cancellation. */
  onProgress?: ((progress: SweepProgress) => void) | undefined;
  /** Of which d somebody looks at early figures; of every d where it is left out. The others have theirs when all their chunks are done. */
  early?: ((d: number) => boolean) | undefined;
  /** The page draws what takes it a few milliseconds, so that the first picture waits for no worker. */
  prompt?: boolean | undefined;
}

/** Merges summaries of one d strictly in the order of their chunks, in whatever order they arrive. */
export class ChunkMerge {
  readonly #merge: CoreClient['mergeSummaries'];
  readonly #early = new Map<number, Float64Array>();
  /** Chunks merged so far: all below this number. */
  chunks = 0;
  /** The summary of those chunks; null before chunk 0 has come. */
  merged: Float64Array | null = null;

  constructor(merge: CoreClient['mergeSummaries']) {
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

/** What is known of a running sweep: a merge and a report for each d; only reports whose merge changed are made anew. */
class SweepBoard {
  readonly #report: (d: number, summary: Float64Array) => DimensionReport;
  readonly #merges: ReadonlyMap<number, ChunkMerge>;
  readonly reports = new Map<number, DimensionReport>();
  /** Values of d whose report is out of date, the longest waiting first; and those of which a worker has made it. */
  readonly stale = new Set<number>();
  readonly #made: number[] = [];
  /** Chunks that have come. */
  done = 0;

  constructor(core: CoreClient, specification: SweepSpecification, dimensions: readonly number[]) {
    this.#report = (d, summary) => core.sweepReport(specification, d, summary);
    this.#merges = new Map(dimensions.map((d) => [d, new ChunkMerge((a, b) => core.mergeSummaries(a, b))]));
  }

  /** Takes the summaries of some chunks of d, the first of which is `chunk`. */
  accept(d: number, chunk: number, summaries: readonly Float64Array[]): void {
    this.done += summaries.length;
    summaries.forEach((summary, place) => {
      if (this.#merges.get(d)?.accept(chunk + place, summary)) this.stale.add(d);
    });
  }

  /** So many more chunks have been merged elsewhere; the last of them give the report. */
  take(d: number, count: number, report: DimensionReport | null): void {
    this.done += count;
    if (!report) return;
    this.reports.set(d, report);
    this.#made.push(d);
  }

  /** Makes reports anew, of those d that are wanted, for as long as the budget lasts, one at least; gives their d. */
  refresh(wanted: (d: number) => boolean = () => true): number[] {
    const until = performance.now() + budget;
    const changed = this.#made.splice(0);
    for (const d of [...this.stale].filter(wanted)) {
      const summary = this.#merges.get(d)?.merged;
      if (!summary) continue;
      this.reports.set(d, this.#report(d, summary));
      this.stale.delete(d);
      changed.push(d);
      if (performance.now() >= until) break;
    }
    return changed;
  }
}

/** Milliseconds for reports in one go, so that the page can answer its reader. */
const budget = 8;

/** Entries of a chunk that the page may draw itself, and for how many milliseconds; one of them takes less. */
const [ownWork, own] = [2 ** 20, 8];

/** How long reports and pictures wait for the next turn, in terms of what the last one took: workers need the processor. */
const rest = 4;

/** Chunks that a sweep keeps under way for each worker: enough to fill it, few enough to leave room for another sweep. */
const underWay = 4;

/**
 * The reports of all d, in the order of the grid. The pool may still be on its way.
 *
 * rejects  the signal's reason as soon as it aborts; CoreRefusal where the core refuses a value; CoreUnavailable
 */
export async function runSweep(
  { specification, dimensions, focus }: SweepRequest,
  { core, pool: workers }: { core: CoreClient; pool: SweepPool | Promise<SweepPool> },
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
  let arrived = (): void => undefined;

  const show = (changed: number[]): void => {
    const reports = dimensions.map((d) => board.reports.get(d) ?? null);
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
    if (begun.size > 0) show(board.refresh());
    return begun;
  };
  const observe = async (): Promise<void> => {
    let [shown, due] = [0, 0];
    const since = performance.now();
    await nextFrame();
    while (!stop.signal.aborted) {
      const now = performance.now();
      const fresh = board.done > shown || (board.stale.size > 0 && !early);
      // Asking in every frame would have the page draw a frame, sixty times a second, in which nothing is new.
      if (!fresh) await new Promise<void>((resolve) => (arrived = resolve));
      else if (now < due) await passed(due - now);
      else {
        shown = board.done;
        show(board.refresh(early));
        const taken = performance.now() - now;
        // Once each d has a report, reports that nobody sees are not made.
        due =
          now + taken + Math.max(rest * taken, early || board.reports.size === order.length ? betweenMore(since) : 0);
        if (!early) await nextFrame();
      }
    }
  };

  try {
    const begun = prompt ? await begin() : undefined;
    const aborted = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error));
    });
    const pool = await Promise.race([workers, aborted]);
    const unseen = early ? order.filter((d) => !early(d) && !begun?.has(d)) : [];
    const later = new UnseenDimensions(pool, { specification, chunks, dimensions: unseen });
    const atOnce = (d: number): number => chunksAtOnce(specification, chunks, d, later.times(d));
    const jobs = jobsInOrder(order, chunks, atOnce, begun, (d) => !later.has(d));
    const drive = async (): Promise<void> => {
      for (const job of jobs) {
        const { d, chunk, count } = job;
        if (later.has(d)) board.take(d, count, await later.add(job, asking(specification, job, stop.signal)));
        else board.accept(d, chunk, await runChunks(pool, specification, job, stop.signal));
        arrived();
      }
    };
    const observed = onProgress ? observe() : undefined;
    const drivers = Promise.all(Array.from({ length: underWay * Math.max(1, pool.size) }, drive));
    // What is watched fails with what is done, and never ends it.
    await Promise.race([drivers, observed?.then(() => drivers) ?? drivers]);
    const changed = board.refresh();
    while (board.stale.size > 0) {
      await nextTurn();
      stop.signal.throwIfAborted();
      changed.push(...board.refresh());
    }
    show(changed);
    return dimensions.flatMap((d) => board.reports.get(d) ?? []);
  } finally {
    signal?.removeEventListener('abort', cancel);
    stop.abort();
  }
}
