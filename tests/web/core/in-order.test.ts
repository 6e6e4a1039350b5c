// Answers in the order of the calls, from workers that answer in any order and die.
import { afterEach, expect, test } from 'vitest';

import { inOrder } from '../../../web/core/many-calls.ts';
import { WorkerPool } from '../../../web/core/pool.ts';
import { CoreRefusal } from '../../../web/core/refusal.ts';
import { type Faults, chunkOf, emptyBinary, fakeSource } from './fake-worker.ts';

const specification = { seed: '1', samples: 1000, keys: 8, rules: [] };
const calls = Array.from({ length: 12 }, (_, chunk) => chunkOf({ specification, d: 4, chunk }));

let pool: WorkerPool;
function open(faults: Faults = {}): WorkerPool {
  pool = new WorkerPool({ size: 3, sources: [fakeSource(faults)], compiled: emptyBinary, within: 5000 });
  return pool;
}
afterEach(() => {
  pool.close();
});

async function all(from: AsyncIterable<Float64Array>): Promise<Float64Array[]> {
  const found: Float64Array[] = [];
  for await (const each of from) found.push(each);
  return found;
}

test('answers come in the order of their calls, with the same bits when workers die', async () => {
  const { signal } = new AbortController();
  const calm = await all(inOrder(open(), calls, signal));
  expect(calm.map(([, , chunk]) => chunk)).toEqual(calls.map((_, place) => place));
  pool.close();
  let count = 0;
  const restless: Faults = {
    delay: ({ chunk }) => (chunk * 7) % 5,
    instead: () => (++count % 4 === 0 ? 'die' : undefined),
  };
  expect(await all(inOrder(open(restless), calls, signal))).toEqual(calm);
  expect(count).toBeGreaterThan(calls.length);
});

test('a refusal names parameter, value and range, after all answers before it', async () => {
  const asked = [...calls.slice(0, 2), chunkOf({ specification, d: 13, chunk: 0 }), ...calls.slice(2)];
  const found: Float64Array[] = [];
  const failed: unknown = await (async () => {
    for await (const each of inOrder(open(), asked, new AbortController().signal)) found.push(each);
  })().catch((thrown: unknown) => thrown);
  expect(failed).toBeInstanceOf(CoreRefusal);
  expect(failed).toMatchObject({ code: 'out-of-range', parameter: 'd', value: '13', range: 'not 13' });
  expect(found).toHaveLength(2);
});

test('nothing comes once the signal aborts', async () => {
  const stop = new AbortController();
  const answers = inOrder(open(), calls, stop.signal);
  expect((await answers.next()).done).toBe(false);
  stop.abort('enough');
  await expect(answers.next()).rejects.toBe('enough');
  expect((await answers.next()).done).toBe(true);
});
