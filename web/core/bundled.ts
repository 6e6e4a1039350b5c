// What many ask of workers in one turn, in fewer messages.
import type { TaskOptions, WorkerPool } from './pool.ts';
import type { Call } from './protocol.ts';

type RunAll = Pick<WorkerPool, 'runAll'>;

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
