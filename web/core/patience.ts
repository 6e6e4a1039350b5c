// How long a worker may be silent over a job before it counts as dead. Long enough for the slowest machine, never endless.
import { trains, type Job } from './protocol.ts';

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
