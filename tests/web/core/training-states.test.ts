// Which states of a training run come to the page: those from which it goes on, and no others, since each may be half a megabyte.
import { afterEach, expect, test } from 'vitest';
import { WorkerPool } from '../../../web/core/pool.ts';
import { trainingClient } from '../../../web/core/training-client.ts';
import { type TrainingPlan, TrainingRun } from '../../../web/core/training-run.ts';
import { fakeTraining, settings } from './fake-training.ts';
import { emptyBinary, fakeSource } from './fake-worker.ts';

const training = trainingClient(fakeTraining());

let pools: WorkerPool[] = [];
afterEach(() => {
  for (const pool of pools) pool.close();
  pools = [];
});

/** Workers, and of each state that comes from them the steps done before it. */
function counted(): { pool: Pick<WorkerPool, 'runAll'>; came: (number | undefined)[] } {
  const pool = new WorkerPool({
    size: 1,
    sources: [fakeSource()],
    compiled: emptyBinary,
    modules: { training: () => emptyBinary },
    within: 5000,
  });
  pools.push(pool);
  const came: (number | undefined)[] = [];
  const runAll: WorkerPool['runAll'] = async (calls, options) => {
    const values = await pool.runAll(calls, options);
    for (const value of values as ({ state?: Float64Array } | null)[]) if (value?.state) came.push(value.state[0]);
    return values;
  };
  return { pool: { runAll }, came };
}

const planOf = (changed: Partial<TrainingPlan['settings']> = {}): TrainingPlan => ({
  settings: { ...settings, ...changed },
  heldOutEvery: 5,
});

async function alone(steps: number, changed: Partial<TrainingPlan['settings']> = {}): Promise<TrainingRun> {
  const run = new TrainingRun(planOf(changed), { training, pool: counted().pool });
  // Step by step every state comes.
  for (let step = 1; step <= steps; step += 1) await run.advance(step);
  return run;
}

test('the state after a last step stays with its worker, and a run that goes on all the same has the same bits', async () => {
  const { pool, came } = counted();
  const run = new TrainingRun(planOf(), { training, pool });
  await run.advance(11, { mark: 10, last: true });
  expect(came).toEqual([4, 8, 10]);
  expect([run.step, run.records]).toEqual([11, (await alone(11)).records]);
  const copy = run.copy();
  for (const each of [run, copy]) {
    await each.advance(25);
    expect([each.step, each.records, each.state]).toEqual([25, (await alone(25)).records, (await alone(25)).state]);
  }
  const unmarked = new TrainingRun(planOf(), { training, pool });
  await unmarked.advance(3, { last: true });
  expect([unmarked.step, unmarked.state]).toEqual([3, null]);
  await unmarked.advance(9);
  expect([unmarked.step, unmarked.records]).toEqual([9, (await alone(9)).records]);
});

test('a large state after the first slice is made again by the worker that goes on from it, with the same bits', async () => {
  const large = { d: 64, modelDimension: 64 };
  const { pool, came } = counted();
  const told: number[] = [];
  const run = new TrainingRun(planOf(large), { training, pool });
  await run.advance(31, { mark: 30, last: true, onProgress: ({ rows }) => told.push(rows) });
  expect([came, told]).toEqual([[30], [4, 31]]);
  expect([run.step, run.records]).toEqual([31, (await alone(31, large)).records]);
  expect(run.marked).toEqual({ step: 30, state: (await alone(30, large)).state });
  // Step by step it comes each time: nothing is done twice.
  const { pool: other, came: each } = counted();
  const stepped = new TrainingRun(planOf(large), { training, pool: other });
  for (let step = 1; step <= 3; step += 1) await stepped.advance(step);
  expect(each).toEqual([1, 2, 3]);
  // A long one that is not seen to begin is not begun again either.
  const { pool: third, came: late } = counted();
  const long = new TrainingRun(planOf(large), { training, pool: third });
  await long.advance(120, { unseen: true });
  expect(late.slice(0, 2)).toEqual([96, 100]);
  expect(long.records).toEqual((await alone(120, large)).records);
});
