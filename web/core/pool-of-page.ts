// The page's pool of workers, fetched with all that starts and feeds them when the first job is at hand.
import { WorkerPool } from './pool.ts';
import { sources } from './worker-sources.ts';

/** More workers than this gain little and cost memory. */
const most = 8;

/** Milliseconds a worker may take to load its script and start its core. */
const startsWithin = 6000;

/** What workers start from. */
export interface Binaries {
  core: () => Promise<WebAssembly.Module>;
  chapters: () => Promise<WebAssembly.Module>;
  training: () => Promise<WebAssembly.Module>;
}

/** A pool of so many workers; as many as the machine serves well, where nothing is said. */
export function openPool(
  { core, ...modules }: Binaries,
  size = Math.min(navigator.hardwareConcurrency || 2, most),
): WorkerPool {
  return new WorkerPool({ size, sources, compiled: core(), modules, within: startsWithin });
}
