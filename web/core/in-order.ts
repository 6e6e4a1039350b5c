// Answers to many calls in the order of the calls, while a few are under way for each worker.
import type { WorkerPool } from './pool.ts';
import type { Call } from './protocol.ts';

/** Calls under way for each worker: one computes while the next is on its way, and a third waits. */
const perWorker = 3;

/** What a run of calls needs of a pool. */
export type Workers = Pick<WorkerPool, 'run' | 'size'>;

/** Rejects with the signal's reason, with CoreRefusal or CoreUnavailable; what is then under way is for the signal to cancel. */
export async function* inOrder<Value>(
  workers: Workers,
  calls: Iterable<Call<Value>>,
  signal: AbortSignal,
): AsyncGenerator<Value, void, undefined> {
  const underWay: Promise<Value>[] = [];
  const next = async (): Promise<Value> => {
    const value = (await underWay.shift()) as Value;
    signal.throwIfAborted();
    return value;
  };
  for (const call of calls) {
    const answer = workers.run(call, { signal });
    // It may fail before its turn.
    answer.catch(() => undefined);
    underWay.push(answer);
    if (underWay.length >= perWorker * Math.max(1, workers.size)) yield await next();
  }
  while (underWay.length > 0) yield await next();
}
