// Calls on their way through the pool: who waits for them, how long a worker may take over them, and which of them a signal cancels.
import type { Call, LateModule } from './protocol.ts';

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
