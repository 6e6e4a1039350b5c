// Many calls of workers: their answers in the order of the calls, while a few are under way for each worker; and what many ask in one turn, in
// fewer messages, since each costs the page, too.
import type { TaskOptions, WorkerPool } from './pool.ts';
import type { Call } from './protocol.ts';
import type { Workers } from './shared-pool.ts';

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

// Fewer messages.

/** Whether calls may be answered on the page's own thread, which messages hold up; until a worker has started, that is open. */
export function mayHoldPageUp({ kind = null }: Partial<Pick<WorkerPool, 'kind'>>): boolean {
  return kind === null || kind === 'main-thread';
}

export type RunAll = Pick<WorkerPool, 'runAll'>;

interface Asking {
  calls: readonly Call[];
  options: TaskOptions | undefined;
  resolve: (values: unknown[]) => void;
  reject: (reason: unknown) => void;
}

/**
 * Workers for many that ask at once under one signal, each for some calls of one module: up to so many of them share a message, since each
 * costs the page, too; of those that are waited for first, so many have one each. What is refused to one is refused to all of its message.
 */
export function bundled(workers: RunAll, most: number, alone = 0): RunAll {
  const waiting: Asking[] = [];
  let sent = 0;
  const send = (): void => {
    for (; waiting.length > 0; sent += 1) {
      const group = waiting.splice(0, sent < alone ? 1 : most);
      const patience = group.reduce((sum, { options }) => sum + (options?.patience ?? 0), 0);
      workers
        .runAll(
          group.flatMap(({ calls }) => calls),
          { ...group[0]?.options, patience },
        )
        .then(
          (values) => {
            for (const { calls, resolve } of group) resolve(values.splice(0, calls.length));
          },
          (reason: unknown) => {
            for (const { reject } of group) reject(reason);
          },
        );
    }
  };
  return {
    runAll: <Value>(calls: readonly Call<Value>[], options?: TaskOptions) =>
      new Promise<Value[]>((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(send);
        waiting.push({ calls, options, resolve: (values) => resolve(values as Value[]), reject });
      }),
  };
}
