// A pool as a page has it, without workers: calls are answered where they stand, by the compiled modules.
import { type Call, type ModuleName } from '../../../web/core/protocol.ts';
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

function answer<Value>({ module, function: name, arguments: given }: Call<Value>): Value {
  const bound = modules[module][name];
  if (!bound) throw new TypeError(`no function ${name}`);
  return unwrap(bound(...given)) as Value;
}

export const answersHere = {
  size: 2,
  // A refusal rejects.
  run: async <Value>(one: Call<Value>): Promise<Value> => Promise.resolve(one).then(answer),
  runAll: async <Value>(calls: readonly Call<Value>[]): Promise<Value[]> =>
    Promise.resolve(calls).then((all) => all.map((each) => answer(each))),
} as unknown as WorkerPool;

/** The same, each answer in a task of its own, as a worker's comes. */
export const answersInTurn = {
  size: 1,
  run: async <Value>(one: Call<Value>, { signal }: { signal?: AbortSignal } = {}): Promise<Value> => {
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return answersHere.run(one);
  },
} as unknown as WorkerPool;
