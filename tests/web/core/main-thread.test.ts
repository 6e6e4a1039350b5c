// The core on the main thread behind a worker's port.
import { expect, test, vi } from 'vitest';

import { mainThreadPort, slice, type FromWorker, call, partOf } from '../../../web/core/protocol.ts';
import { fakeCore } from './fake-core.ts';
import { settings } from './fake-training.ts';
import { chunkOf, emptyBinary, fakeStarts } from './fake-worker.ts';

const calls = [chunkOf({ specification: { seed: '1', samples: 10, keys: 8, rules: [] }, d: 2, chunk: 0 })];

/** A busy machine may take more than the second that is usual. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, 30_000);

async function started(core = fakeCore()): Promise<{ port: ReturnType<typeof mainThreadPort>; heard: FromWorker[] }> {
  const heard: FromWorker[] = [];
  const port = mainThreadPort({ ...fakeStarts(), core: () => Promise.resolve(core) });
  port.onMessage = (message) => heard.push(message);
  port.send({ kind: 'start', module: 'core', compiled: await emptyBinary });
  await eventually(() => {
    expect(heard).toEqual([{ kind: 'ready' }]);
  });
  return { port, heard };
}

test('answers jobs in their order, never before the sender is done', async () => {
  const { port, heard } = await started();
  for (const id of [1, 2, 3]) port.send({ kind: 'calls', id, calls });
  expect(heard).toHaveLength(1);
  await eventually(() => {
    expect(heard).toHaveLength(4);
  });
  expect(heard.slice(1).map((message) => ('id' in message ? message.id : 0))).toEqual([1, 2, 3]);
});

test('gives the page a turn after each slice', async () => {
  const quick = fakeCore();
  const core = fakeCore();
  core.sweepChunk = (...request) => {
    const until = performance.now() + slice + 1;
    while (performance.now() < until);
    return quick.sweepChunk(...request);
  };
  const { port, heard } = await started(core);
  for (const id of [1, 2, 3]) port.send({ kind: 'calls', id, calls });
  const atTurns: number[] = [];
  while (heard.length < 4) {
    await new Promise((resolve) => setTimeout(resolve));
    atTurns.push(heard.length);
  }
  expect(Math.max(...atTurns.map((count, i) => count - (atTurns[i - 1] ?? 1)))).toBe(1);
});

test('leaves out what is not begun of calls that are dropped, and goes on with others', async () => {
  const core = fakeCore();
  const chunk = vi.fn(core.sweepChunk);
  core.sweepChunk = (...request) => {
    if (chunk.mock.calls.length === 1) port.send({ kind: 'drop', id: 1 });
    return chunk(...request);
  };
  const { port, heard } = await started(core);
  port.send({ kind: 'calls', id: 1, calls: Array.from({ length: 5 }, () => calls).flat() });
  port.send({ kind: 'calls', id: 2, calls });
  await eventually(() => {
    expect(heard).toHaveLength(3);
  });
  expect(heard.slice(1)).toMatchObject([
    { id: 1, values: [] },
    { id: 2, values: [expect.anything()] },
  ]);
  expect(chunk).toHaveBeenCalledTimes(3);
});

test('is silent once stopped', async () => {
  const { port, heard } = await started();
  port.send({ kind: 'calls', id: 1, calls });
  port.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveLength(1);
});

test('says that the core did not start', async () => {
  const heard: FromWorker[] = [];
  const port = mainThreadPort({ ...fakeStarts(), core: () => Promise.reject(new Error('no memory')) });
  port.onMessage = (message) => heard.push(message);
  port.send({ kind: 'start', module: 'core', compiled: await emptyBinary });
  await eventually(() => {
    expect(heard).toEqual([{ kind: 'failed', detail: 'Error: no memory' }]);
  });
});

test('trains once the module has been sent, and sweeps meanwhile', async () => {
  const heard: FromWorker[] = [];
  const port = mainThreadPort(fakeStarts());
  port.onMessage = (message) => heard.push(message);
  const compiled = await emptyBinary;
  port.send({ kind: 'start', module: 'core', compiled });
  await eventually(() => {
    expect(heard).toEqual([{ kind: 'ready' }]);
  });
  port.send({ kind: 'start', module: 'training', compiled });
  const state = Float64Array.of(0, 1);
  port.send({ kind: 'calls', id: 1, calls: [call('training', 'trainSteps', settings, state, 3, 1, null)] });
  port.send({ kind: 'calls', id: 2, calls });
  await eventually(() => {
    expect(heard).toHaveLength(3);
  });
  expect(heard.find((message) => 'id' in message && message.id === 1)).toMatchObject({ values: [{ step: 3 }] });
});

test('what the next call takes whole is not sent back, a part is', async () => {
  const { port, heard } = await started();
  port.send({ kind: 'start', module: 'training', compiled: await emptyBinary });
  const start = call('training', 'startTraining', settings);
  const first = call('training', 'trainSteps', settings, partOf(start), 2, 1, null);
  const second = call('training', 'trainSteps', settings, partOf(first, 'state'), 2, 1, null);
  port.send({ kind: 'calls', id: 1, calls: [start, first, second] });
  await eventually(() => {
    expect(heard).toHaveLength(2);
  });
  expect(heard[1]).toMatchObject({ kind: 'done', values: [null, { step: 2 }, { step: 4 }] });
});
