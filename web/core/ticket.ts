// One job on its way through the pool, and who waits for it.
import type { Job, Result } from './protocol.ts';

interface Outcome {
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

export class Ticket {
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
