// The page's pool of workers as runs of calls ask it. It may be named before it is there: what is asked of it waits for the first worker. And
// answers to many calls come in the order of the calls, while a few are under way for each worker.
import type { WorkerPool } from './pool.ts';
import type { Call } from './protocol.ts';
import { openedPool, sharedPool } from './shared.ts';

/** What a run of calls needs of a pool. */
export type Workers = Pick<WorkerPool, 'run' | 'runAll' | 'size'>;

export const latePool: Workers = {
  get size() {
    return openedPool()?.size ?? 0;
  },
  run: async (job, options) => (await sharedPool()).run(job, options),
  runAll: async (jobs, options) => (await sharedPool()).runAll(jobs, options),
};

/** Whether sweeps run on the page's own thread, since the host lets no worker start; false until that is known. */
export function computesOnPage(): boolean {
  return openedPool()?.kind === 'main-thread';
}

// Answers in the order of the calls.

/** Calls under way for each worker: one computes while the next is on its way, and a third waits. */
const perWorker = 3;

/** rejects  the signal's reason; CoreRefusal; CoreUnavailable; what is then under way is for the signal to cancel */
export async function* inOrder<Value>(
  workers: Workers,
  calls: Iterable<Call<Value>>,
  signal: AbortSignal,
): AsyncGenerator<Value, void, undefined> {
  for await (const values of messagesInOrder(workers, calls, signal)) yield* values;
}

/** The same of many calls in a message, each of which costs the page, too: up to so many, fewer of the first, which are waited for. */
export async function* messagesInOrder<Value>(
  workers: Workers,
  calls: Iterable<Call<Value>>,
  signal: AbortSignal,
  atOnce = 1,
): AsyncGenerator<Value[], void, undefined> {
  const underWay: Promise<Value[]>[] = [];
  let waiting: Call<Value>[] = [];
  let asked = 0;
  const ask = (): void => {
    const answers = workers.runAll(waiting, { signal });
    // They may fail before their turn.
    answers.catch(() => undefined);
    underWay.push(answers);
    asked += waiting.length;
    waiting = [];
  };
  const next = async (): Promise<Value[]> => {
    const values = await underWay.shift();
    signal.throwIfAborted();
    return values ?? [];
  };
  for (const call of calls) {
    waiting.push(call);
    if (waiting.length >= Math.min(atOnce, 2 + asked / 2)) ask();
    if (underWay.length >= perWorker * Math.max(1, workers.size)) yield await next();
  }
  if (waiting.length > 0) ask();
  while (underWay.length > 0) yield await next();
}
