// Times one sweep on pools of so many workers, with the page's own core and pool.
import { createPool } from '../../../web/core/shared-pool.ts';
import { sharedCore } from '../../../web/core/shared.ts';
import { runSweep } from '../../../web/core/sweep.ts';
import type { DimensionReport } from '../../../web/core/types.ts';

declare global {
  interface Window {
    timeSweep: (workers: number, samples: number) => Promise<{ milliseconds: number; figures: string }>;
  }
}

const dimensions = [256, 1024, 4096];

window.timeSweep = async (workers, samples) => {
  const core = await sharedCore();
  const pool = await createPool(workers);
  const request = (count: number) => ({
    specification: { seed: '1', samples: count, keys: 8, rules: [{ id: 'sqrt', parameter: 0 }] },
    dimensions,
    focus: 256,
  });
  // Once before the clock starts, so that every worker is there and its code is compiled.
  await runSweep(request(4096), { core, pool });
  const start = performance.now();
  const reports: DimensionReport[] = await runSweep(request(samples), { core, pool });
  const milliseconds = performance.now() - start;
  pool.close();
  return { milliseconds, figures: JSON.stringify(reports.map(({ variance }) => variance)) };
};
