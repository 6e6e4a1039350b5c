// Ways of starting workers: by address, from a Blob, on the main thread, whichever the host allows first.
import { describe, expect, test } from 'vitest';

import { WorkerPool } from '../../../web/core/pool.ts';
import { CoreUnavailable } from '../../../web/core/refusal.ts';
import type { WorkerSource } from '../../../web/core/workers.ts';
import type { Faults } from './fake-worker.ts';
import { chunkOf, emptyBinary, fakeSource } from './fake-worker.ts';

const job = { specification: { seed: '1', samples: 10, keys: 8, rules: [] }, d: 2, chunk: 0 };

function poolOf(sources: WorkerSource[], size = 3, compiled = emptyBinary): WorkerPool {
  // All of it is waited for only where a worker is silent; one that starts may take as long on a busy machine.
  return new WorkerPool({ size, sources, compiled, within: 1000 });
}

describe('where workers by address cannot start', () => {
  const faults: NonNullable<ReturnType<NonNullable<Faults['atStart']>>>[] = ['throw', 'die', 'fail', 'silence'];
  test.each(faults)('(%s) the next way is taken', async (fault) => {
    const url = fakeSource({ atStart: () => fault });
    const blob = fakeSource({ kind: 'blob' });
    const pool = poolOf([url, blob]);
    expect(await pool.run(chunkOf(job))).toHaveLength(3);
    expect(pool.kind).toBe('blob');
    expect(url.workers.every(({ stopped }) => stopped)).toBe(true);
    pool.close();
  });

  test('nor from a Blob, one core on the main thread does all the work', async () => {
    const main = fakeSource({ kind: 'main-thread' });
    const pool = poolOf([
      fakeSource({ atStart: () => 'throw' }),
      fakeSource({ kind: 'blob', atStart: () => 'die' }),
      main,
    ]);
    await Promise.all(Array.from({ length: 9 }, (_, chunk) => pool.run(chunkOf({ ...job, chunk }))));
    expect(pool.kind).toBe('main-thread');
    expect(pool.size).toBe(1);
    expect(main.workers).toHaveLength(1);
    pool.close();
  });

  test('nor in any other way, every job fails and says why', async () => {
    const pool = poolOf([fakeSource({ atStart: () => 'fail' })]);
    const failed: unknown = await pool.run(chunkOf(job)).catch((thrown: unknown) => thrown);
    expect(failed).toBeInstanceOf(CoreUnavailable);
    expect(failed).toMatchObject({ code: 'not-started', detail: 'no core' });
    await expect(pool.run(chunkOf(job))).rejects.toBe(failed);
  });
});

test('where the binary does not compile no way is tried after the first', async () => {
  const missing = Promise.reject(new CoreUnavailable('not-fetched', '404'));
  const blob = fakeSource({ kind: 'blob' });
  const pool = poolOf([fakeSource(), blob], 2, missing);
  await expect(pool.run(chunkOf(job))).rejects.toMatchObject({ code: 'not-fetched' });
  expect(blob.workers).toHaveLength(0);
});
