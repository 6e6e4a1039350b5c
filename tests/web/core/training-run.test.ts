// A training run on the pool: the same bits however it is cut, interrupted or handed from worker to worker.
import { afterEach, describe, expect, test } from 'vitest';

import { WorkerPool } from '../../../web/core/pool.ts';
import { CoreRefusal, CoreUnavailable } from '../../../web/core/refusal.ts';
import { type TrainingSettings, trainingClient } from '../../../web/core/training-client.ts';
import { TrainingRun, type TrainingPlan } from '../../../web/core/training-run.ts';
import { fakeTraining, figures, settings, stepsPerSlice } from './fake-training.ts';
import { chunkOf, emptyBinary, fakeSource, type Faults } from './fake-worker.ts';

const training = trainingClient(fakeTraining());

let pools: WorkerPool[] = [];
afterEach(() => {
  for (const pool of pools) pool.close();
  pools = [];
});

function open(
  faults: Faults = {},
  size = 1,
  module: () => typeof emptyBinary = () => emptyBinary,
): { pool: WorkerPool; source: ReturnType<typeof fakeSource> } {
  const source = fakeSource(faults);
  const pool = new WorkerPool({
    size,
    sources: [source],
    compiled: emptyBinary,
    modules: { training: module },
    within: 5000,
  });
  pools.push(pool);
  return { pool, source };
}

const planOf = (changed: Partial<TrainingSettings> = {}, until: number | null = null): TrainingPlan => ({
  settings: { ...settings, ...changed },
  heldOutEvery: 5,
  until,
});

async function alone(steps: number, changed: Partial<TrainingSettings> = {}): Promise<TrainingRun> {
  const run = new TrainingRun(planOf(changed), { training, pool: open().pool });
  await run.advance(steps);
  return run;
}

describe('a run', () => {
  test('has a record for each step, and says where it stands', async () => {
    const run = await alone(10);
    expect([run.step, run.rows, run.records.length]).toEqual([10, 10, 10 * figures.length]);
    expect([run.ended, run.reached, run.divergedAt]).toEqual([false, false, null]);
  });

  test('is done in slices of the size that the core names', async () => {
    const { pool, source } = open();
    await new TrainingRun(planOf(), { training, pool }).advance(10);
    expect(source.workers[0]?.slices.map(({ steps }) => steps)).toEqual([stepsPerSlice, stepsPerSlice, 2]);
  });

  test('tells after each slice how far it has come', async () => {
    const rows: number[] = [];
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    await run.advance(10, { onProgress: (at) => rows.push(at.rows) });
    expect(rows).toEqual([4, 8, 10]);
  });

  test('that nobody sees begin has its first slices in one message, with the same bits', async () => {
    const { pool, source } = open();
    const told: number[] = [];
    const run = new TrainingRun(planOf(), { training, pool });
    await run.advance(60, { unseen: true, mark: 55, onProgress: ({ rows }) => told.push(rows) });
    expect(source.workers[0]?.slices).toHaveLength(1);
    expect(told).toEqual([60]);
    const whole = await alone(60);
    expect(run.records).toEqual(whole.records);
    expect(run.state).toEqual(whole.state);
    expect(run.marked).toEqual({ step: 55, state: (await alone(55)).state });
  });

  test('ends at the accuracy that it was to reach', async () => {
    const run = new TrainingRun(planOf({}, 0.07), { training, pool: open().pool });
    await run.advance(100);
    expect([run.reached, run.step]).toEqual([true, 7]);
    await run.advance(100);
    expect(run.step).toBe(7);
  });

  test('that diverges says at which step, and does no further one', async () => {
    const run = new TrainingRun(planOf({ rate: 13 }), { training, pool: open().pool });
    await run.advance(100);
    expect([run.divergedAt, run.ended, run.reached, run.step]).toEqual([6, true, false, 6]);
    await run.advance(200);
    expect(run.step).toBe(6);
  });
});

describe('the bits of a run', () => {
  test('are the same step by step', async () => {
    const whole = await alone(9);
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    for (let step = 1; step <= 9; step += 1) await run.advance(step);
    expect(run.records).toEqual(whole.records);
    expect(run.state).toEqual(whole.state);
  });

  test('are the same after a pause', async () => {
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    const pause = new AbortController();
    const paused = run.advance(30, {
      signal: pause.signal,
      onProgress: () => {
        pause.abort('pause');
      },
    });
    await expect(paused).rejects.toBe('pause');
    expect(run.step).toBe(4);
    await run.advance(30);
    expect(run.records).toEqual((await alone(30)).records);
  });

  test('are the same where workers die over slices', async () => {
    let count = 0;
    const { pool, source } = open({ insteadOfSlice: () => (++count % 3 === 0 ? 'die' : undefined) }, 2);
    const run = new TrainingRun(planOf(), { training, pool });
    await run.advance(40);
    expect(source.workers.length).toBeGreaterThan(3);
    expect(run.records).toEqual((await alone(40)).records);
  });

  test('are the same beside other runs and a sweep', async () => {
    const { pool } = open({}, 2);
    const seeds = ['1', '2', '3', '4', '5'];
    const runs = seeds.map((seed) => new TrainingRun(planOf({ seed }), { training, pool }));
    const chunk = { specification: { seed: '1', samples: 1000, keys: 8, rules: [] }, d: 4, chunk: 1 };
    const [summary] = await Promise.all([pool.run(chunkOf(chunk)), ...runs.map((run) => run.advance(25))]);
    expect(summary).toEqual(Float64Array.of(256, 2, 1));
    for (const [place, seed] of seeds.entries())
      expect(runs[place]?.records).toEqual((await alone(25, { seed })).records);
  });

  test('are the same past a mark, at which the state is kept on the way', async () => {
    for (const mark of [1, 3, 4, 6, 8, 10]) {
      const { pool, source } = open();
      const run = new TrainingRun(planOf(), { training, pool });
      await run.advance(11, { mark });
      expect(run.marked).toEqual({ step: mark, state: (await alone(mark)).state });
      expect([run.records, run.state]).toEqual([(await alone(11)).records, (await alone(11)).state]);
      // A message for each slice, whatever is marked.
      expect(source.workers[0]?.slices).toHaveLength(3);
      expect(run.copy().marked).toBe(run.marked);
    }
  });

  test('are the same where a run ends before the mark, which is then not met', async () => {
    const reached = new TrainingRun(planOf({}, 0.05), { training, pool: open().pool });
    await reached.advance(9, { mark: 6 });
    expect([reached.reached, reached.step, reached.rows, reached.marked]).toEqual([true, 5, 6, null]);
    const diverged = new TrainingRun(planOf({ rate: 13 }), { training, pool: open().pool });
    await diverged.advance(9, { mark: 7 });
    expect([diverged.divergedAt, diverged.step, diverged.rows, diverged.marked]).toEqual([6, 6, 7, null]);
  });

  test('are those of a run begun anew, and a copy goes its own way', async () => {
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    await run.advance(5);
    const copy = run.copy();
    await copy.advance(12);
    expect([run.step, copy.step]).toEqual([5, 12]);
    const again = new TrainingRun(planOf(), { training, pool: open().pool });
    expect([again.step, again.rows, again.state]).toEqual([0, 0, null]);
    await again.advance(12);
    expect(again.records).toEqual(copy.records);
  });

  test('do not change under whoever holds them', async () => {
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    await run.advance(4);
    const held = run.records;
    const before = held.slice();
    await run.advance(80);
    expect(held).toEqual(before);
  });
});

describe('several runs', () => {
  test('advance side by side, none far before the others', async () => {
    const { pool } = open({}, 2);
    const runs = ['1', '2', '3'].map((seed) => new TrainingRun(planOf({ seed }), { training, pool }));
    let widest = 0;
    const onProgress = (): void => {
      const steps = runs.map(({ step }) => step);
      widest = Math.max(widest, Math.max(...steps) - Math.min(...steps));
    };
    await Promise.all(runs.map((run) => run.advance(60, { onProgress })));
    expect(widest).toBeLessThanOrEqual(3 * stepsPerSlice);
  });

  test('go on when one of them diverges', async () => {
    const { pool } = open({}, 2);
    const [bad, good] = [13, 0.1].map((rate) => new TrainingRun(planOf({ rate }), { training, pool }));
    await Promise.all([bad?.advance(20), good?.advance(20)]);
    expect([bad?.divergedAt, good?.step]).toEqual([6, 20]);
  });
});

describe('what goes wrong', () => {
  test('a value that the core refuses is a CoreRefusal with its facts', async () => {
    const run = new TrainingRun(planOf({ d: 13 }), { training, pool: open().pool });
    const refused: unknown = await run.advance(4).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(CoreRefusal);
    expect(refused).toMatchObject({ parameter: 'd', value: '13', range: 'not 13' });
  });

  test('a slice that kills every worker is given up', async () => {
    const run = new TrainingRun(planOf({ d: 666 }), { training, pool: open({}, 2).pool });
    await expect(run.advance(4)).rejects.toThrow('unreachable');
  });

  test('a run that is paused at once forgets the slice under way', async () => {
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    const pause = new AbortController();
    const first = run.advance(30, { signal: pause.signal });
    pause.abort();
    await expect(first).rejects.toThrow();
    expect([run.step, run.rows]).toEqual([0, 0]);
    await run.advance(30);
    expect(run.records).toEqual((await alone(30)).records);
  });

  test('a run under way is not advanced twice', async () => {
    const run = new TrainingRun(planOf(), { training, pool: open().pool });
    const first = run.advance(8);
    await expect(run.advance(9)).rejects.toThrow('under way');
    await first;
  });
});

describe('the training module', () => {
  test('is compiled when it is first needed, and sent to each worker once', async () => {
    let compiled = 0;
    const { pool, source } = open({}, 2, () => {
      compiled += 1;
      return emptyBinary;
    });
    await pool.run(chunkOf({ specification: { seed: '1', samples: 1, keys: 8, rules: [] }, d: 2, chunk: 0 }));
    expect(compiled).toBe(0);
    expect(source.workers.map(({ taught }) => taught)).toEqual([0, 0]);
    const runs = ['1', '2', '3', '4'].map((seed) => new TrainingRun(planOf({ seed }), { training, pool }));
    await Promise.all(runs.map((run) => run.advance(20)));
    expect(source.workers.map(({ taught }) => taught)).toEqual([1, 1]);
  });

  test('that does not start fails its runs, and sweeps go on', async () => {
    const { pool, source } = open({ untrainable: true });
    const failed: unknown = await new TrainingRun(planOf(), { training, pool })
      .advance(4)
      .catch((thrown: unknown) => thrown);
    expect(failed).toBeInstanceOf(CoreUnavailable);
    expect(failed).toMatchObject({ code: 'not-started', detail: 'Error: no memory' });
    const chunk = { specification: { seed: '1', samples: 1, keys: 8, rules: [] }, d: 2, chunk: 0 };
    expect(await pool.run(chunkOf(chunk))).toHaveLength(3);
    expect(source.workers).toHaveLength(1);
  });

  test('that cannot be fetched fails its runs and no worker', async () => {
    const missing = new CoreUnavailable('not-fetched', '404');
    const { pool } = open({}, 1, () => Promise.reject(missing));
    await expect(new TrainingRun(planOf(), { training, pool }).advance(4)).rejects.toBe(missing);
    expect(pool.size).toBe(1);
  });
});
