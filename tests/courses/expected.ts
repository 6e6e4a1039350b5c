// What the core itself says of a sweep, beside what a laboratory shows of it.
import { expect } from '@playwright/test';
import type { DimensionReport } from '../../web/core/types.ts';
import { core } from '../bindings/core.ts';

/** The laboratory's first values, where a page says nothing else. */
export function sweep(seed = '1', d = 64, samples = 2000): DimensionReport {
  const specification = { seed, samples, keys: 8, rules: [{ id: 'sqrt' as const, parameter: 0 }] };
  let merged = core.sweepChunk(specification, d, 0);
  for (let chunk = 1; chunk < core.sweepChunks(samples); chunk += 1)
    merged = core.mergeSummaries(merged, core.sweepChunk(specification, d, chunk));
  return core.sweepReport(specification, d, merged);
}

/** A row of the laboratory's table has the core's figures, to the digits that it shows: "64.2 ± 0.79". */
export function expectRow(row: readonly string[], report: DimensionReport): void {
  const { d, mean, variance, std, skewness, kurtosis } = report;
  expect(row[0]).toBe(String(d));
  const figures = [mean, variance, std, skewness, kurtosis];
  expect(row).toHaveLength(figures.length + 1);
  for (const [index, { value }] of figures.entries()) {
    const text = (row[index + 1] ?? '').replace(/ ±.*/, '').replace('−', '-');
    expect(text).toMatch(/^-?\d+\.\d+$/);
    const digits = text.replace(/^.*\./, '').length;
    expect(value.toFixed(digits)).toBe(text);
  }
}
