// Assumptions on the entries at the boundary: measured beside predicted, and no band where there is no honest one.
import { describe, expect, test } from 'vitest';

import type { DimensionReport, EntryAssumptions, Estimate } from '../../web/core/types.ts';
import { bound, core } from './core.ts';
import { chunkOf, specification } from './requests.ts';

const rules = [
  { id: 'sqrt', parameter: 0 },
  { id: 'cosine', parameter: 1 },
];

const normal = { id: 'normal', parameter: 0, mean: 0, std: 1 };

function swept(entries: EntryAssumptions | undefined, d: number, samples = 4000): DimensionReport {
  const asked = { ...specification, samples, rules, ...(entries && { entries }) };
  let whole = chunkOf(d, 0, asked);
  for (let chunk = 1; chunk < core.sweepChunks(samples); chunk += 1) {
    whole = core.mergeSummaries(whole, chunkOf(d, chunk, asked));
  }
  return core.sweepReport(asked, d, whole);
}

function expectPredicted(measured: Estimate, predicted: number | null): void {
  expect(predicted).not.toBeNull();
  expect(measured.standardError).not.toBeNull();
  expect(Math.abs(measured.value - (predicted ?? NaN))).toBeLessThan(4.5 * (measured.standardError ?? 0));
}

test('left out, null and written out are the same', () => {
  const usual = { law: normal, correlation: 0 };
  const bits = chunkOf(16, 0, { ...specification, rules });
  expect(chunkOf(16, 0, { ...specification, rules, entries: usual })).toEqual(bits);
  expect(bound.sweepChunk({ ...specification, rules, entries: null } as never, 16, 0)).toEqual({ value: bits });
  expect(swept(undefined, 16).predicted).toEqual({ mean: 0, variance: 16, std: 4, kurtosis: 3.375 });
});

describe.each([
  ['uniform', 0],
  ['rademacher', 0],
  ['laplace', 0],
  ['student-t', 9],
  ['log-normal', 0.3],
])('entries of the law %s', (id, parameter) => {
  test.each([
    { mean: 0, std: 1, correlation: 0 },
    { mean: 0.7, std: 1.5, correlation: 0 },
    { mean: 0, std: 1, correlation: 0.6 },
    { mean: -0.5, std: 2, correlation: -0.3 },
  ])('with mean $mean, deviation $std and correlation $correlation are as predicted', ({ correlation, ...place }) => {
    const report = swept({ law: { id, parameter, ...place }, correlation }, 48);
    expectPredicted(report.mean, report.predicted.mean);
    if (report.noBand === null) {
      expectPredicted(report.variance, report.predicted.variance);
      expectPredicted(report.std, report.predicted.std);
    }
    expect(report.predicted.kurtosis === null).toBe(correlation !== 0);
    if (report.kurtosis.standardError !== null && correlation === 0) {
      expectPredicted(report.kurtosis, report.predicted.kurtosis);
    }
  });
});

test('correlated normal entries have a predicted kurtosis', () => {
  const report = swept({ law: normal, correlation: 0.6 }, 16);
  expectPredicted(report.kurtosis, report.predicted.kurtosis);
});

test('heavy tails have values and no band, with the reason', () => {
  const heavy = swept({ law: { ...normal, id: 'student-t', parameter: 3 }, correlation: 0 }, 16, 600);
  expect(heavy.noBand).toBe('no-fourth-moment');
  for (const figure of [heavy.variance, heavy.std, heavy.kurtosis, heavy.rules[0]?.scoreStd]) {
    expect(figure).toMatchObject({ value: expect.any(Number) as number, standardError: null, low: null, high: null });
  }
  expect(heavy.mean.standardError).toBeGreaterThan(0);
  expect(heavy.rules[1]?.scoreStd?.standardError).toBeGreaterThan(0);
  expect(heavy.rules[0]?.peakWeight?.standardError).toBeGreaterThan(0);
  expect(heavy.predicted).toMatchObject({ variance: 16, kurtosis: null });

  const wild = swept({ law: { ...normal, id: 'student-t', parameter: 3 }, correlation: 0.5 }, 16, 600);
  expect(wild.mean.standardError).toBeNull();
  expect(wild.predicted.variance).toBeNull();
  expect(swept({ law: { ...normal, id: 'log-normal', parameter: 1 }, correlation: 0 }, 4, 600).noBand).toBe(
    'too-skewed',
  );
});

test('the histogram lies about the mean that is assumed', () => {
  const { histogram } = swept({ law: { ...normal, mean: 3 }, correlation: 0.5 }, 64, 600);
  expect(histogram.from + histogram.to).toBeCloseTo(2 * 64 * 9.5, 9);
  const counted = histogram.counts.reduce((sum, count) => sum + count, histogram.below + histogram.above);
  expect(counted).toBe(600 * 8);
});

test.each([
  ['law', { law: { ...normal, id: 'cauchy' } }],
  ['ν', { law: { ...normal, id: 'student-t', parameter: 2 } }],
  ['s', { law: { ...normal, id: 'log-normal', parameter: 3 } }],
  ['mean', { law: { ...normal, mean: 1e4 } }],
  ['std', { law: { ...normal, std: 0 } }],
  ['correlation', { correlation: 1.5 }],
])('a wrong %s is refused under its name', (parameter, change) => {
  const entries = { law: normal, correlation: 0, ...change };
  expect(bound.sweepChunk({ ...specification, rules, entries }, 4, 0)).toMatchObject({ error: { parameter } });
});
