// A pool as a page has it, without workers: calls are answered where they stand, by the compiled modules.
import { type Call, type ModuleName, argumentsOf } from '../../../web/core/protocol.ts';
import { unwrap } from '../../../web/core/refusal.ts';
import type { WorkerPool } from '../../../web/core/pool.ts';
import type { Answer } from '../../../web/core/types.ts';
import { boundChapters } from '../../bindings/chapters-core.ts';
import { bound as boundCore } from '../../bindings/core.ts';
import { boundTraining } from '../../bindings/training-core.ts';

type Bound = Readonly<Record<string, (...given: readonly unknown[]) => Answer<unknown>>>;

const modules = { core: boundCore, chapters: boundChapters, training: boundTraining } as unknown as Readonly<
  Record<ModuleName, Bound>
>;

function answer<Value>(one: Call<Value>, before: ReadonlyMap<Call, unknown> = new Map()): Value {
  const bound = modules[one.module][one.function];
  if (!bound) throw new TypeError(`no function ${one.function}`);
  return unwrap(bound(...argumentsOf(one, before))) as Value;
}

export const answersHere = {
  size: 2,
  // A refusal rejects.
  run: async <Value>(one: Call<Value>): Promise<Value> => Promise.resolve(one).then((each) => answer(each)),
  runAll: async <Value>(calls: readonly Call<Value>[]): Promise<Value[]> =>
    Promise.resolve(calls).then((all) => {
      const values = new Map<Call, Value>();
      for (const each of all) values.set(each, answer(each, values));
      return [...values.values()];
    }),
} as unknown as WorkerPool;

/** The same, each answer in a task of its own, as a worker's comes. */
export const answersInTurn = {
  size: 1,
  runAll: async <Value>(calls: readonly Call<Value>[], { signal }: { signal?: AbortSignal } = {}): Promise<Value[]> => {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return answersHere.runAll(calls);
  },
} as unknown as WorkerPool;
