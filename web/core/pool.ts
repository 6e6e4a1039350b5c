// A pool of workers that answer calls: chunks of a sweep, slices of a training run, rows of a picture. Which worker answers one, and how
// often, never changes its bits.
// And the page's own, fetched with all that starts and feeds it when the first job is at hand.
import type { Call, LateModule } from './protocol.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';
import { type SpawnOptions, Spawner, type WorkerKind } from './worker-port.ts';
import { Cancellation, type Need, type Outcome, Task, type TaskOptions, WorkerSlot } from './worker-slot.ts';
import { sources } from './worker-sources.ts';

export interface PoolOptions extends SpawnOptions {
  /** Workers, at least 1. */
  size: number;
  /** The compiled modules beside the core, each asked for when the first call needs it. */
  modules?: Partial<Record<LateModule, () => Promise<WebAssembly.Module>>>;
}

/** Calls are given up when they have cost this many workers. */
const deathsPerTask = 3;

export class WorkerPool {
  readonly #spawner: Spawner;
  readonly #slots = new Set<WorkerSlot>();
  readonly #cancellation = new Cancellation(() => {
    for (const slot of this.#slots) slot.review();
  });
  readonly #modules: NonNullable<PoolOptions['modules']>;
  #queue: Task[] = [];
  #count = 0;
  /** Why no worker is left, once none is. */
  #over: CoreUnavailable | null = null;

  constructor({ size, modules = {}, ...spawning }: PoolOptions) {
    this.#modules = modules;
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
   * What a call gives. Calls are begun in the order in which they were given, prompt ones before all others: who keeps few of them waiting
   * is never held up for long by another.
   *
   * rejects  CoreRefusal; CoreUnavailable where no worker can answer
   */
  async run<Value>(one: Call<Value>, options?: TaskOptions): Promise<Value> {
    const [value] = await this.runAll([one], options);
    return value as Value;
  }

  /** The same of calls of one module that go to one worker in one message: a value for each, in their order. */
  async runAll<Value>(calls: readonly Call<Value>[], options: TaskOptions = {}): Promise<Value[]> {
    options.signal?.throwIfAborted();
    const module = calls[0]?.module ?? 'core';
    const needs = module === 'core' ? null : { module, compiled: await this.#compiled(module) };
    return new Promise((resolve, reject) => {
      options.signal?.throwIfAborted();
      this.#queued({ calls, needs }, options, { resolve: resolve as Outcome['resolve'], reject });
    });
  }

  #compiled(module: LateModule): Promise<WebAssembly.Module> {
    const binary = this.#modules[module];
    if (binary === undefined) throw new CoreUnavailable('not-started', `the pool knows no module ${module}`);
    return binary();
  }

  #queued(
    { calls, needs }: { calls: readonly Call[]; needs: Need | null },
    options: TaskOptions,
    outcome: Outcome,
  ): void {
    if (this.#over !== null) throw this.#over;
    const { signal } = options;
    const onSettled = (): void => {
      if (signal !== undefined) this.#cancellation.forget(signal, task);
    };
    const task = new Task({ id: (this.#count += 1), calls, needs }, options, outcome, onSettled);
    if (signal !== undefined) this.#cancellation.watch(signal, task);
    const place = task.prompt ? this.#queue.findIndex(({ prompt }) => !prompt) : -1;
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, task);
    this.#dispatch();
  }

  /** Stops all workers; calls that are not answered reject. */
  close(): void {
    for (const slot of this.#slots) this.#queue.push(...slot.close());
    this.#slots.clear();
    this.#end(new CoreUnavailable('not-started', 'the pool is closed'));
  }

  #open(number: number): void {
    const slot: WorkerSlot = new WorkerSlot({
      spawn: () => this.#spawner.spawn(number),
      onFree: () => this.#dispatch(),
      onReturned: (tasks, detail) => this.#takeBack(tasks, detail),
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
      if (current.deaths >= deathsPerTask) current.reject(new CoreUnavailable('not-started', detail));
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
