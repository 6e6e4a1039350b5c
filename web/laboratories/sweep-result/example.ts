// What is shown before the reader gives a file: a small sweep of this page's own, in the form that a file has.
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared.ts';
import { fingerprintOf, runSummary } from '../../core/sweep-summary.ts';
import type { SweepSpecification } from '../../core/types.ts';
import type { ReportedDimension, Result } from './result.ts';

const specification: SweepSpecification = {
  seed: '1',
  samples: 2000,
  keys: 8,
  rules: [
    { id: 'none', parameter: 0 },
    { id: 'sqrt', parameter: 0 },
    { id: 'linear', parameter: 0 },
    { id: 'power', parameter: 0.25 },
  ],
};

const grid = [1, 4, 16, 64, 256, 1024];

export async function exampleResult(core: CoreClient): Promise<Result> {
  const chunks = core.sweepChunks(specification.samples);
  const dimensions = await Promise.all(
    grid.map(async (d): Promise<ReportedDimension> => {
      const summary = await runSummary({ specification, d }, { core, pool: sharedPool() });
      return { d, chunks, summary, report: core.sweepReport(specification, d, summary) };
    }),
  );
  const [first] = dimensions;
  if (!first) throw new RangeError('no d');
  const fingerprint = fingerprintOf(first.summary);
  return { name: '', core: core.version(), specification, fingerprint, dimensions };
}
