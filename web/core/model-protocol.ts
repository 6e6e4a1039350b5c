// What the page and a worker with a weight file say to each other: the file once, then passes of texts through it. No logic.
import type { StartedMessage, StartMessage, WorkerPort } from './protocol.ts';
import type {
  HeadColumns,
  HeadHistograms,
  HeadPlace,
  PassVariant,
  TextLoss,
  TransformerLimits,
  TransformerSizes,
} from './transformer-types.ts';
import type { Refusal } from './types.ts';

/** A file that a worker holds. */
export interface OpenedFile {
  sizes: TransformerSizes;
  unused: readonly string[];
  limits: TransformerLimits;
}

/** One reading of the file: one text, some variants. */
export interface PassJob {
  tokens: readonly number[];
  variants: readonly PassVariant[];
  patterns: readonly HeadPlace[];
  /** Whether figures of heads are wanted, or the loss alone. */
  heads: boolean;
}

/** What a job finds under one variant. */
export interface PassFigures {
  loss: TextLoss;
  heads: HeadFigures | null;
}

export interface HeadFigures {
  divisors: Float64Array;
  columns: HeadColumns;
  histograms: HeadHistograms[];
  patterns: Float32Array[];
}

/** What is asked of a worker, and what comes of it. */
export interface Asks {
  /** `compare`: whether a table that should be tied is compared, number by number. */
  open: { given: { file: Blob; heads: number | null; compare: boolean }; gives: OpenedFile };
  /** A variant after another. */
  run: { given: PassJob; gives: PassFigures[] };
  /** For each variant, the losses of all texts' tokens as one. */
  join: { given: readonly (readonly Float64Array[])[]; gives: TextLoss[] };
}

export type Ask = keyof Asks;

export type ToModelWorker =
  /** With the transformer's binary, whatever module it names. */
  | StartMessage
  | { [Name in Ask]: { kind: 'ask'; id: number; ask: Name; given: Asks[Name]['given'] } }[Ask]
  /** What was asked under this number ends with its next slice. */
  | { kind: 'cancel'; id: number };

export type FromModelWorker =
  | StartedMessage
  /** From 0 to 1. */
  | { kind: 'progress'; id: number; done: number }
  | { kind: 'done'; id: number; value: Asks[Ask]['gives'] }
  | { kind: 'refused'; id: number; refusal: Refusal }
  | { kind: 'cancelled'; id: number }
  /** The module broke down (a trap, no memory): this worker is of no more use. */
  | { kind: 'broken'; id: number; detail: string };

export type ModelPort = WorkerPort<ToModelWorker, FromModelWorker>;
