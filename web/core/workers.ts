// Where workers come from (each way of starting one that a host may allow or forbid), and how they are started: by the first way that the host
// allows, waiting until the core of each is ready. One that stays silent counts as failed.
import { isLeftBehind } from './assets.ts';
import { Deadline } from './deadline.ts';
import type { FromWorker, StartedMessage, StartMessage, ToWorker, WorkerPort } from './protocol.ts';
import { CoreUnavailable } from './refusal.ts';

export type WorkerKind = 'url' | 'blob' | 'main-thread';

/** One way of starting workers; `create` may throw, at once or later, where the host forbids it. */
export interface WorkerSource<Port = WorkerPort> {
  kind: WorkerKind;
  create(): Port | Promise<Port>;
}

// Addresses of scripts as hosts that require Trusted Types want them; the addresses are our own, never a reader's.

interface Policy {
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asItIs: Policy = { createScriptURL: (address) => address };
let policy: Policy | undefined;

/** The address, trusted where the browser asks for it and the host lets a policy "sqrt-dk" be made. */
function scriptAddress(address: string): string {
  policy ??= made();
  return policy.createScriptURL(address);
}

function made(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy('sqrt-dk', asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}

/** As vite serves them, scripts of workers are modules; as they are built, they are none. */
const type = import.meta.env.DEV ? 'module' : 'classic';

/**
 * Workers by the address of their script; no way where a bundler has left that behind.
 *
 * inPackage  the script as modules of the npm package name it
 */
export function byAddress<To, From>(address: string, inPackage: string): WorkerSource<WorkerPort<To, From>>[] {
  if (isLeftBehind(address, inPackage)) return [];
  return [{ kind: 'url', create: () => portOf(new Worker(scriptAddress(address), { type })) }];
}

// Starting workers, each with the binary of its core.

/** Wraps a browser's Worker. */
export function portOf<To = ToWorker, From = FromWorker>(worker: Worker): WorkerPort<To, From> {
  const port: WorkerPort<To, From> = {
    onMessage: null,
    onFailure: null,
    send: (message) => worker.postMessage(message),
    stop() {
      port.onMessage = null;
      port.onFailure = null;
      worker.terminate();
    },
  };
  worker.onmessage = ({ data }: MessageEvent<From>) => port.onMessage?.(data);
  // Some engines report a forbidden worker by an empty error event.
  worker.onerror = (event) => {
    event.preventDefault();
    port.onFailure?.(event.message || 'the worker failed');
  };
  worker.onmessageerror = () => port.onFailure?.('a message of the worker could not be read');
  return port;
}

/** A worker that starts with a module. */
type StartPort = WorkerPort<StartMessage, StartedMessage>;

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
  /** How workers are started; null until the first is ready. */
  kind: WorkerKind | null = null;

  constructor(options: SpawnOptions<Port>) {
    this.#options = options;
    // The caller hears of a failed compilation; until then it must not count as unhandled.
    options.compiled.catch(() => undefined);
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
        this.kind = source.kind;
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
  const deadline = new Deadline(() => port.onFailure?.(`the worker was silent for ${String(within)} ms`));
  try {
    const ready = new Promise<void>((resolve, reject) => {
      port.onFailure = (detail) => reject(new CoreUnavailable('not-started', detail));
      port.onMessage = (message) => {
        if (message.kind === 'ready') resolve();
        else port.onFailure?.(message.detail);
      };
    });
    // An error event may come before the binary is there; ready it is not before.
    const binary = await Promise.race([compiled, ready as Promise<never>]);
    port.send({ kind: 'start', module: 'core', compiled: binary });
    deadline.begin(within);
    await ready;
  } catch (thrown) {
    port.stop();
    throw thrown;
  } finally {
    deadline.end();
  }
  port.onMessage = null;
  port.onFailure = null;
  return port;
}
