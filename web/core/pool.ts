// A pool of workers that run jobs: chunks of a sweep, slices of a training run. Which worker runs one, and how often, never changes
// its bits.
import { type Job, type ResultOf, type WorkerPort, trains } from './protocol.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';
import { Cancellation, Seat, Ticket } from './seat.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerKind, WorkerSource } from './worker-port.ts';

// Finds a worker by the first way that the host allows, and remembers which way that was.

export interface HiringOptions {
  /** Ways of starting a worker, the best first. */
  sources: readonly WorkerSource[];
  compiled: Promise<WebAssembly.Module>;
  /** Milliseconds a worker may take until it is ready. */
  within: number;
}

class Hiring {
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

export interface PoolOptions extends HiringOptions {
  /** Workers, at least 1. */
  size: number;
  /** The compiled training module, asked for when the first job needs it. */
  training?: () => Promise<WebAssembly.Module>;
}

/** A job is given up when it has cost this many workers. */
const deathsPerJob = 3;

export class WorkerPool {
  readonly #hiring: Hiring;
  readonly #seats = new Set<Seat>();
  readonly #cancellation = new Cancellation(() => {
    for (const seat of this.#seats) seat.review();
  });
  readonly #training: () => Promise<WebAssembly.Module>;
  #queue: Ticket[] = [];
  #count = 0;
  /** Why no worker is left, once none is. */
  #over: CoreUnavailable | null = null;

  constructor({ size, training = untrained, ...hiring }: PoolOptions) {
    this.#training = training;
    this.#hiring = new Hiring(hiring);
    for (let number = 0; number < size; number += 1) this.#open(number);
  }

  /** Workers that are there or on their way. */
  get size(): number {
    return this.#seats.size;
  }

  /** How its workers were started; null until the first is ready. */
  get kind(): WorkerKind | null {
    return this.#hiring.kind;
  }

  /**
   * The summary of one chunk, or the slice of one run. Jobs are begun in the order in which they were given: who keeps few of them waiting is
   * never held up for long by another.
   *
   * signal   rejects at once with the signal's reason
   * rejects  CoreRefusal; CoreUnavailable where no worker can run the job
   */
  async run<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>> {
    signal?.throwIfAborted();
    const needs = trains(job) ? await this.#training() : null;
    return this.#queued(job, needs, signal);
  }

  #queued<J extends Job>(job: J, needs: Ticket['needs'], signal: AbortSignal | undefined): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#over !== null) throw this.#over;
      const outcome = { resolve: resolve as Ticket['resolve'], reject };
      const ticket = new Ticket({ id: (this.#count += 1), job, needs }, outcome, () => {
        if (signal !== undefined) this.#cancellation.forget(signal, ticket);
      });
      if (signal !== undefined) this.#cancellation.watch(signal, ticket);
      this.#queue.push(ticket);
      this.#dispatch();
    });
  }

  /** Stops all workers; jobs that are not done reject. */
  close(): void {
    for (const seat of this.#seats) this.#queue.push(...seat.close());
    this.#seats.clear();
    this.#end(new CoreUnavailable('not-started', 'the pool is closed'));
  }

  #open(number: number): void {
    const seat: Seat = new Seat({
      hire: () => this.#hiring.hire(number),
      onFree: () => {
        this.#dispatch();
      },
      onReturned: (tickets, detail) => {
        this.#takeBack(tickets, detail);
      },
      onClosed: (reason) => {
        this.#seats.delete(seat);
        if (this.#seats.size === 0) this.#end(reason);
      },
    });
    this.#seats.add(seat);
  }

  #dispatch(): void {
    this.#queue = this.#queue.filter(({ open }) => open);
    while (this.#queue.length > 0) {
      let best: Seat | null = null;
      for (const seat of this.#seats) if (seat.room > (best?.room ?? 0)) best = seat;
      const ticket = best === null ? undefined : this.#queue.shift();
      if (ticket === undefined) return;
      best?.post(ticket);
    }
  }

  #takeBack(tickets: Ticket[], detail: string): void {
    const [current] = tickets;
    if (current !== undefined) {
      current.deaths += 1;
      if (current.deaths >= deathsPerJob) current.reject(new CoreUnavailable('not-started', detail));
    }
    this.#queue.unshift(...tickets.filter(({ open }) => open));
    this.#dispatch();
  }

  #end(reason: unknown): void {
    this.#over = reason instanceof CoreUnavailable ? reason : new CoreUnavailable('not-started', detailOf(reason));
    const waiting = this.#queue;
    this.#queue = [];
    for (const ticket of waiting) ticket.reject(this.#over);
  }
}

function untrained(): Promise<never> {
  return Promise.reject(new CoreUnavailable('not-started', 'the pool knows no training module'));
}
