// A job of a laboratory: one at a time, what gives way or is cancelled says nothing more, and a failure is told once.
import { expect, test, vi } from 'vitest';

import { Job, type Running } from '../../../web/kit/job.ts';

function open(): { job: Job; drawn: ReturnType<typeof vi.fn>; failed: ReturnType<typeof vi.fn> } {
  const [drawn, failed] = [vi.fn(), vi.fn()];
  return { job: new Job({ requestUpdate: drawn }, failed), drawn, failed };
}

/** Work that goes on when it is told to, and what it was given. */
function work(): {
  begin: (running: Running) => Promise<void>;
  running: () => Running;
  end: () => void;
  fail: () => void;
} {
  let given: Running | undefined;
  let resolve = (): void => undefined;
  let reject: (thrown: unknown) => void = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return {
    begin: async (running) => {
      given = running;
      await promise;
    },
    running: () => {
      if (!given) throw new Error('not begun');
      return given;
    },
    end: () => {
      resolve();
    },
    fail: () => {
      reject(new RangeError('no'));
    },
  };
}

test('tells its progress, and is drawn when it begins, when the first figures come and when it is done', async () => {
  const { job, drawn } = open();
  const one = work();
  const over = job.begin(one.begin);
  expect([job.state, job.done, job.total]).toEqual(['running', 0, 0]);
  one.running().progress(2, 5);
  expect([job.done, job.total]).toEqual([2, 5]);
  one.end();
  await over;
  expect(job.state).toBe('done');
  expect(drawn).toHaveBeenCalledTimes(3);
});

test('a cancelled job reports nothing later, neither progress nor result nor failure', async () => {
  for (const finish of ['end', 'fail'] as const) {
    const { job, drawn, failed } = open();
    const one = work();
    const over = job.begin(one.begin);
    job.cancel();
    expect(one.running().signal.aborted).toBe(true);
    one.running().progress(3, 5);
    one[finish]();
    await over;
    expect([job.state, job.done]).toEqual(['cancelled', 0]);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(failed).not.toHaveBeenCalled();
  }
});

test('what gives way to another leaves the other alone', async () => {
  const { job, failed } = open();
  const [first, second] = [work(), work()];
  const early = job.begin(first.begin);
  const late = job.begin(second.begin);
  first.running().progress(9, 9);
  first.fail();
  await early;
  expect([job.state, job.done]).toEqual(['running', 0]);
  second.running().progress(1, 2);
  second.end();
  await late;
  expect([job.state, job.done]).toEqual(['done', 1]);
  expect(failed).not.toHaveBeenCalled();
});

test('a failure is told once, and what is still under way is called off', async () => {
  const { job, failed } = open();
  const one = work();
  const over = job.begin(one.begin);
  one.fail();
  await over;
  expect(job.state).toBe('cancelled');
  expect(failed).toHaveBeenCalledExactlyOnceWith(new RangeError('no'));
  expect(one.running().signal.aborted).toBe(true);
});
