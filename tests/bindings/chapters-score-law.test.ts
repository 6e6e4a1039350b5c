// The exact law of q·k at the boundary: d = 2 by hand, the rest from mpmath, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';

/** Relative distance. */
const off = (found: number | undefined, expected: number): number => Math.abs((found ?? NaN) / expected - 1);

test('the density at d = 2 is that of Laplace', () => {
  const { density, normalDensity } = chapters.scoreDensity(2, [0, 1, -3]);
  [0, 1, -3].forEach((x, i) => {
    expect(off(density[i], Math.exp(-Math.abs(x)) / 2)).toBeLessThan(1e-12);
    expect(off(normalDensity[i], Math.exp((-x * x) / 4) / Math.sqrt(4 * Math.PI))).toBeLessThan(1e-14);
  });
});

test('the density at d = 1 is K₀/π, without bound at 0; at d = 64 it is a Bessel function', () => {
  const { density } = chapters.scoreDensity(1, [0, 1]);
  expect(density[0]).toBe(Infinity);
  expect(off(density[1], 0.13401624101699428)).toBeLessThan(1e-12);
  expect(off(chapters.scoreDensity(64, [8]).density[0], 0.02999951006657597)).toBeLessThan(1e-12);
  expect(off(chapters.scoreDensity(64, [8]).normalDensity[0], 0.03024634056489292)).toBeLessThan(1e-14);
});

test('probabilities keep their digits in the tail', () => {
  const at = chapters.scoreProbabilities(64, [8, 40]);
  expect(off(at.cdf[0], 0.8432120001260988)).toBeLessThan(1e-12);
  expect(off(at.fromCentre[0], 0.3432120001260987)).toBeLessThan(1e-12);
  expect(off(at.upperTail[1], 1.366737172262249e-6)).toBeLessThan(1e-12);
  expect(off(at.logUpperTail[1], Math.log(1.366737172262249e-6))).toBeLessThan(1e-12);
});

test('quantiles at d = 2 are those of Laplace', () => {
  const quantiles = chapters.scoreQuantiles(2, [0.025, 0.5, 0.975]);
  expect(off(quantiles[2], -Math.log(0.05))).toBeLessThan(1e-12);
  expect(quantiles[0]).toBeCloseTo(-(quantiles[2] ?? NaN), 11);
  expect(quantiles[1]).toBe(0);
});

test('moments: variance d, kurtosis 3 + 6/d, cumulants d (2i − 1)!', () => {
  const law = chapters.scoreMoments(64, 6);
  expect(law).toMatchObject({ mean: 0, variance: 64, std: 8, kurtosis: 3.09375 });
  expect(off(law.meanAbsolute, 6.358192239869881)).toBeLessThan(1e-14);
  expect(law.typicalGap).toBeCloseTo(7.63, 2);
  expect(law.typicalOdds / Math.exp(law.typicalGap)).toBeCloseTo(1, 12);
  expect(law.scaledGap).toBeCloseTo(law.typicalGap / 8, 12);
  expect(law.scaledOdds / Math.exp(law.scaledGap)).toBeCloseTo(1, 12);
  expect([...law.cumulants]).toEqual([0, 64, 0, 6 * 64, 0, 120 * 64]);
  expect([...law.moments]).toEqual([0, 64, 0, 3 * 64 * 66, 0, 15 * 64 * 66 * 68]);
});

test('the distance to the normal law falls like 1/d', () => {
  const found = chapters.distanceToNormal([2, 4096]);
  expect(off(found.distance[0], 0.0620213693253331)).toBeLessThan(1e-10);
  expect(off(found.at[0], 0.4894054125)).toBeLessThan(1e-6);
  expect(off(found.leadingTerm[0], 0.0688234799376024)).toBeLessThan(1e-13);
  expect(off(found.distance[1], found.leadingTerm[1] ?? NaN)).toBeLessThan(1e-3);
});

test('the normal law', () => {
  const at = chapters.normalLaw([1, 10]);
  expect(off(at.density[0], 0.24197072451914337)).toBeLessThan(1e-15);
  expect(off(at.upperTail[0], 0.15865525393145705)).toBeLessThan(1e-14);
  expect(off(at.upperTail[1], 7.619853024160525e-24)).toBeLessThan(1e-14);
  expect(off(at.cdf[0], 0.8413447460685429)).toBeLessThan(1e-14);
  expect(off(at.fromCentre[0], 0.3413447460685429)).toBeLessThan(1e-14);
  expect(off(chapters.normalQuantiles([0.975])[0], 1.9599639845400543)).toBeLessThan(1e-14);
});

const places = [
  ['d = 0', [0, [1]], 'out-of-range', 'd'],
  ['d = 4097', [4097, [1]], 'out-of-range', 'd'],
  ['d = 1.5', [1.5, [1]], 'not-an-integer', 'd'],
  ['d = NaN', [NaN, [1]], 'not-a-number', 'd'],
  ['no points', [16, []], 'empty', 'x'],
  ['NaN', [16, [0, NaN]], 'not-a-number', 'x 2'],
  ['∞', [16, [Infinity]], 'not-finite', 'x 1'],
  ['too many', [16, new Float64Array(513)], 'out-of-range', 'x length'],
] as const;

refuses('scoreDensity', (given) => boundChapters.scoreDensity(...(given as [number, number[]])), places);
refuses('scoreProbabilities', (given) => boundChapters.scoreProbabilities(...(given as [number, number[]])), places);

const probabilities = [
  ['p = 0', [16, [0]], 'out-of-range', 'p'],
  ['p = 1', [16, [1]], 'out-of-range', 'p'],
  ['NaN', [16, [NaN]], 'not-a-number', 'p 1'],
  ['none', [16, []], 'empty', 'p'],
  ['too many', [16, new Float64Array(129).fill(0.5)], 'out-of-range', 'p length'],
] as const;

refuses('scoreQuantiles', (given) => boundChapters.scoreQuantiles(...(given as [number, number[]])), [
  ...probabilities,
  ['d = 0', [0, [0.5]], 'out-of-range', 'd'],
]);
refuses('normalQuantiles', (given) => boundChapters.normalQuantiles((given as [number, number[]])[1]), probabilities);

refuses('scoreMoments', (given) => boundChapters.scoreMoments(...(given as [number, number])), [
  ['order 13', [16, 13], 'out-of-range', 'order'],
  ['order 0', [16, 0], 'out-of-range', 'order'],
  ['half an order', [16, 1.5], 'not-an-integer', 'order'],
  ['d = ∞', [Infinity, 4], 'not-finite', 'd'],
]);

refuses('normalLaw', (z) => boundChapters.normalLaw(z as number[]), [
  ['no points', [], 'empty', 'z'],
  ['-∞', [-Infinity], 'not-finite', 'z 1'],
]);

refuses('distanceToNormal', (d) => boundChapters.distanceToNormal(d as number[]), [
  ['no d', [], 'empty', 'd'],
  ['d = 0', [1, 0], 'out-of-range', 'd 2'],
  ['17 of them', new Float64Array(17).fill(1), 'out-of-range', 'd length'],
]);
