// Runs a sweep over a grid of d on a pool of workers, and reports on it while it runs.
// The final figures have the same bits for any number of workers and any order of arrival.
import type { CoreClient } from './client.ts';
import { nextFrame, nextTurn } from './frame.ts';
import type { WorkerPool } from './pool.ts';
import { apart } from './chunk-merge.ts';
import { SweepBoard } from './sweep-board.ts';
import { chunksAtOnce, focusOrder, jobsInOrder } from './sweep-order.ts';
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

export interface SweepMeans {
  core: CoreClient;
  pool: Pick<WorkerPool, 'run' | 'size'>;
}

export interface SweepOptions {
  signal?: AbortSignal | undefined;
  /** Called at most once for each frame, and a last time when all is done; never after a cancellation. */
  onProgress?: ((progress: SweepProgress) => void) | undefined;
}

/** Milliseconds for reports in one go, so that the page can answer its reader. */
const budget = 8;

/** How long reports and pictures wait for the next turn, in terms of what the last one took: workers need the processor. */
const rest = 4;

/** Chunks that a sweep keeps under way for each worker: enough to fill it, few enough to leave room for another sweep. */
const underWay = 4;

/**
 * The reports of all d, in the order of the grid.
 *
 * rejects  the signal's reason as soon as it aborts; CoreRefusal where the core refuses a value; CoreUnavailable
 */
export async function runSweep(
  { specification, dimensions, focus }: SweepRequest,
  { core, pool }: SweepMeans,
  { signal, onProgress }: SweepOptions = {},
): Promise<DimensionReport[]> {
  signal?.throwIfAborted();
  const order = focusOrder(dimensions, focus);
  const chunks = core.sweepChunks(specification.samples);
  const board = new SweepBoard(core, specification, order);
  const jobs = jobsInOrder(order, chunks, (d) => chunksAtOnce(specification, chunks, d));
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort(signal?.reason);
  };
  signal?.addEventListener('abort', cancel);

  const show = (changed: number[]): void => {
    const reports = dimensions.map((d) => board.report(d));
    onProgress?.({ done: board.done, total: order.length * chunks, reports, changed });
  };
  const drive = async (): Promise<void> => {
    for (const { d, chunk, count } of jobs) {
      board.accept(d, chunk, apart(await pool.run({ specification, d, chunk, count }, stop.signal), count));
    }
  };
  const observe = async (): Promise<void> => {
    let shown = 0;
    let due = 0;
    await nextFrame();
    while (!stop.signal.aborted) {
      const now = performance.now();
      if (now >= due && (board.done > shown || board.stale)) {
        shown = board.done;
        show(board.refresh(budget));
        due = performance.now() + rest * (performance.now() - now);
      }
      await nextFrame();
    }
  };

  try {
    const observed = onProgress === undefined ? [] : [failing(observe())];
    const drivers = Promise.all(Array.from({ length: underWay * Math.max(1, pool.size) }, drive));
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

/** A promise that only ever rejects: what is watched fails with what is done, and never ends it. */
function failing(watched: Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    watched.catch(reject);
  });
}
