// What the page and a worker with a weight file say to each other: the file once, then passes of texts through it. And one such worker: what is
// asked of it and comes back, and how its death is noticed.
import type { StartedMessage, StartMessage, WorkerPort } from '../protocol.ts';
import type { VariantFigures } from './trained-model.ts';
import type { HeadPlace, PassVariant, TextLoss, TransformerLimits, TransformerSizes } from './transformer-client.ts';
import type { Refusal } from '../types.ts';
import { Deadline } from '../deadline.ts';
import { CoreRefusal } from '../refusal.ts';

/** A file of at most so many bytes is kept in a worker's memory; a larger one is read in slices, each time anew. */
export const mostKept = 1 << 24;

/** A file that a worker holds. */
export interface OpenedFile {
  sizes: TransformerSizes;
  unused: readonly string[];
  limits: TransformerLimits;
}

/** One reading of the file: one text, some variants. */
export interface PassJob {
  tokens: readonly number[];
  variants: readonly PassVariant[];
  patterns: readonly HeadPlace[];
  /** Whether figures of heads are wanted, or the loss alone. */
  heads: boolean;
}

/** What a job finds under one variant. */
export interface PassFigures {
  loss: TextLoss;
  heads: HeadFigures | null;
}

export type HeadFigures = Pick<VariantFigures, 'divisors' | 'heads' | 'histograms' | 'patterns'>;

/** What is asked of a worker, and what comes of it. */
export interface Asks {
  /** `compare`: whether a table that should be tied is compared, number by number. */
  open: { given: { file: Blob; heads: number | null; compare: boolean }; gives: OpenedFile };
  /** A variant after another. */
  run: { given: PassJob; gives: PassFigures[] };
  /** For each variant, the losses of all texts' tokens as one. */
  join: { given: readonly (readonly Float64Array[])[]; gives: TextLoss[] };
}

export type Ask = keyof Asks;

export type ToModelWorker =
  /** With the transformer's binary, whatever module it names. */
  | StartMessage
  | { [Name in Ask]: { kind: 'ask'; id: number; ask: Name; given: Asks[Name]['given'] } }[Ask]
  /** What was asked under this number ends with its next slice. */
  | { kind: 'cancel'; id: number };

export type FromModelWorker =
  | StartedMessage
  /** From 0 to 1. */
  | { kind: 'progress'; id: number; done: number }
  | { kind: 'done'; id: number; value: Asks[Ask]['gives'] }
  | { kind: 'refused'; id: number; refusal: Refusal }
  | { kind: 'cancelled'; id: number }
  /** The module broke down (a trap, no memory): this worker is of no more use. */
  | { kind: 'broken'; id: number; detail: string };

export type ModelPort = WorkerPort<ToModelWorker, FromModelWorker>;

/** The worker died or fell silent: what was asked of it may be asked of another. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** How an answer is awaited. */
interface AskOptions {
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
  readonly #deadline = new Deadline((after) => {
    this.end(new WorkerLost(`no answer for ${String(Math.round(after))} ms`));
  });
  #over: Error | undefined;

  constructor(port: ModelPort) {
    this.#port = port;
    port.onMessage = (message) => this.#receive(message);
    port.onFailure = (detail) => this.end(new WorkerLost(detail));
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
          settle(() => resolve(value as Asks[Name]['gives']));
        },
        reject: (reason) => {
          settle(() => reject(reason));
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
    this.#deadline.end();
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
    if (current) this.#deadline.renew(current.patience);
    else this.#deadline.end();
  }
}
