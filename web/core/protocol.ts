// What page and worker say to each other.
import type { Refusal, SweepSpecification } from './types.ts';

/** One chunk of one d: what a worker computes at a time. */
export interface Job {
  specification: SweepSpecification;
  d: number;
  chunk: number;
}

export type ToWorker = { kind: 'start'; compiled: WebAssembly.Module } | { kind: 'job'; id: number; job: Job };

export type FromWorker =
  | { kind: 'ready' }
  /** The core could not be started. */
  | { kind: 'failed'; detail: string }
  | { kind: 'done'; id: number; summary: Float64Array }
  | { kind: 'refused'; id: number; refusal: Refusal }
  /** The core broke down (a trap, no memory): this worker is of no more use. */
  | { kind: 'broken'; id: number; detail: string };

/** The page's side of a worker; a Worker is one, and so is a core on the main thread. */
export interface WorkerPort {
  send(message: ToWorker): void;
  /** Called for each message, until stopped. */
  onMessage: ((message: FromWorker) => void) | null;
  /** Called when the worker fails as a whole. */
  onFailure: ((detail: string) => void) | null;
  stop(): void;
}
