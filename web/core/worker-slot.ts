// One place in the pool: holds a worker, hands it tasks, replaces it when it dies or dawdles. And what a task is.
import { Deadline } from './deadline.ts';
import { CoreRefusal, CoreUnavailable } from './refusal.ts';
import type { Call, FromWorker, LateModule } from './protocol.ts';
import type { WorkerPort } from './worker-port.ts';

/** Milliseconds that a worker may go on with calls that nobody waits for any more: several times what they take, for a busy machine. */
const patienceForAbandoned = 280;

/** Tasks at a worker at one time: the second waits there, so that the worker never waits for the page. */
const depth = 2;

/** A worker that dies this often without finishing a task is not replaced again. */
const lives = 3;

/** What a slot tells its pool. */
export interface SlotOwner {
  spawn(): Promise<WorkerPort>;
  /** There is room for another task. */
  onFree(): void;
  /** The worker died; these tasks have to be run again, and the first was being worked on. */
  onReturned(tasks: Task[], detail: string): void;
  /** The slot takes no more tasks. */
  onClosed(reason: unknown): void;
}

export class WorkerSlot {
  readonly #owner: SlotOwner;
  #port: WorkerPort | null = null;
  /** What the worker has been sent beside the core. */
  readonly #sent = new Set<LateModule>();
  #tasks: Task[] = [];
  #deadline: Deadline | undefined;
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
    if (needs !== null && !this.#sent.has(needs.module)) {
      this.#sent.add(needs.module);
      this.#port?.send({ kind: 'start', ...needs });
    }
    this.#port?.send({ kind: 'calls', id, calls });
    if (this.#tasks.length === 1) this.#watch();
  }

  /** To be called when tasks may have been abandoned. */
  review(): void {
    if (this.#tasks[0]?.open === false) this.#watch();
  }

  /** Stops the worker; gives the tasks that it had not finished. */
  close(): Task[] {
    const tasks = this.#tasks;
    this.#tasks = [];
    this.#closed = true;
    this.#release();
    return tasks;
  }

  async #fill(): Promise<void> {
    try {
      const port = await this.#owner.spawn();
      if (this.#closed) {
        port.stop();
        return;
      }
      this.#port = port;
      port.onMessage = (message) => this.#receive(message);
      port.onFailure = (detail) => this.#die(detail);
      this.#owner.onFree();
    } catch (thrown) {
      this.close();
      this.#owner.onClosed(thrown);
    }
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready' || message.kind === 'failed') return;
    if (message.kind === 'broken') {
      this.#die(message.detail);
      return;
    }
    const task = this.#tasks.find(({ id }) => id === message.id);
    if (task === undefined) return;
    this.#tasks = this.#tasks.filter((other) => other !== task);
    this.#deaths = 0;
    this.#watch();
    if (message.kind === 'done') task.resolve(message.values);
    else if (message.kind === 'unserved') task.reject(new CoreUnavailable('not-started', message.detail));
    else task.reject(new CoreRefusal(message.refusal));
    this.#owner.onFree();
  }

  /** Sets the clock for the task that is being worked on. */
  #watch(): void {
    const [current] = this.#tasks;
    if (current === undefined) {
      this.#deadline?.end();
      return;
    }
    const limit = current.open ? current.patience : patienceForAbandoned;
    if (this.#deadline) this.#deadline.renew(limit);
    else
      this.#deadline = new Deadline(limit, (after) => {
        this.#die(`no answer for ${String(Math.round(after))} ms`);
      });
  }

  #die(detail: string): void {
    const tasks = this.#tasks;
    this.#tasks = [];
    this.#release();
    // A worker that was stopped over abandoned work did nothing wrong.
    if (tasks[0]?.open !== false) this.#deaths += 1;
    this.#owner.onReturned(tasks, detail);
    if (this.#deaths < lives) {
      void this.#fill();
      return;
    }
    this.close();
    this.#owner.onClosed(new Error(detail));
  }

  #release(): void {
    this.#deadline?.end();
    this.#port?.stop();
    this.#port = null;
    this.#sent.clear();
  }
}

// Calls on their way through the pool: who waits for them, how long a worker may take over them, and which of them a signal cancels.

/** Milliseconds that a worker may be silent over calls that somebody waits for, beside what these are said to take. */
const start = 4000;

/** What calls of which nothing else is said may take on the slowest machine: many times what the core permits in one. */
const usual = 16_000;

/** What a module needs before its first call. */
export interface Need {
  module: LateModule;
  compiled: WebAssembly.Module;
}

export interface TaskOptions {
  /** Cancels it: the promise rejects at once with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that the slowest machine may take over the calls. */
  patience?: number | undefined;
  /** A reader waits for this answer: it goes before all that are not prompt, such as a sweep's. */
  prompt?: boolean | undefined;
}

export interface Outcome {
  resolve(values: readonly unknown[]): void;
  reject(reason: unknown): void;
}

export class Task {
  readonly id: number;
  readonly calls: readonly Call[];
  /** What a worker must have beside the core. */
  readonly needs: Need | null;
  readonly prompt: boolean;
  /** Milliseconds until a worker that is silent over it counts as dead. */
  readonly patience: number;
  /** How many workers have died over it. */
  deaths = 0;
  readonly #outcome: Outcome;
  readonly #onSettled: () => void;
  #open = true;

  constructor(
    { id, calls, needs }: { id: number; calls: readonly Call[]; needs: Need | null },
    { patience = usual, prompt = false }: TaskOptions,
    outcome: Outcome,
    onSettled: () => void,
  ) {
    this.id = id;
    this.calls = calls;
    this.needs = needs;
    this.prompt = prompt;
    this.patience = start + patience;
    this.#outcome = outcome;
    this.#onSettled = onSettled;
  }

  /** Whether anybody still waits for it. */
  get open(): boolean {
    return this.#open;
  }

  resolve(values: readonly unknown[]): void {
    if (this.#settle()) this.#outcome.resolve(values);
  }

  reject(reason: unknown): void {
    if (this.#settle()) this.#outcome.reject(reason);
  }

  /** False if it was settled before. */
  #settle(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    this.#onSettled();
    return true;
  }
}

// Which tasks a signal cancels: one listener for each signal, however many tasks wait under it.

interface Watch {
  tasks: Set<Task>;
  cancel: () => void;
}

export class Cancellation {
  readonly #watches = new Map<AbortSignal, Watch>();
  readonly #onCancelled: () => void;

  /** onCancelled   called after the tasks of a signal have been rejected */
  constructor(onCancelled: () => void) {
    this.#onCancelled = onCancelled;
  }

  /** Rejects the task with the signal's reason as soon as it aborts. */
  watch(signal: AbortSignal, task: Task): void {
    const known = this.#watches.get(signal);
    if (known !== undefined) {
      known.tasks.add(task);
      return;
    }
    const tasks = new Set([task]);
    const cancel = (): void => {
      for (const each of [...tasks]) each.reject(signal.reason);
      this.#onCancelled();
    };
    this.#watches.set(signal, { tasks, cancel });
    signal.addEventListener('abort', cancel);
  }

  /** Takes a settled task off its signal. */
  forget(signal: AbortSignal, task: Task): void {
    const watch = this.#watches.get(signal);
    watch?.tasks.delete(task);
    if (watch?.tasks.size !== 0) return;
    signal.removeEventListener('abort', watch.cancel);
    this.#watches.delete(signal);
  }
}
