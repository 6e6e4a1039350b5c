// One job on its way through the pool, and who waits for it.
import type { Job } from './protocol.ts';

export class Ticket {
  readonly id: number;
  readonly job: Job;
  /** How many workers have died over it. */
  deaths = 0;
  readonly #resolve: (summary: Float64Array) => void;
  readonly #reject: (reason: unknown) => void;
  #open = true;

  constructor(id: number, job: Job, resolve: (summary: Float64Array) => void, reject: (reason: unknown) => void) {
    this.id = id;
    this.job = job;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Whether anybody still waits for it. */
  get open(): boolean {
    return this.#open;
  }

  resolve(summary: Float64Array): void {
    if (!this.#open) return;
    this.#open = false;
    this.#resolve(summary);
  }

  reject(reason: unknown): void {
    if (!this.#open) return;
    this.#open = false;
    this.#reject(reason);
  }
}
