// A pool of workers that run jobs: chunks of a sweep, slices of a training run. Which worker runs one, and how often, never changes
// its bits.
import { type Job, type ResultOf, trains } from './protocol.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';
import { type SpawnOptions, Spawner } from './spawn-worker.ts';
import { Cancellation, Task } from './task.ts';
import type { WorkerKind } from './worker-port.ts';
import { WorkerSlot } from './worker-slot.ts';

export interface PoolOptions extends SpawnOptions {
  /** Workers, at least 1. */
  size: number;
  /** The compiled training module, asked for when the first job needs it. */
  training?: () => Promise<WebAssembly.Module>;
}

/** A job is given up when it has cost this many workers. */
const deathsPerJob = 3;

export class WorkerPool {
  readonly #spawner: Spawner;
  readonly #slots = new Set<WorkerSlot>();
  readonly #cancellation = new Cancellation(() => {
    for (const slot of this.#slots) slot.review();
  });
  readonly #training: () => Promise<WebAssembly.Module>;
  #queue: Task[] = [];
  #count = 0;
  /** Why no worker is left, once none is. */
  #over: CoreUnavailable | null = null;

  constructor({ size, training = untrained, ...spawning }: PoolOptions) {
    this.#training = training;
    this.#spawner = new Spawner(spawning);
    for (let number = 0; number < size; number += 1) this.#open(number);
  }

  /** Workers that are there or on their way. */
  get size(): number {
    return this.#slots.size;
  }

  /** How its workers were started; null until the first is ready. */
  get kind(): WorkerKind | null {
    return this.#spawner.kind;
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

  #queued<J extends Job>(job: J, needs: Task['needs'], signal: AbortSignal | undefined): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#over !== null) throw this.#over;
      const outcome = { resolve: resolve as Task['resolve'], reject };
      const task = new Task({ id: (this.#count += 1), job, needs }, outcome, () => {
        if (signal !== undefined) this.#cancellation.forget(signal, task);
      });
      if (signal !== undefined) this.#cancellation.watch(signal, task);
      this.#queue.push(task);
      this.#dispatch();
    });
  }

  /** Stops all workers; jobs that are not done reject. */
  close(): void {
    for (const slot of this.#slots) this.#queue.push(...slot.close());
    this.#slots.clear();
    this.#end(new CoreUnavailable('not-started', 'the pool is closed'));
  }

  #open(number: number): void {
    const slot: WorkerSlot = new WorkerSlot({
      spawn: () => this.#spawner.spawn(number),
      onFree: () => {
        this.#dispatch();
      },
      onReturned: (tasks, detail) => {
        this.#takeBack(tasks, detail);
      },
      onClosed: (reason) => {
        this.#slots.delete(slot);
        if (this.#slots.size === 0) this.#end(reason);
      },
    });
    this.#slots.add(slot);
  }

  #dispatch(): void {
    this.#queue = this.#queue.filter(({ open }) => open);
    while (this.#queue.length > 0) {
      let best: WorkerSlot | null = null;
      for (const slot of this.#slots) if (slot.room > (best?.room ?? 0)) best = slot;
      const task = best === null ? undefined : this.#queue.shift();
      if (task === undefined) return;
      best?.post(task);
    }
  }

  #takeBack(tasks: Task[], detail: string): void {
    const [current] = tasks;
    if (current !== undefined) {
      current.deaths += 1;
      if (current.deaths >= deathsPerJob) current.reject(new CoreUnavailable('not-started', detail));
    }
    this.#queue.unshift(...tasks.filter(({ open }) => open));
    this.#dispatch();
  }

  #end(reason: unknown): void {
    this.#over = reason instanceof CoreUnavailable ? reason : new CoreUnavailable('not-started', detailOf(reason));
    const waiting = this.#queue;
    this.#queue = [];
    for (const task of waiting) task.reject(this.#over);
  }
}

function untrained(): Promise<never> {
  return Promise.reject(new CoreUnavailable('not-started', 'the pool knows no training module'));
}
