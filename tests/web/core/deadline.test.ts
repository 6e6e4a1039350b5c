// Deadlines of workers: silence counts only while the page is awake.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type * as Module from '../../../web/core/deadline.ts';
import { WorkerPool } from '../../../web/core/pool.ts';
import { chunkOf, emptyBinary, fakeSource } from './fake-worker.ts';

const limit = 4000;
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Lets a timer that is due in `after` milliseconds fire `late` milliseconds too late by the clock of the day. */
async function late(after: number, by: number): Promise<void> {
  vi.setSystemTime(Date.now() + by);
  await vi.advanceTimersByTimeAsync(after);
}

describe('a deadline', () => {
  test('is over once so many milliseconds have passed, and says so once', async () => {
    const { Deadline } = await import('../../../web/core/deadline.ts');
    const over = vi.fn();
    new Deadline(over).begin(limit);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * limit);
    expect(over).toHaveBeenCalledOnce();
  });

  test('whose timer fires late, as after sleep, begins anew', async () => {
    const { Deadline } = await import('../../../web/core/deadline.ts');
    const over = vi.fn();
    new Deadline(over).begin(limit);
    await late(limit, hour);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(limit);
    expect(over).toHaveBeenCalledOnce();
  });

  test('counted anew gets its whole time from then on, a shorter one too', async () => {
    const { Deadline } = await import('../../../web/core/deadline.ts');
    const over = vi.fn();
    const deadline = new Deadline(over);
    deadline.begin(limit);
    await vi.advanceTimersByTimeAsync(limit - 10);
    deadline.renew(limit);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(over).not.toHaveBeenCalled();
    deadline.renew(100);
    await vi.advanceTimersByTimeAsync(99);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
  });

  test('that has ended is counted again when it is renewed', async () => {
    const { Deadline } = await import('../../../web/core/deadline.ts');
    const over = vi.fn();
    const deadline = new Deadline(over);
    deadline.begin(limit);
    deadline.end();
    deadline.renew(limit);
    await vi.advanceTimersByTimeAsync(limit);
    expect(over).toHaveBeenCalledOnce();
  });

  test('that has ended is never over', async () => {
    const { Deadline } = await import('../../../web/core/deadline.ts');
    const over = vi.fn();
    const deadline = new Deadline(over);
    deadline.begin(limit);
    deadline.end();
    await vi.advanceTimersByTimeAsync(2 * limit);
    expect(over).not.toHaveBeenCalled();
  });
});

describe('a page that comes back', () => {
  /** A page as far as deadlines look at it. */
  async function page(): Promise<{ Deadline: typeof Module.Deadline; tell: (type: string) => void }> {
    vi.resetModules();
    const listeners = new Map<string, (event: object) => void>();
    const listen = (type: string, listener: (event: object) => void): void => {
      listeners.set(type, listener);
    };
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: listen });
    vi.stubGlobal('addEventListener', listen);
    const { Deadline } = await import('../../../web/core/deadline.ts');
    return { Deadline, tell: (type) => listeners.get(type)?.({ persisted: true }) };
  }

  test.each(['pageshow', 'resume', 'visibilitychange'])('by %s gives every deadline its whole time', async (type) => {
    const { Deadline, tell } = await page();
    const over = vi.fn();
    new Deadline(over).begin(limit);
    await vi.advanceTimersByTimeAsync(limit - 10);
    tell(type);
    await vi.advanceTimersByTimeAsync(limit - 10);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(over).toHaveBeenCalledOnce();
  });
});

test('after sleep a healthy worker is kept, and its answer taken', async () => {
  const source = fakeSource({ delay: () => 3000 });
  const pool = new WorkerPool({ size: 1, sources: [source], compiled: emptyBinary, within: 6000 });
  const job = { specification: { seed: '1', samples: 1000, keys: 8, rules: [] }, d: 2, chunk: 0 };
  let answered = false;
  const summary = pool.run(chunkOf(job), { patience: 0 }).then((each) => {
    answered = true;
    return each;
  });
  await vi.advanceTimersByTimeAsync(100);
  // The worker slept too: of its 3000 milliseconds most are left when the page's timer is due.
  const [worker] = source.workers;
  const send = worker?.onMessage;
  const held: unknown[] = [];
  if (worker) worker.onMessage = (message) => held.push(message);
  await late(limit, hour);
  expect(answered).toBe(false);
  expect(source.workers).toHaveLength(1);
  expect(worker?.stopped).toBe(false);
  for (const message of held) send?.(message as Parameters<NonNullable<typeof send>>[0]);
  expect(await summary).toHaveLength(3);
  pool.close();
});
