// How long a worker may be silent over a job before it counts as dead. Long enough for the slowest machine, never endless.
import type { Job } from './protocol.ts';

// A chunk is 256 queries; 5 million normal draws a second is a hundredth of what one thread reaches.
const queries = 256;
const drawsPerMillisecond = 5000;
const start = 4000;

/** Milliseconds for a job that somebody waits for. */
export function patience({ specification, d }: Job): number {
  return start + (queries * (specification.keys + 1) * d) / drawsPerMillisecond;
}

/** Milliseconds that a worker may go on with a job that nobody waits for any more. */
export const patienceForAbandoned = 200;
