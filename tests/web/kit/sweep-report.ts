// A sweep at one d as the workers run it, for tests under Node.
import type { DimensionReport, SweepSpecification } from '../../../web/core/types.ts';
import { unwrap } from '../../../web/core/refusal.ts';
import { bound, core } from '../../bindings/core.ts';

/** Chunk by chunk, merged in their order; without rules of their own the scores are left as they are. */
export function sweepReport(
  draws: Pick<SweepSpecification, 'seed' | 'samples' | 'keys'> & Partial<SweepSpecification>,
  d: number,
): DimensionReport {
  const specification: SweepSpecification = { rules: [{ id: 'none', parameter: 0 }], ...draws };
  const chunks = Array.from({ length: core.sweepChunks(specification.samples) }, (_, chunk) =>
    unwrap(bound.sweepChunk(specification, d, chunk)),
  );
  return core.sweepReport(
    specification,
    d,
    chunks.reduce((earlier, later) => core.mergeSummaries(earlier, later)),
  );
}
