// What page and worker say to each other.
import type { TrainingSettings, TrainingSlice } from './training-types.ts';
import type { Refusal, SweepSpecification } from './types.ts';

/** Chunks of one d that follow each other: what a worker computes at a time. */
export interface SweepJob {
  specification: SweepSpecification;
  d: number;
  /** The first of them. */
  chunk: number;
  /** How many, at least 1; one where nothing is said. */
  count?: number;
}

/** Some steps of a training run. */
export interface TrainingJob {
  settings: TrainingSettings;
  /** What to go on from; null before the first step. */
  state: Float64Array | null;
  steps: number;
  heldOutEvery: number;
  /** Held-out accuracy at which the run stops, or null. */
  until: number | null;
}

export type Job = SweepJob | TrainingJob;

/** What comes of a job: the summaries of its chunks, all of one length, one behind the other; or the slice of a run. */
export type ResultOf<J extends Job> = J extends TrainingJob ? TrainingSlice : Float64Array;
export type Result = ResultOf<Job>;

export function trains(job: Job): job is TrainingJob {
  return 'settings' in job;
}

export type ToWorker =
  | { kind: 'start'; compiled: WebAssembly.Module }
  /** Comes before the first job that trains. */
  | { kind: 'training'; compiled: WebAssembly.Module }
  | { kind: 'job'; id: number; job: Job };

export type FromWorker =
  | { kind: 'ready' }
  /** The core could not be started. */
  | { kind: 'failed'; detail: string }
  | { kind: 'done'; id: number; result: Result }
  | { kind: 'refused'; id: number; refusal: Refusal }
  /** What the job needs could not be started here; the worker serves other jobs as before. */
  | { kind: 'unserved'; id: number; detail: string }
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
