// The file of a run that would take long: one chunk, told again and again to be the next, until nearly a million queries are counted.
import { unwrap } from '../../../web/core/refusal.ts';
import { resultText } from '../../../web/elements/dk-sweep-result/result-text.ts';
import { fingerprintOf } from '../../../web/core/sweep-summary.ts';
import { bound, core } from '../../bindings/core.ts';

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
