// The page's one pool of workers, started when first asked for: awaited, or named before it is there. Below, a pool of its own for who measures.
import { fetched } from './fetch-module.ts';
import type { WorkerPool } from './pool.ts';
import { kept, sharedBinary, sharedChaptersBinary, sharedTrainingBinary } from './shared.ts';

const binaries = { core: sharedBinary, chapters: sharedChaptersBinary, training: sharedTrainingBinary };

let pool: WorkerPool | null = null;

const fetchPool = kept(() => fetched(() => import('./pool.ts')));

/**
 * The page's pool of workers, fetched when first asked for; jobs given to it wait until the first worker is ready. Rejects
 * CoreUnavailable.
 */
export async function sharedPool(): Promise<WorkerPool> {
  // Where there is no core, no worker is asked for: a policy that forbids both would report that too.
  const [{ openPool }] = await Promise.all([fetchPool(), sharedBinary()]);
  if (pool === null || pool.size === 0) pool = openPool(binaries);
  return pool;
}

/** What a run of calls needs of a pool. */
export type Workers = Pick<WorkerPool, 'run' | 'runAll' | 'size'>;

/** It, named before it is there: what is asked of it waits for the first worker. */
export const latePool: Workers = {
  get size() {
    return pool?.size ?? 0;
  },
  run: async (job, options) => (await sharedPool()).run(job, options),
  runAll: async (jobs, options) => (await sharedPool()).runAll(jobs, options),
};

/** Whether sweeps run on the page's own thread, since the host lets no worker start; false until that is known. */
export function computesOnPage(): boolean {
  return pool?.kind === 'main-thread';
}

/** A pool of its own, of so many workers. */
export async function createPool(size: number): Promise<WorkerPool> {
  const { openPool } = await fetchPool();
  return openPool(binaries, size);
}
