// A pool of workers that answer calls: chunks of a sweep, slices of a training run, rows of a picture. Which worker answers one, and how
// often, never changes its bits. And the page's own, fetched with all that starts and feeds it when the first job is at hand.
import { Deadline } from './deadline.ts';
import type { Call, FromWorker, LateModule, ModuleName, WorkerPort } from './protocol.ts';
import { CoreRefusal, CoreUnavailable, detailOf } from './refusal.ts';
import { type SpawnOptions, Spawner, type WorkerKind } from './workers.ts';
import { sources } from './worker-sources.ts';

/** Milliseconds that a worker may be silent over calls that somebody waits for, beside what these are said to take. */
const silence = 4000;

/** What calls of which nothing else is said may take on the slowest machine: many times what the core permits in one. */
const usual = 16_000;

/** Milliseconds that a worker may go on with calls that nobody waits for any more: several times what they take, for a busy machine. */
const patienceForAbandoned = 280;

export interface TaskOptions {
  /** Cancels it: the promise rejects at once with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that the slowest machine may take over the calls. */
  patience?: number | undefined;
  /** A reader waits for this answer: it goes before all that are not prompt, such as a sweep's. */
  prompt?: boolean | undefined;
}

/** Calls of one module on their way to one worker, in one message. */
interface Task {
  id: number;
  calls: readonly Call[];
  /** What a worker must have beside the core. */
  needs: { module: LateModule; compiled: WebAssembly.Module } | null;
  prompt: boolean;
  /** Milliseconds until a worker that is silent over it counts as dead. */
  patience: number;
  /** How many workers have died over it. */
  deaths: number;
  /** Whether anybody still waits for it: what comes of it later is heard by nobody. */
  open: boolean;
  resolve: (values: readonly unknown[]) => void;
  reject: (reason: unknown) => void;
}

interface PoolOptions extends SpawnOptions {
  /** Workers, at least 1. */
  size: number;
  /** Those beside the core, each asked for when the first call needs it. */
  modules?: Partial<Record<LateModule, () => Promise<WebAssembly.Module>>>;
}

/** Calls are given up when they have cost this many workers, and a worker that dies this often without finishing a task is not replaced. */
const [deathsPerTask, lives] = [3, 3];

export class WorkerPool {
  readonly #spawner: Spawner;
  readonly #slots = new Set<WorkerSlot>();
  readonly #modules: NonNullable<PoolOptions['modules']>;
  readonly #waiting = new WeakMap<AbortSignal, Set<Task>>();
  #queue: Task[] = [];
  #count = 0;
  /** Why no worker is left, once none is. */
  #over: CoreUnavailable | null = null;

  constructor({ size, modules = {}, ...spawning }: PoolOptions) {
    this.#modules = modules;
    this.#spawner = new Spawner(spawning);
    for (let number = 0; number < size; number += 1) {
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
    return (await this.runAll([one], options))[0] as Value;
  }

  /** The same of calls of one module that go to one worker in one message: a value for each, in their order. */
  async runAll<Value>(calls: readonly Call<Value>[], options: TaskOptions = {}): Promise<Value[]> {
    const { signal, patience = usual, prompt = false } = options;
    signal?.throwIfAborted();
    const module = calls[0]?.module ?? 'core';
    const binary = module === 'core' ? null : this.#modules[module];
    if (binary === undefined) throw new CoreUnavailable('not-started', `the pool knows no module ${module}`);
    const needs = binary && { module: module as LateModule, compiled: await binary() };
    signal?.throwIfAborted();
    if (this.#over !== null) throw this.#over;
    return new Promise<Value[]>((resolve, reject) => {
      const settle = <Given>(tell: (given: Given) => void, given: Given): void => {
        if (!task.open) return;
        task.open = false;
        waiting?.delete(task);
        tell(given);
      };
      const task: Task = {
        ...{ id: (this.#count += 1), calls, needs, prompt, patience: silence + patience, deaths: 0, open: true },
        resolve: (values) => settle(resolve, values as Value[]),
        reject: (reason) => settle(reject, reason),
      };
      const waiting = signal && this.#waitingUnder(signal).add(task);
      const place = prompt ? this.#queue.findIndex((other) => !other.prompt) : -1;
      this.#queue.splice(place < 0 ? this.#queue.length : place, 0, task);
      this.#dispatch();
    });
  }

  /** The tasks that a signal cancels: one listener for it, however many they are. */
  #waitingUnder(signal: AbortSignal): Set<Task> {
    const known = this.#waiting.get(signal);
    if (known) return known;
    const tasks = new Set<Task>();
    this.#waiting.set(signal, tasks);
    signal.addEventListener('abort', () => {
      for (const task of tasks) task.reject(signal.reason);
      for (const slot of this.#slots) slot.review();
    });
    return tasks;
  }

  /** Stops all workers; calls that are not answered reject. */
  close(): void {
    for (const slot of this.#slots) this.#queue.push(...slot.close());
    this.#slots.clear();
    this.#end(new CoreUnavailable('not-started', 'the pool is closed'));
  }

  #dispatch(): void {
    this.#queue = this.#queue.filter(({ open }) => open);
    while (this.#queue.length > 0) {
      const [best] = [...this.#slots].sort((one, other) => other.room - one.room);
      if (!best || best.room === 0) return;
      best.post(this.#queue.shift()!);
    }
  }

  #takeBack(tasks: Task[], detail: string): void {
    const [current] = tasks;
    if (current && (current.deaths += 1) >= deathsPerTask) current.reject(new CoreUnavailable('not-started', detail));
    this.#queue.unshift(...tasks.filter(({ open }) => open));
    this.#dispatch();
  }

  #end(reason: unknown): void {
    this.#over = reason instanceof CoreUnavailable ? reason : new CoreUnavailable('not-started', detailOf(reason));
    for (const task of this.#queue.splice(0)) task.reject(this.#over);
  }
}

// One place in the pool: holds a worker, hands it tasks, replaces it when it dies or dawdles.

/** Tasks at a worker at one time: the second waits there, so that the worker never waits for the page. */
const depth = 2;

/** What a slot tells its pool. */
interface SlotOwner {
  spawn(): Promise<WorkerPort>;
  /** There is room for another task. */
  onFree(): void;
  /** The worker died; these tasks have to be run again, and the first was being worked on. */
  onReturned(tasks: Task[], detail: string): void;
  /** The slot takes no more tasks. */
  onClosed(reason: unknown): void;
}

class WorkerSlot {
  readonly #owner: SlotOwner;
  #port: WorkerPort | null = null;
  /** What the worker has been sent beside the core. */
  readonly #sent = new Set<LateModule>();
  #tasks: Task[] = [];
  readonly #deadline = new Deadline((after) => this.#die(`no answer for ${String(Math.round(after))} ms`));
  #deaths = 0;
  #closed = false;

  constructor(owner: SlotOwner) {
    this.#owner = owner;
    void this.#fill();
  }

  /** Tasks it could take now. */
  get room(): number {
    return this.#port === null ? 0 : depth - this.#tasks.length;
  }

  post(task: Task): void {
    this.#tasks.push(task);
    const { id, calls, needs } = task;
    if (needs && !this.#sent.has(needs.module)) this.#port?.send({ kind: 'start', ...needs });
    if (needs) this.#sent.add(needs.module);
    this.#port?.send({ kind: 'calls', id, calls });
    if (this.#tasks.length === 1) this.#watch();
  }

  /** To be called when tasks may have been abandoned. */
  review(): void {
    for (const { id, open } of this.#tasks) if (!open) this.#port?.send({ kind: 'drop', id });
    if (this.#tasks[0]?.open === false) this.#watch();
  }

  /** Stops the worker; gives the tasks that it had not finished. */
  close(): Task[] {
    this.#closed = true;
    return this.#release();
  }

  async #fill(): Promise<void> {
    try {
      const port = await this.#owner.spawn();
      if (this.#closed) port.stop();
      else {
        this.#port = port;
        port.onMessage = (message) => this.#receive(message);
        port.onFailure = (detail) => this.#die(detail);
        this.#owner.onFree();
      }
    } catch (thrown) {
      this.#end(thrown);
    }
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'broken') this.#die(message.detail);
    const task = 'id' in message && this.#tasks.find(({ id }) => id === message.id);
    if (!task) return;
    this.#tasks = this.#tasks.filter((other) => other !== task);
    this.#deaths = 0;
    this.#watch();
    if (message.kind === 'done') task.resolve(message.values);
    else if (message.kind === 'unserved') task.reject(new CoreUnavailable('not-started', message.detail));
    else if (message.kind === 'refused') task.reject(new CoreRefusal(message.refusal));
    this.#owner.onFree();
  }

  /** Sets the clock for the task that is being worked on. */
  #watch(): void {
    const [current] = this.#tasks;
    if (current) this.#deadline.renew(current.open ? current.patience : patienceForAbandoned);
    else this.#deadline.end();
  }

  #die(detail: string): void {
    const tasks = this.#release();
    // A worker that was stopped over abandoned work did nothing wrong.
    if (tasks[0]?.open !== false) this.#deaths += 1;
    this.#owner.onReturned(tasks, detail);
    if (this.#deaths < lives) void this.#fill();
    else this.#end(new Error(detail));
  }

  #end(reason: unknown): void {
    this.close();
    this.#owner.onClosed(reason);
  }

  /** Lets the worker go; gives the tasks that it had not finished. */
  #release(): Task[] {
    const tasks = this.#tasks.splice(0);
    this.#deadline.end();
    this.#port?.stop();
    this.#port = null;
    this.#sent.clear();
    return tasks;
  }
}

/** More workers than the first gain little and cost memory; milliseconds that one may take to load its script and start its core. */
const [most, startsWithin] = [8, 6000];

/** A pool of so many workers, which start from the core; as many as the machine serves well, where nothing is said. */
export function openPool(
  { core, ...modules }: Record<ModuleName, () => Promise<WebAssembly.Module>>,
  size = Math.min(navigator.hardwareConcurrency || 2, most),
): WorkerPool {
  return new WorkerPool({ size, sources, compiled: core(), modules, within: startsWithin });
}
