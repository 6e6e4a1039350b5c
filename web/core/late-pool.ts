// The page's pool of workers for those who name it before it is there: what they ask of it waits for the first worker.
import type { WorkerPool } from './pool.ts';
import { openedPool, sharedPool } from './shared.ts';

export const latePool: Pick<WorkerPool, 'run' | 'runAll' | 'size'> = {
  get size() {
    return openedPool()?.size ?? 0;
  },
  run: async (job, options) => (await sharedPool()).run(job, options),
  runAll: async (jobs, options) => (await sharedPool()).runAll(jobs, options),
};

/** Whether sweeps run on the page's own thread, since the host lets no worker start; false until that is known. */
export function computesOnPage(): boolean {
  return openedPool()?.kind === 'main-thread';
}
