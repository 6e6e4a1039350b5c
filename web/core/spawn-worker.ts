// Starts workers by the first way that the host allows, and waits until the core of each is ready; one that stays silent counts as failed.
import { Deadline } from './deadline.ts';
import type { StartedMessage, StartMessage, WorkerPort } from './protocol.ts';
import { CoreUnavailable } from './refusal.ts';
import type { WorkerKind, WorkerSource } from './worker-port.ts';

/** A worker that starts with a module. */
export type StartPort = WorkerPort<StartMessage, StartedMessage>;

export interface SpawnOptions<Port extends StartPort = WorkerPort> {
  /** Ways of starting a worker, the best first. */
  sources: readonly WorkerSource<Port>[];
  compiled: Promise<WebAssembly.Module>;
  /** Milliseconds a worker may take until it is ready. */
  within: number;
}

/** Remembers the way by which workers start. */
export class Spawner<Port extends StartPort = WorkerPort> {
  readonly #options: SpawnOptions<Port>;
  #way = 0;
  #kind: WorkerKind | null = null;

  constructor(options: SpawnOptions<Port>) {
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
   * slot    its number in the pool; the main thread serves slot 0 alone, since more would share one thread
   * throws  CoreUnavailable where no way is left
   */
  async spawn(slot: number): Promise<Port> {
    const { sources, compiled, within } = this.#options;
    let reason: unknown = new CoreUnavailable('not-started', 'no way of starting a worker is left');
    for (;;) {
      const way = this.#way;
      const source = sources[way];
      if (source === undefined || (source.kind === 'main-thread' && slot > 0)) throw reason;
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

/**
 * A worker that has said "ready".
 *
 * within   milliseconds it may take to say so
 * throws   CoreUnavailable "not-started", or what `create` threw
 */
async function startWorker<Port extends StartPort>(
  source: WorkerSource<Port>,
  compiled: Promise<WebAssembly.Module>,
  within: number,
): Promise<Port> {
  // The script loads while the binary compiles.
  const port = await source.create();
  try {
    // An error event may come before the binary is there.
    const ready = readiness(port);
    const failedEarly = new Promise<never>((_, reject) => {
      ready.catch(reject);
    });
    port.send({ kind: 'start', module: 'core', compiled: await Promise.race([compiled, failedEarly]) });
    await timeLimit(ready, within);
  } catch (thrown) {
    port.stop();
    throw thrown;
  }
  port.onMessage = null;
  port.onFailure = null;
  return port;
}

function readiness(port: StartPort): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (detail: string): void => reject(new CoreUnavailable('not-started', detail));
    port.onFailure = refuse;
    port.onMessage = (message) => {
      if (message.kind === 'ready') resolve();
      else refuse(message.detail);
    };
  });
}

function timeLimit(ready: Promise<void>, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = new Deadline(within, () => {
      reject(new CoreUnavailable('not-started', `the worker was silent for ${String(within)} ms`));
    });
    ready.then(resolve, reject).finally(() => deadline.end());
  });
}
