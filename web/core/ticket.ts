// One job on its way through the pool, and who waits for it.
import type { Job } from './protocol.ts';

export class Ticket {
  readonly id: number;
  readonly job: Job;
  /** How many workers have died over it. */
  deaths = 0;
  readonly #outcome: { resolve(summary: Float64Array): void; reject(reason: unknown): void };
  readonly #onSettled: () => void;
  #open = true;

  constructor(
    id: number,
    job: Job,
    outcome: { resolve(summary: Float64Array): void; reject(reason: unknown): void },
    onSettled: () => void,
  ) {
    this.id = id;
    this.job = job;
    this.#outcome = outcome;
    this.#onSettled = onSettled;
  }

  /** Whether anybody still waits for it. */
  get open(): boolean {
    return this.#open;
  }

  resolve(summary: Float64Array): void {
    if (this.#settle()) this.#outcome.resolve(summary);
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
