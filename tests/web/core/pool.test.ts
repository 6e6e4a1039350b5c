// The pool: jobs get through whatever happens to workers, and cancelling takes effect at once.
import { afterEach, describe, expect, test, vi } from 'vitest';

import { WorkerPool } from '../../../web/core/pool.ts';
import { CoreRefusal, CoreUnavailable } from '../../../web/core/refusal.ts';
import type { WorkerSource } from '../../../web/core/workers.ts';
import { type SweepJob, chunkOf, emptyBinary, fakeSource } from './fake-worker.ts';

const specification = { seed: '1', samples: 1000, keys: 8, rules: [] };
const job = (d: number, chunk = 0): SweepJob => ({ specification, d, chunk });

let pool: WorkerPool;
const run = (each: SweepJob, signal?: AbortSignal): Promise<Float64Array> =>
  pool.run(chunkOf(each), { signal, patience: 0 });
function open(sources: WorkerSource[], size = 2): WorkerPool {
  pool = new WorkerPool({ size, sources, compiled: emptyBinary, within: 5000 });
  return pool;
}
afterEach(() => {
  pool.close();
  vi.useRealTimers();
});

describe('a pool of workers', () => {
  test('gives the summary of a chunk', async () => {
    expect(await open([fakeSource()]).run(chunkOf(job(4, 1)))).toEqual(Float64Array.of(256, 2, 1));
  });

  test('gives the summaries of several chunks in their order, each as it is alone', async () => {
    open([fakeSource()]);
    const together = await pool.runAll([1, 2, 3].map((chunk) => chunkOf(job(4, chunk))));
    const alone = await Promise.all([1, 2, 3].map((chunk) => run(job(4, chunk))));
    expect(together).toEqual(alone);
  });

  test('starts as many workers as it is asked to and knows their kind once one is ready', async () => {
    const source = fakeSource();
    open([source], 3);
    expect(pool.kind).toBeNull();
    await run(job(1));
    expect(source.workers).toHaveLength(3);
    expect(pool.size).toBe(3);
    expect(pool.kind).toBe('url');
  });

  test('begins jobs in the order in which they were given', async () => {
    const source = fakeSource();
    open([source], 1);
    await Promise.all([5, 3, 9, 1, 7].map((d) => run(job(d))));
    expect(source.workers[0]?.jobs.map(({ d }) => d)).toEqual([5, 3, 9, 1, 7]);
  });

  test('begins prompt calls before all others that wait', async () => {
    const source = fakeSource();
    open([source], 1);
    const waiting = [5, 3, 9].map((d) => run(job(d)));
    const prompt = [1, 7].map((d) => pool.run(chunkOf(job(d)), { prompt: true }));
    await Promise.all([...waiting, ...prompt]);
    expect(source.workers[0]?.jobs.map(({ d }) => d)).toEqual([1, 7, 5, 3, 9]);
  });

  test('shares the jobs among all workers', async () => {
    const source = fakeSource({ delay: () => 2 });
    open([source], 3);
    await Promise.all(Array.from({ length: 30 }, (_, chunk) => run(job(1, chunk))));
    for (const { jobs } of source.workers) expect(jobs.length).toBeGreaterThan(5);
  });

  test('gives a refusal as a CoreRefusal with its facts, and goes on', async () => {
    open([fakeSource()], 1);
    const refused: unknown = await run(job(13)).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(CoreRefusal);
    expect(refused).toMatchObject({ code: 'out-of-range', parameter: 'd', value: '13', range: 'not 13' });
    expect(await run(job(2))).toHaveLength(3);
  });
});

describe('a worker that dies', () => {
  test('is replaced, and its jobs run again with the same bits', async () => {
    let deaths = 0;
    const source = fakeSource({ instead: () => (deaths++ === 0 ? 'die' : undefined) });
    open([source], 1);
    const summaries = await Promise.all([run(job(8, 0)), run(job(8, 1))]);
    const calm = new WorkerPool({ size: 1, sources: [fakeSource()], compiled: emptyBinary, within: 5000 });
    expect(summaries).toEqual([await calm.run(chunkOf(job(8, 0))), await calm.run(chunkOf(job(8, 1)))]);
    calm.close();
    expect(source.workers).toHaveLength(2);
    expect(source.workers[0]?.stopped).toBe(true);
  });

  test('gives its jobs back before all that wait', async () => {
    let deaths = 0;
    const source = fakeSource({ instead: () => (deaths++ === 0 ? 'die' : undefined) });
    open([source], 1);
    await Promise.all([4, 3, 2, 1].map((d) => run(job(d))));
    expect(source.workers[1]?.jobs.map(({ d }) => d)).toEqual([4, 3, 2, 1]);
  });

  test('again and again over one job fails that job and no other', async () => {
    open([fakeSource({ instead: ({ d }) => (d === 66 ? 'die' : undefined) })], 2);
    const fatal = run(job(66));
    const others = Array.from({ length: 12 }, (_, chunk) => run(job(5, chunk)));
    await expect(fatal).rejects.toBeInstanceOf(CoreUnavailable);
    expect(await Promise.all(others)).toHaveLength(12);
  });

  test('whose core breaks down is replaced too', async () => {
    const source = fakeSource();
    open([source], 1);
    await expect(run(job(666))).rejects.toThrow('unreachable');
    expect(source.workers.filter(({ stopped }) => stopped).length).toBeGreaterThanOrEqual(3);
  });

  test('without a word is replaced when patience ends', async () => {
    vi.useFakeTimers();
    let silences = 0;
    const source = fakeSource({ instead: () => (silences++ === 0 ? 'silence' : undefined) });
    open([source], 1);
    const summary = run(job(2));
    await vi.advanceTimersByTimeAsync(3900);
    expect(source.workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(await summary).toHaveLength(3);
    expect(source.workers).toHaveLength(2);
  });
});

describe('cancelling', () => {
  test('rejects at once with the reason of the signal', async () => {
    open([fakeSource({ instead: () => 'silence' })], 1);
    const controller = new AbortController();
    const summary = run(job(1), controller.signal);
    controller.abort('enough');
    await expect(summary).rejects.toBe('enough');
  });

  test('before the start runs nothing', async () => {
    const source = fakeSource();
    open([source], 1);
    await expect(run(job(1), AbortSignal.abort())).rejects.toThrow(/abort/i);
    await run(job(2));
    expect(source.workers[0]?.jobs.map(({ d }) => d)).toEqual([2]);
  });

  test('takes waiting jobs out of the queue', async () => {
    const source = fakeSource({ delay: () => 1 });
    open([source], 1);
    const controller = new AbortController();
    const first = run(job(1));
    const cancelled = Array.from({ length: 20 }, () => run(job(7), controller.signal));
    await first;
    controller.abort();
    await Promise.allSettled(cancelled);
    await run(job(2));
    expect(source.workers[0]?.jobs.length).toBeLessThan(6);
  });

  test('frees a worker that is still busy with what nobody wants', async () => {
    vi.useFakeTimers();
    const source = fakeSource({ instead: ({ d }) => (d === 4096 ? 'silence' : undefined) });
    open([source], 1);
    const controller = new AbortController();
    const long = run(job(4096), controller.signal);
    long.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    const next = run(job(1));
    await vi.advanceTimersByTimeAsync(300);
    expect(await next).toHaveLength(3);
    expect(source.workers).toHaveLength(2);
  });

  test('one job leaves the others alone', async () => {
    open([fakeSource()], 1);
    const controller = new AbortController();
    const cancelled = run(job(1), controller.signal);
    const kept = run(job(2));
    controller.abort();
    await expect(cancelled).rejects.toThrow();
    expect(await kept).toHaveLength(3);
  });
});

test('closing stops the workers and rejects what is not done', async () => {
  const source = fakeSource({ instead: () => 'silence' });
  open([source], 1);
  const jobs = [1, 2, 3, 4].map((d) => run(job(d)));
  await new Promise((resolve) => setTimeout(resolve, 10));
  pool.close();
  for (const each of jobs) await expect(each).rejects.toBeInstanceOf(CoreUnavailable);
  await expect(run(job(1))).rejects.toBeInstanceOf(CoreUnavailable);
  expect(source.workers[0]?.stopped).toBe(true);
});
