// A job on its way through the pool: who waits for it, how long a worker may take over it, and which jobs a signal cancels.
import { type Job, type Result, trains } from './protocol.ts';

// How long a worker may be silent over a job before it counts as dead. Long enough for the slowest machine, never endless.

// A chunk is 256 queries; 5 million normal draws a second is a hundredth of what one thread reaches.
const queries = 256;
const drawsPerMillisecond = 5000;
const start = 4000;

// The same of products and exponentials of a step of training.
const productsPerMillisecond = 20_000;

/** Milliseconds for a job that somebody waits for. */
export function patience(job: Job): number {
  if (!trains(job)) return start + (queries * (job.specification.keys + 1) * job.d) / drawsPerMillisecond;
  const { d, modelDimension, symbols, keys, classes, batch, heldOut } = job.settings;
  const ofStep = symbols * d * (8 * modelDimension + symbols) + (batch + heldOut) * keys * (classes + d);
  return start + (job.steps * ofStep) / productsPerMillisecond;
}

/** Milliseconds that a worker may go on with a job that nobody waits for any more. */
export const patienceForAbandoned = 200;

// One job on its way through the pool, and who waits for it.

interface Outcome {
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

export class Task {
  readonly id: number;
  readonly job: Job;
  /** What a worker must have before the job; null where the core does. */
  readonly needs: WebAssembly.Module | null;
  /** How many workers have died over it. */
  deaths = 0;
  readonly #outcome: Outcome;
  readonly #onSettled: () => void;
  #open = true;

  constructor(
    { id, job, needs }: { id: number; job: Job; needs: WebAssembly.Module | null },
    outcome: Outcome,
    onSettled: () => void,
  ) {
    this.id = id;
    this.job = job;
    this.needs = needs;
    this.#outcome = outcome;
    this.#onSettled = onSettled;
  }

  /** Whether anybody still waits for it. */
  get open(): boolean {
    return this.#open;
  }

  resolve(result: Result): void {
    if (this.#settle()) this.#outcome.resolve(result);
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

// Which tasks a signal cancels: one listener for each signal, however many jobs wait under it.

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
