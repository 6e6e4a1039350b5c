// A sweep: the same bits for any number of workers, an early picture, and progress that tells the truth.
import { describe, expect, test, vi } from 'vitest';

import { coreClient } from '../../../web/core/client.ts';
import { WorkerPool } from '../../../web/core/pool.ts';
import { CoreRefusal, CoreUnavailable } from '../../../web/core/refusal.ts';
import { runSweep } from '../../../web/core/sweep.ts';
import type { SweepProgress } from '../../../web/core/sweep.ts';
import type { DimensionReport } from '../../../web/core/types.ts';
import { fakeCore } from './fake-core.ts';
import { emptyBinary, fakeSource } from './fake-worker.ts';
import type { Faults } from './fake-worker.ts';

const core = coreClient(fakeCore());
// So many keys that a message asks for one chunk.
const request = {
  specification: { seed: '7', samples: 2500, keys: 512, rules: [] },
  dimensions: [1, 4, 16, 64],
  focus: 16,
};

async function sweepOn<T>(size: number, faults: Faults, run: (pool: WorkerPool) => Promise<T>): Promise<T> {
  const pool = new WorkerPool({ size, sources: [fakeSource(faults)], compiled: emptyBinary, within: 5000 });
  try {
    return await run(pool);
  } finally {
    pool.close();
  }
}

// Delays that look irregular and are the same each time.
const irregular = ({ d, chunk }: { d: number; chunk: number }): number => (d * 7 + chunk * 11) % 5;

describe('the bits of a sweep', () => {
  let alone: DimensionReport[] = [];

  test.each([1, 2, 3, 7])('are the same with %i workers', async (size) => {
    const reports = await sweepOn(size, { delay: irregular }, (pool) => runSweep(request, { core, pool }));
    if (size === 1) alone = reports;
    expect(reports).toEqual(alone);
    expect(reports.map(({ d, samples }) => [d, samples])).toEqual([1, 4, 16, 64].map((d) => [d, 2560]));
  });

  test('are the same when workers die', async () => {
    let count = 0;
    const faults: Faults = { delay: irregular, instead: () => (++count % 9 === 0 ? 'die' : undefined) };
    expect(await sweepOn(3, faults, (pool) => runSweep(request, { core, pool }))).toEqual(alone);
  });

  test('are the same when a message asks for several chunks', async () => {
    const few = { ...request, specification: { ...request.specification, keys: 8 } };
    const source = fakeSource({ delay: irregular });
    const pool = new WorkerPool({ size: 2, sources: [source], compiled: emptyBinary, within: 5000 });
    expect(await runSweep(few, { core, pool })).toEqual(alone);
    pool.close();
    const jobs = source.workers.flatMap((worker) => worker.jobs);
    expect(jobs.length).toBeLessThan(20);
    expect(jobs.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(40);
  });

  test.each([8, 512])(
    'are the same where nobody looks early, and the page merges nothing, with %i keys',
    async (keys) => {
      const few = { ...request, specification: { ...request.specification, keys } };
      const own = { ...core, mergeSummaries: vi.fn((a: Float64Array, b: Float64Array) => core.mergeSummaries(a, b)) };
      const heard: number[] = [];
      const reports = await sweepOn(2, { delay: irregular }, (pool) =>
        runSweep(few, { core: own, pool }, { early: () => false, onProgress: ({ done }) => heard.push(done) }),
      );
      expect(reports).toEqual(alone);
      expect(own.mergeSummaries).not.toHaveBeenCalled();
      expect(heard).toEqual([...heard].sort((a, b) => a - b));
      expect(heard.at(-1)).toBe(40);
    },
  );

  test('are the same while another sweep runs', async () => {
    const other = { ...request, specification: { ...request.specification, seed: '8' } };
    const [reports] = await sweepOn(2, { delay: irregular }, (pool) =>
      Promise.all([runSweep(request, { core, pool }), runSweep(other, { core, pool })]),
    );
    expect(reports).toEqual(alone);
  });
});

describe('progress', () => {
  async function watched(delay = 3): Promise<SweepProgress[]> {
    const heard: SweepProgress[] = [];
    await sweepOn(2, { delay: () => delay }, (pool) =>
      runSweep(request, { core, pool }, { onProgress: (progress) => heard.push(progress) }),
    );
    return heard;
  }

  test('rises to all chunks and ends with a report of each d', async () => {
    const heard = await watched();
    const done = heard.map((progress) => progress.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(heard.at(-1)).toMatchObject({ done: 40, total: 40 });
    expect(heard.at(-1)?.reports.map((report) => report?.d)).toEqual([1, 4, 16, 64]);
  });

  test('shows every d before any d is complete', async () => {
    // So slow that a page which is held up for some frames is not.
    const heard = await watched(20);
    const first = heard.find(({ reports }) => reports.every((report) => report !== null));
    expect(first?.done).toBeLessThan(20);
    expect(first?.reports.some((report) => (report?.samples ?? 0) < request.specification.samples)).toBe(true);
  });

  test('names the d whose reports are new, and only those', async () => {
    let before: (DimensionReport | null)[] = [];
    for (const { reports, changed } of await watched()) {
      const renewed = request.dimensions.filter((_, i) => reports[i] !== (before[i] ?? null));
      // At the end a report may have been renewed twice, or in the turn before.
      expect(changed).toEqual(expect.arrayContaining(renewed));
      before = reports;
    }
  });
});

describe('a sweep that does not end well', () => {
  test('rejects at once when cancelled and says nothing more', async () => {
    const controller = new AbortController();
    let calls = 0;
    await sweepOn(2, { delay: () => 5 }, async (pool) => {
      const sweep = runSweep(request, { core, pool }, { signal: controller.signal, onProgress: () => (calls += 1) });
      setTimeout(() => {
        controller.abort();
      }, 30);
      await expect(sweep).rejects.toMatchObject({ name: 'AbortError' });
      const before = calls;
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(calls).toBe(before);
    });
  });

  test('does not begin when cancelled before', async () => {
    const source = fakeSource();
    const pool = new WorkerPool({ size: 1, sources: [source], compiled: emptyBinary, within: 5000 });
    await expect(runSweep(request, { core, pool }, { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(source.workers[0]?.jobs).toEqual([]);
    pool.close();
  });

  test('gives the refusal of the core', async () => {
    const refused = { ...request, dimensions: [1, 13, 64] };
    await sweepOn(2, {}, async (pool) => {
      await expect(runSweep(refused, { core, pool })).rejects.toBeInstanceOf(CoreRefusal);
    });
  });

  test('passes on what its listener throws', async () => {
    const onProgress = (): void => {
      throw new Error('cannot draw');
    };
    await sweepOn(1, { delay: () => 5 }, async (pool) => {
      await expect(runSweep(request, { core, pool }, { onProgress })).rejects.toThrow('cannot draw');
    });
  });

  test('is nothing special for an empty grid', async () => {
    await sweepOn(1, {}, async (pool) => {
      expect(await runSweep({ ...request, dimensions: [] }, { core, pool })).toEqual([]);
    });
  });
});

describe('a sweep that is to be seen at once', () => {
  // So few keys that the page draws the first chunk of each d.
  const quick = { ...request, specification: { ...request.specification, keys: 8 } };

  test('shows every d before any worker is there', async () => {
    const seen: SweepProgress[] = [];
    const stop = new AbortController();
    const never = new Promise<WorkerPool>(() => undefined);
    // However slow the machine, what is quick is done within the page's budget.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const run = runSweep(
      quick,
      { core, pool: never },
      { signal: stop.signal, prompt: true, onProgress: (progress) => seen.push(progress) },
    );
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]?.done).toBe(4);
    expect(seen[0]?.reports.map((each) => each?.samples)).toEqual([256, 256, 256, 256]);
    clock.mockRestore();
    stop.abort(new Error('enough'));
    await expect(run).rejects.toThrow('enough');
  });

  test('has the bits of one that is not, and asks workers for no chunk twice', async () => {
    const source = fakeSource({ delay: irregular });
    const pool = new WorkerPool({ size: 2, sources: [source], compiled: emptyBinary, within: 5000 });
    const reports = await runSweep(quick, { core, pool: Promise.resolve(pool) }, { prompt: true });
    expect(reports).toEqual(await runSweep(quick, { core, pool }));
    pool.close();
    const drawn = source.workers.flatMap((worker) => worker.jobs).reduce((sum, { count = 1 }) => sum + count, 0);
    // 36 for the one, 40 for the other.
    expect(drawn).toBe(76);
  });

  test('leaves to the workers what would keep the page, and waits for them no longer than it is wanted', async () => {
    const seen: SweepProgress[] = [];
    const stop = new AbortController();
    const run = runSweep(
      { ...request, specification: { ...request.specification, keys: 4096 } },
      { core, pool: new Promise<WorkerPool>(() => undefined) },
      { signal: stop.signal, prompt: true, onProgress: (progress) => seen.push(progress) },
    );
    setTimeout(() => {
      stop.abort(new Error('enough'));
    }, 50);
    await expect(run).rejects.toThrow('enough');
    expect(seen).toEqual([]);
  });

  test('fails where no worker can be had', async () => {
    const none = Promise.reject(new CoreUnavailable('not-started', 'no worker'));
    await expect(runSweep(quick, { core, pool: none }, { prompt: true })).rejects.toThrow(CoreUnavailable);
  });
});
