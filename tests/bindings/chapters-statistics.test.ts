// Drawn scores, tests of fit and the variance's band at the boundary: figures from SciPy and mpmath, and refusals.
import { describe, expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { band, fit, law, scores } from './chapters-requests.ts';

describe('drawn scores', () => {
  const drawn = chapters.drawScores(scores);

  test('have the mean and variance that they say', () => {
    const mean = drawn.scores.reduce((sum, score) => sum + score, 0) / 400;
    const variance = drawn.scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / 399;
    expect(drawn.scores).toHaveLength(400);
    expect(drawn.mean).toBeCloseTo(mean, 12);
    expect(drawn.variance).toBeCloseTo(variance, 11);
    // Var s² = σ⁴ (2/(N − 1) + 6/(d N)): a standard error of 1.24.
    expect(Math.abs(drawn.variance - 16)).toBeLessThan(4 * 1.24);
  });

  test('fit their law, and at d = 1 not the normal one', () => {
    const fits = (d: number, against: 'score' | 'normal'): number => {
      const sample = chapters.drawScores({ ...scores, d, samples: 1000 });
      const { kolmogorovSmirnovP, andersonDarlingP } = chapters.goodnessOfFit({ d, scores: sample.scores, against });
      return Math.min(kolmogorovSmirnovP, andersonDarlingP);
    };
    for (const d of [1, 2, 64]) expect(fits(d, 'score')).toBeGreaterThan(1e-3);
    expect(fits(1, 'normal')).toBeLessThan(1e-9);
    expect(fits(2, 'normal')).toBeLessThan(0.01);
  });

  test('grow in mean like ρd', () => {
    const { mean } = chapters.drawScores({ ...scores, correlation: 0.5, samples: 1000 });
    // Var q·k = d (1 + ρ²): a standard error of 0.141.
    expect(Math.abs(mean - 8)).toBeLessThan(4 * 0.141);
  });

  test('are other ones for another draw or seed', () => {
    expect(chapters.drawScores({ ...scores, draw: 1 }).scores).not.toEqual(drawn.scores);
    expect(chapters.drawScores({ ...scores, seed: '2' }).scores).not.toEqual(drawn.scores);
    expect(chapters.drawScores({ ...scores, samples: 100 }).scores).toEqual(drawn.scores.slice(0, 100));
  });
});

test('distances of four scores from the law of Laplace, d = 2, in any order', () => {
  const found = chapters.goodnessOfFit({ d: 2, scores: [3, -0.5, 0.25, -2], against: 'score' });
  expect(found.kolmogorovSmirnov).toBeCloseTo(0.22510646581606802, 12);
  expect(found.kolmogorovSmirnovP).toBeCloseTo(0.9614362071633992, 11);
  expect(found.andersonDarling).toBeCloseTo(0.4338553717167579, 11);
  expect(found.andersonDarlingP).toBeGreaterThan(0.7);
});

test('a score without probability has no distance, and the p-value 0', () => {
  const found = chapters.goodnessOfFit({ d: 1, scores: [0, 1e6], against: 'normal' });
  expect(found.andersonDarling).toBeNull();
  expect(found.andersonDarlingP).toBe(0);
});

test('the band of the variance of normal entries at d = 1 has the width of its kurtosis', () => {
  const found = chapters.varianceBand(band);
  expect(found.refusal).toBeNull();
  expect(found.band?.value).toBe(1);
  expect(found.band?.standardError).toBeCloseTo(0.08945390993132722, 14);
  expect(found.band?.low).toBeCloseTo(0.8391830316804434, 13);
  expect(found.band?.high).toBeCloseTo(1.1916351525811057, 13);
});

test.each([
  ['no-fourth-moment', { id: 'student-t', parameter: 3 }],
  ['no-sixth-moment', { id: 'student-t', parameter: 5 }],
  ['too-skewed', { id: 'log-normal', parameter: 1 }],
])('there is no honest band: %s', (refusal, change) => {
  expect(chapters.varianceBand({ ...band, law: { ...law, ...change } })).toEqual({ band: null, refusal });
});

test('quantiles of a sample in any order', () => {
  expect([...chapters.quantiles([3, 1, 2], [0, 0.25, 0.5, 1])]).toEqual([1, 1.5, 2, 3]);
});

test('1 % of the variance takes 38,416 (2 + 6/d) scores', () => {
  const found = chapters.samplesForScoreVariance(0.01, [64, 1]);
  expect(found.samples[0]).toBe(80_434);
  expect(found.coverageIfTakenForNormal[1]).toBeCloseTo(0.6729049923088593, 13);
  const errors = chapters.standardErrorOfVariance(1000, [1, 64]);
  expect(errors[0]).toBeCloseTo(0.08945390993132722, 14);
  expect(errors[1]).toBeCloseTo(2.9298805778052115, 13);
});

refuses('drawScores', (change) => boundChapters.drawScores({ ...scores, ...(change as object) }), [
  ['one sample', { samples: 1 }, 'out-of-range', 'samples'],
  ['1025 samples', { samples: 1025 }, 'out-of-range', 'samples'],
  ['too much work', { d: 4096, samples: 257 }, 'out-of-range', 'd · samples'],
  ['d = 1.5', { d: 1.5 }, 'not-an-integer', 'd'],
  ['ρ = -2', { correlation: -2 }, 'out-of-range', 'correlation'],
  ['a law without variance', { law: { ...law, id: 'student-t', parameter: 1.5 } }, 'out-of-range', 'ν'],
]);

refuses('goodnessOfFit', (change) => boundChapters.goodnessOfFit({ ...fit, ...(change as object) }), [
  ['no scores', { scores: [] }, 'empty', 'scores'],
  ['NaN', { scores: [1, NaN] }, 'not-a-number', 'scores 2'],
  ['∞', { scores: [Infinity] }, 'not-finite', 'scores 1'],
  ['too many', { scores: new Float64Array(1025) }, 'out-of-range', 'scores length'],
  ['another law', { against: 'laplace' }, 'unknown', 'against'],
  ['d = 0', { d: 0 }, 'out-of-range', 'd'],
]);

refuses('varianceBand', (change) => boundChapters.varianceBand({ ...band, ...(change as object) }), [
  ['a negative variance', { variance: -1 }, 'out-of-range', 'variance'],
  ['one sample', { samples: 1 }, 'out-of-range', 'samples'],
  ['entries with a mean', { law: { ...law, mean: 1 } }, 'out-of-range', 'mean'],
  ['NaN', { variance: NaN }, 'not-a-number', 'variance'],
]);

test('the spread of a list as it stands divides by n, that of a sample by n − 1', () => {
  expect(chapters.spreadOfList([2, 4, 6])).toEqual({
    mean: 4,
    std: 2,
    stdOfAll: expect.closeTo(1.632993161855452, 14) as number,
  });
  expect(chapters.spreadOfList([7])).toEqual({ mean: 7, std: 0, stdOfAll: 0 });
});

refuses('spreadOfList', (given) => boundChapters.spreadOfList(given as number[]), [
  ['no number', [], 'empty', 'list'],
  ['NaN', [1, NaN], 'not-a-number', 'list 2'],
  ['a number beyond 1e60', [1e61], 'out-of-range', 'list'],
]);

refuses('quantiles', (given) => boundChapters.quantiles(...(given as [number[], number[]])), [
  ['no sample', [[], [0.5]], 'empty', 'sample'],
  ['no p', [[1], []], 'empty', 'p'],
  ['p > 1', [[1], [1.5]], 'out-of-range', 'p'],
  ['NaN', [[NaN], [0.5]], 'not-a-number', 'sample 1'],
]);

refuses('samplesForScoreVariance', (given) => boundChapters.samplesForScoreVariance(...(given as [number, number[]])), [
  ['ε = 0', [0, [1]], 'out-of-range', 'relativeError'],
  ['ε = NaN', [NaN, [1]], 'not-a-number', 'relativeError'],
  ['no d', [0.01, []], 'empty', 'd'],
]);

refuses('standardErrorOfVariance', (given) => boundChapters.standardErrorOfVariance(...(given as [number, number[]])), [
  ['one sample', [1, [1]], 'out-of-range', 'samples'],
  ['d = ∞', [10, [Infinity]], 'not-finite', 'd 1'],
]);

test('scores of entries far from 0 keep their spread: d μ² is added to sums of the draws, not to each product', () => {
  const d = 4096;
  const far = { ...scores, law: { ...scores.law, mean: 1000, std: 0.001 }, d, samples: 256 };
  const { variance, mean } = chapters.drawScores(far);
  // Var(Σ (μ + σx)(μ + σy)) = 2dμ²σ² + dσ⁴: 90.5². Its estimate from 256 scores has an error of 4.4 %.
  expect(Math.sqrt(variance)).toBeGreaterThan(90.5 * 0.82);
  expect(Math.sqrt(variance)).toBeLessThan(90.5 * 1.18);
  expect(Math.abs(mean - d * 1e6)).toBeLessThan((5 * 90.5) / 16);
});
