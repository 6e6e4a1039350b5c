// One worker that holds a weight file: what is asked of it and comes back, and how its death is noticed.
import { Deadline } from './deadline.ts';
import type { Ask, Asks, FromModelWorker, ModelPort, ToModelWorker } from './model-protocol.ts';
import { CoreRefusal } from './refusal.ts';

/** The worker died or fell silent: what was asked of it may be asked of another. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** How an answer is awaited. */
export interface AskOptions {
  /** Milliseconds that the slowest machine may be silent over it. */
  patience: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

interface Waiting {
  patience: number;
  onProgress: ((done: number) => void) | undefined;
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

export class ModelConnection {
  readonly #port: ModelPort;
  /** What has no answer yet, the abandoned too: the worker is at the first of them. */
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #deadline: Deadline | undefined;
  #over: Error | undefined;

  constructor(port: ModelPort) {
    this.#port = port;
    port.onMessage = (message) => {
      this.#receive(message);
    };
    port.onFailure = (detail) => {
      this.end(new WorkerLost(detail));
    };
  }

  /** Whether nothing can be asked any more. */
  get over(): boolean {
    return this.#over !== undefined;
  }

  /** Rejects with the signal's reason, CoreRefusal, WorkerLost, or what it was ended with. */
  ask<Name extends Ask>(
    ask: Name,
    given: Asks[Name]['given'],
    { patience, signal, onProgress }: AskOptions,
  ): Promise<Asks[Name]['gives']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#over !== undefined) throw this.#over;
      const id = (this.#count += 1);
      const cancel = (): void => {
        this.#port.send({ kind: 'cancel', id });
        waiting.reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', cancel);
      const settle = (done: () => void): void => {
        signal?.removeEventListener('abort', cancel);
        waiting.onProgress = undefined;
        done();
      };
      const waiting: Waiting = {
        patience,
        onProgress,
        resolve: (value) => {
          settle(() => {
            resolve(value as Asks[Name]['gives']);
          });
        },
        reject: (reason) => {
          settle(() => {
            reject(reason);
          });
        },
      };
      this.#waiting.set(id, waiting);
      if (this.#waiting.size === 1) this.#watch();
      this.#port.send({ kind: 'ask', id, ask, given } as ToModelWorker);
    });
  }

  /** Stops the worker; what waits rejects with the reason. */
  end(reason: Error): void {
    if (this.#over !== undefined) return;
    this.#over = reason;
    this.#deadline?.end();
    this.#port.stop();
    for (const each of this.#waiting.values()) each.reject(reason);
    this.#waiting.clear();
  }

  #receive(message: FromModelWorker): void {
    if (message.kind === 'ready' || message.kind === 'failed') return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.kind === 'progress') waiting.onProgress?.(message.done);
    else if (message.kind === 'broken') {
      this.end(new WorkerLost(message.detail));
      return;
    } else {
      this.#waiting.delete(message.id);
      if (message.kind === 'done') waiting.resolve(message.value);
      else if (message.kind === 'refused') waiting.reject(new CoreRefusal(message.refusal));
    }
    this.#watch();
  }

  /** Sets the clock for what the worker is at. */
  #watch(): void {
    const [current] = this.#waiting.values();
    if (!current) {
      this.#deadline?.end();
      return;
    }
    if (this.#deadline) this.#deadline.renew(current.patience);
    else
      this.#deadline = new Deadline(current.patience, (after) => {
        this.end(new WorkerLost(`no answer for ${String(Math.round(after))} ms`));
      });
  }
}
