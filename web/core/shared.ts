// The page's one core and one pool of workers, started when first asked for.
import { CoreClient } from './client.ts';
import { compileFrom } from './compile.ts';
import binary from './generated/sqrt-dk-core.wasm?url&no-inline';
import { instantiateCore } from './load.ts';
import { mainThreadPort } from './main-thread.ts';
import { WorkerPool } from './pool.ts';
import { portOf } from './worker-port.ts';
import type { WorkerSource } from './worker-port.ts';
import ScriptWorker from './worker.ts?worker';

/** More workers than this gain little and cost memory. */
const most = 8;

/** Milliseconds a worker may take to load its script and start its core. */
const startsWithin = 6000;

const sources: WorkerSource[] = [
  { kind: 'url', create: () => portOf(new ScriptWorker()) },
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: () => mainThreadPort(instantiateCore) },
];

let compiled: Promise<WebAssembly.Module> | null = null;
let core: Promise<CoreClient> | null = null;
let pool: WorkerPool | null = null;

/** The compiled binary, which page and workers share; a failure is not kept, so that the next call tries again. */
export function sharedBinary(): Promise<WebAssembly.Module> {
  compiled ??= compileFrom(binary).catch((thrown: unknown) => {
    compiled = null;
    throw thrown;
  });
  return compiled;
}

/**
 * The core on the main thread, for small calls.
 *
 * rejects  CoreUnavailable
 */
export function sharedCore(): Promise<CoreClient> {
  core ??= sharedBinary()
    .then(instantiateCore)
    .then((module) => new CoreClient(module))
    .catch((thrown: unknown) => {
      core = null;
      throw thrown;
    });
  return core;
}

/** The pool of workers; jobs given to it wait until the first worker is ready. */
export function sharedPool(): WorkerPool {
  if (pool === null || pool.size === 0) pool = createPool(Math.min(navigator.hardwareConcurrency || 2, most));
  return pool;
}

/** A pool of its own, of so many workers. */
export function createPool(size: number): WorkerPool {
  return new WorkerPool({ size, sources, compiled: sharedBinary(), within: startsWithin });
}
