// Files of results that the core makes under Node: of any specification, and of a run that would take long, in which one chunk is told
// again and again to be the next, until nearly a million queries are counted.
import { unwrap } from '../../../web/core/refusal.ts';
import { resultText } from '../../../web/laboratories/sweep-result/result.ts';
import { fingerprintOf } from '../../../web/laboratories/sweep-result/summary.ts';
import type { SweepSpecification } from '../../../web/core/types.ts';
import { bound, core } from '../../bindings/core.ts';

/** The file of a sweep, run chunk by chunk. */
export function fileOf(specification: SweepSpecification, grid: readonly number[]): string {
  const count = core.sweepChunks(specification.samples);
  const dimensions = grid.map((d) => {
    const each = Array.from({ length: count }, (_, chunk) => unwrap(bound.sweepChunk(specification, d, chunk)));
    const summary = each.reduce((earlier, later) => core.mergeSummaries(earlier, later));
    return { d, chunks: count, summary, report: core.sweepReport(specification, d, summary) };
  });
  const fingerprint = fingerprintOf(dimensions[0]?.summary ?? new Float64Array());
  return resultText({ core: core.version(), specification, fingerprint, dimensions }, core.scaleRules());
}

/** Where a summary says at which chunk it begins, and how many chunks it holds. */
const firstChunk = 4;
const held = 5;

const chunks = 3906;

export function longRun(): string {
  const specification = { seed: '1', samples: 256 * chunks, keys: 8, rules: [{ id: 'sqrt', parameter: 0 }] };
  const dimensions = [4, 4096].map((d) => {
    const chunk = unwrap(bound.sweepChunk(specification, d, 0));
    let summary = chunk;
    while ((summary[held] ?? 0) < chunks) {
      const next = Float64Array.from((summary[held] ?? 0) * 2 <= chunks ? summary : chunk);
      next[firstChunk] = summary[held] ?? 0;
      summary = core.mergeSummaries(summary, next);
    }
    return { d, chunks, summary, report: core.sweepReport(specification, d, summary) };
  });
  const fingerprint = fingerprintOf(dimensions[0]?.summary ?? new Float64Array());
  return resultText({ core: core.version(), specification, fingerprint, dimensions }, core.scaleRules());
}
