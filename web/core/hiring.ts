// Finds a worker by the first way that the host allows, and remembers which way that was.
import type { WorkerPort } from './protocol.ts';
import { startWorker } from './start-worker.ts';
import { CoreUnavailable } from './unavailable.ts';
import type { WorkerKind, WorkerSource } from './worker-port.ts';

export interface HiringOptions {
  /** Ways of starting a worker, the best first. */
  sources: readonly WorkerSource[];
  compiled: Promise<WebAssembly.Module>;
  /** Milliseconds a worker may take until it is ready. */
  within: number;
}

export class Hiring {
  readonly #options: HiringOptions;
  #way = 0;
  #kind: WorkerKind | null = null;

  constructor(options: HiringOptions) {
    this.#options = options;
    // The caller hears of a failed compilation; until then it must not count as unhandled.
    options.compiled.catch(() => undefined);
  }

  /** How workers are started; null until the first is ready. */
  get kind(): WorkerKind | null {
    return this.#kind;
  }

  /**
   * A worker that is ready.
   *
   * seat    its number in the pool; the main thread serves seat 0 alone, since more would share one thread
   * throws  CoreUnavailable where no way is left
   */
  async hire(seat: number): Promise<WorkerPort> {
    const { sources, compiled, within } = this.#options;
    let reason: unknown = new CoreUnavailable('not-started', 'no way of starting a worker is left');
    for (;;) {
      const way = this.#way;
      const source = sources[way];
      if (source === undefined || (source.kind === 'main-thread' && seat > 0)) throw reason;
      try {
        const port = await startWorker(source, compiled, within);
        this.#kind = source.kind;
        return port;
      } catch (thrown) {
        await compiled;
        reason = thrown;
        this.#way = Math.max(this.#way, way + 1);
      }
    }
  }
}
