// Same seed, same bits: what Chromium computes has the recorded digests, and no number of workers changes a sweep.
import type * as SharedPool from '../../web/core/shared-pool.ts';
import type * as Shared from '../../web/core/shared.ts';
import type * as Sweep from '../../web/core/sweep.ts';
import { expectDigests, readDigests, routeDigests } from './page/digests.ts';
import { expect, test } from './page/modules.ts';

const addresses = { shared: '/core/shared.ts', sharedPool: '/core/shared-pool.ts', sweep: '/core/sweep.ts' };

test('the digest of every fixed run is the recorded one, in Chromium', async ({ modules }) => {
  await routeDigests(modules);
  expectDigests(await modules.evaluate(readDigests));
});

test('one, two, three and seven workers give a sweep the same bits, another seed not', async ({ modules }) => {
  const texts = await modules.evaluate(async ({ shared, sharedPool, sweep }) => {
    const { sharedCore } = (await import(shared)) as typeof Shared;
    const { createPool } = (await import(sharedPool)) as typeof SharedPool;
    const { runSweep } = (await import(sweep)) as typeof Sweep;
    const core = await sharedCore();
    const rules = core.scaleRules().map(({ id, parameter }) => ({ id, parameter: parameter?.initial ?? 0 }));
    const reports = async (seed: string, size: number): Promise<string> => {
      const pool = await createPool(size);
      const specification = { seed, samples: 3000, keys: 8, rules };
      const found = await runSweep({ specification, dimensions: [1, 7, 64, 1000], focus: 64 }, { core, pool });
      pool.close();
      // JSON keeps every bit of a double; typed arrays are spread so that they count too.
      return JSON.stringify(found, (_, value: unknown) => (value instanceof Float64Array ? [...value] : value));
    };
    const same = [];
    for (const size of [1, 2, 3, 7]) same.push(await reports('20170612', size));
    return { same, other: await reports('20170613', 2) };
  }, addresses);
  expect(texts.same[0]?.length).toBeGreaterThan(1000);
  expect(new Set(texts.same).size).toBe(1);
  expect(texts.other).not.toBe(texts.same[0]);
});
