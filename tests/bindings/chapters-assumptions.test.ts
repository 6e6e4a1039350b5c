// Other laws of entries, correlation and cosines at the boundary: figures by hand, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { law } from './chapters-requests.ts';

const of = (id: string, parameter = 0) => ({ ...law, id, parameter });

/** Relative distance. */
const off = (found: number | undefined, expected: number): number => Math.abs((found ?? NaN) / expected - 1);

test('scores of independent entries have variance d, and the kurtosis of their law', () => {
  const found = chapters.scoreOfEntries(of('laplace'), of('laplace'), [1, 64]);
  expect([...found.mean]).toEqual([0, 0]);
  expect([...found.variance]).toEqual([1, 64]);
  expect([...found.std]).toEqual([1, 8]);
  expect(found.kurtosis?.[0]).toBeCloseTo(36, 12);
  expect(found.kurtosis?.[1]).toBeCloseTo(3 + 33 / 64, 12);
  expect(chapters.scoreOfEntries(of('student-t', 3), law, [4]).kurtosis).toBeNull();
});

test('with means, d μ², and σ⁴ + 2 μ² σ² in each product', () => {
  const placed = { ...law, mean: 2, std: 3 };
  const found = chapters.scoreOfEntries(placed, placed, [10]);
  expect(found.mean[0]).toBe(40);
  expect(found.variance[0]).toBeCloseTo(10 * (81 + 72), 10);
});

test('correlated entries have mean ρd and variance d (1 + ρ² (K − 2))', () => {
  const normal = chapters.correlatedScore(law, 0.5, [4, 64]);
  expect([...normal.mean]).toEqual([2, 32]);
  expect([...(normal.variance ?? [])]).toEqual([5, 80]);
  expect(chapters.correlatedScore(of('rademacher'), 0.5, [4]).variance?.[0]).toBe(3);
  expect(chapters.correlatedScore(of('student-t', 3), 0.5, [4]).variance).toBeNull();
});

test('correlated normal entries at d = 2: two exponentials', () => {
  const found = chapters.correlatedScoreLaw(0.5, 2, [3, -3]);
  expect(found).toMatchObject({ mean: 1, variance: 2.5 });
  expect(off(found.density[0], 0.06766764161830635)).toBeLessThan(1e-11);
  expect(off(found.density[1], 0.001239376088333179)).toBeLessThan(1e-11);
  expect(chapters.correlatedScoreLaw(0.5, 1, [0]).density[0]).toBe(Infinity);
});

test('a cosine at d = 3 is uniform', () => {
  const found = chapters.cosineLaw(3, [-1, 0, 0.5]);
  expect(found.variance).toBeCloseTo(1 / 3, 15);
  expect(found.kurtosis).toBeCloseTo(1.8, 15);
  for (const density of found.density) expect(density).toBeCloseTo(0.5, 12);
  expect(found.cdf[2]).toBeCloseTo(0.75, 12);
  expect(found.upperTail[2]).toBeCloseTo(0.25, 12);
  expect(chapters.cosineQuantiles(3, [0.75])[0]).toBeCloseTo(0.5, 12);
  expect(chapters.cosineLaw(2, [1]).density[0]).toBe(Infinity);
});

test('bare cosines over 64 keys cannot give a key more than 0.105', () => {
  const found = chapters.cosineAttention(64, [1]);
  expect(off(found.peakBound[0], 0.1049745018393975)).toBeLessThan(1e-14);
  expect(off(found.peakAmongOrthogonal[0], 0.04136264297892681)).toBeLessThan(1e-14);
  expect(off(chapters.gainForPeak(64, 0.9), 6.340359303727752)).toBeLessThan(1e-14);
});

refuses('scoreOfEntries', (given) => boundChapters.scoreOfEntries(...(given as [typeof law, typeof law, number[]])), [
  ['an unknown law', [of('cauchy'), law, [1]], 'unknown', 'law'],
  ['no d', [law, law, []], 'empty', 'd'],
  ['d = 1.5', [law, law, [1, 1.5]], 'not-an-integer', 'd 2'],
  ['d = 4097', [law, law, [4097]], 'out-of-range', 'd 1'],
  ['d = NaN', [law, law, [NaN]], 'not-a-number', 'd 1'],
  ['a law without a variance', [of('student-t', 2), law, [1]], 'out-of-range', 'ν'],
]);

refuses('correlatedScore', (given) => boundChapters.correlatedScore(...(given as [typeof law, number, number[]])), [
  ['ρ = 2', [law, 2, [1]], 'out-of-range', 'correlation'],
  ['ρ = NaN', [law, NaN, [1]], 'not-a-number', 'correlation'],
  ['too many d', [law, 0, new Float64Array(513).fill(1)], 'out-of-range', 'd length'],
]);

refuses('correlatedScoreLaw', (given) => boundChapters.correlatedScoreLaw(...(given as [number, number, number[]])), [
  ['ρ = 1, which has no density on both sides', [1, 4, [0]], 'out-of-range', 'correlation'],
  ['ρ = -2', [-2, 4, [0]], 'out-of-range', 'correlation'],
  ['d = 0', [0, 0, [0]], 'out-of-range', 'd'],
  ['∞', [0, 4, [Infinity]], 'not-finite', 'x 1'],
]);

refuses('cosineLaw', (given) => boundChapters.cosineLaw(...(given as [number, number[]])), [
  ['d = 1', [1, [0]], 'out-of-range', 'd'],
  ['a cosine of 2', [16, [2]], 'out-of-range', 'x'],
  ['no cosines', [16, []], 'empty', 'x'],
  ['too many', [16, new Float64Array(257)], 'out-of-range', 'x length'],
]);

refuses('cosineQuantiles', (p) => boundChapters.cosineQuantiles(16, p as number[]), [
  ['p = 1', [1], 'out-of-range', 'p'],
  ['NaN', [NaN], 'not-a-number', 'p 1'],
]);

refuses('cosineAttention', (given) => boundChapters.cosineAttention(...(given as [number, number[]])), [
  ['one key', [1, [1]], 'out-of-range', 'keys'],
  ['a negative gain', [64, [-1]], 'out-of-range', 'gain'],
  ['no gain', [64, []], 'empty', 'gains'],
]);

refuses('gainForPeak', (weight) => boundChapters.gainForPeak(64, weight as number), [
  ['a weight of 1', 1, 'out-of-range', 'weight'],
  ['a weight below 1/n', 0.001, 'out-of-range', 'weight'],
  ['NaN', NaN, 'not-a-number', 'weight'],
]);
