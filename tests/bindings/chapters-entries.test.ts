// Laws of entries and layers that have not learned yet, at the boundary: moments by hand, measured beside known, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { layer, law, pairs } from './chapters-requests.ts';

test('laws have the moments that are known of them', () => {
  expect(chapters.entryLaws().map(({ id }) => id)).toEqual([
    'normal',
    'uniform',
    'rademacher',
    'laplace',
    'student-t',
    'log-normal',
  ]);
  expect(chapters.standardMoments(law)).toEqual({ skewness: 0, kurtosis: 3, sixth: 15 });
  expect(chapters.standardMoments({ ...law, id: 'uniform' }).kurtosis).toBeCloseTo(1.8, 14);
  expect(chapters.standardMoments({ ...law, id: 'rademacher' }).kurtosis).toBe(1);
  expect(chapters.standardMoments({ ...law, id: 'laplace' }).kurtosis).toBeCloseTo(6, 14);
  expect(chapters.standardMoments({ ...law, id: 'student-t', parameter: 4 }).kurtosis).toBeNull();
});

test('a pair is a prefix of a longer one, and its score is the sum of products', () => {
  const long = chapters.drawPairs({ ...pairs, d: 1000 });
  const short = chapters.drawPairs(pairs);
  expect([...long.q].slice(0, 64)).toEqual([...short.q]);
  let sum = 0;
  short.q.forEach((entry, i) => {
    expect(short.products[i]).toBe(entry * (short.k[i] ?? NaN));
    sum += short.products[i] ?? NaN;
    expect(short.sums[i]).toBe(sum);
  });
});

test('seed, draw, law and correlation each change a pair', () => {
  const { q, k } = chapters.drawPairs(pairs);
  expect(chapters.drawPairs({ ...pairs, seed: '2' }).q).not.toEqual(q);
  expect(chapters.drawPairs({ ...pairs, draw: 1 }).q).not.toEqual(q);
  expect(new Set(chapters.drawPairs({ ...pairs, law: { ...law, id: 'rademacher' } }).q)).toEqual(new Set([-1, 1]));
  const alike = chapters.drawPairs({ ...pairs, correlation: 1 });
  expect(alike.k).toEqual(alike.q);
  expect(alike.q).toEqual(q);
  expect(k).not.toEqual(q);
  const placed = chapters.drawPairs({ ...pairs, law: { ...law, mean: 100, std: 0.001 } });
  expect([...placed.q].every((entry) => Math.abs(entry - 100) < 0.01)).toBe(true);
});

test('initialisers have a law of their entries and a formula of its variance', () => {
  const laws = chapters.entryLaws().map(({ id }) => id);
  for (const each of chapters.initializers()) {
    expect(laws).toContain(each.law);
    expect(each.formula).not.toBe('');
  }
});

test('a layer gives every matrix, and rows of its norm have the length √dModel', () => {
  const found = chapters.drawLayer(layer, 0);
  expect(found.tokens).toHaveLength(8 * 64);
  for (const part of [found.q, found.k, found.v]) expect(part).toHaveLength(8 * 32);
  expect(found.scores).toHaveLength(64);
  const first = found.normalised.slice(0, 64);
  expect(first.reduce((sum, entry) => sum + entry * entry, 0)).toBeCloseTo(64, 2);
  const score = found.q.slice(0, 32).reduce((sum, entry, i) => sum + entry * (found.k[32 + i] ?? NaN), 0);
  expect(found.scores[1]).toBeCloseTo(score, 10);
  expect(chapters.drawLayer(layer, 1).tokens).not.toEqual(found.tokens);
});

test.each([
  // Var q = dModel · Var W: 64 · 2/(64 + 64), 64 · 2/(64 + 32), 64/(3 · 64), 64 · 0.0004.
  ['xavier-fused', 1],
  ['xavier-per-head', 4 / 3],
  ['linear-default', 1 / 3],
  ['normal-0.02', 0.0256],
])('the measured variance of q under %s is %f', (initializer, expected) => {
  const { query, scaledScore, rowScore, scaledRowScore } = chapters.measureLayer({ ...layer, initializer }, 150);
  expect(Math.abs(query.value - expected)).toBeLessThan(4.5 * (query.standardError ?? NaN));
  expect(query.standardError).toBeLessThan(0.02 * expected);
  expect(Math.abs(scaledScore.value - expected ** 2)).toBeLessThan(4.5 * (scaledScore.standardError ?? NaN));
  expect(rowScore.value).toBeCloseTo(32 * scaledRowScore.value, 12);
});

test('what is measured of a layer is what is predicted', () => {
  const asked = { ...layer, cosine: 0.5, initializer: 't5' };
  const measured = chapters.measureLayer(asked, 150);
  const predicted = chapters.predictLayer(asked);
  expect(predicted.query).toBeCloseTo(1 / 32, 6);
  for (const figure of ['query', 'key', 'value', 'score', 'scaledScore', 'rowScore', 'scaledRowScore'] as const) {
    const { value, standardError } = measured[figure];
    expect(Math.abs(value - predicted[figure]), figure).toBeLessThan(4.5 * (standardError ?? NaN));
  }
});

test('a prediction knows ε, the standard deviation of scores and the share within a row', () => {
  const predicted = chapters.predictLayer({ ...layer, initializer: 'normal-1', epsilon: 1, cosine: 0.25 });
  expect(predicted).toMatchObject({ query: 32, key: 32, value: 32 });
  expect(predicted.scaledScoreStd).toBeCloseTo(32, 12);
  expect(predicted.scaledScore).toBeCloseTo(1024, 10);
  // Of the 63 directions that layer norm leaves: 0.25 % more than 1024 · (1 − r).
  expect(predicted.scaledRowScore).toBeCloseTo(769.9012589342517, 9);
  expect(chapters.predictLayer({ ...layer, initializer: 'normal-1', norm: 'none', epsilon: 1 }).query).toBe(64);
});

test.each(['layer', 'rms'] as const)('short tokens after %s norm have the predicted variance in a row', (norm) => {
  const asked = { ...layer, dModel: 8, dK: 16, cosine: 0.9, norm, initializer: 't5' };
  const { value, standardError } = chapters.measureLayer(asked, 1500).rowScore;
  expect(Math.abs(value - chapters.predictLayer(asked).rowScore)).toBeLessThan(4.5 * (standardError ?? NaN));
});

test('layer norm leaves nothing of tokens of one entry', () => {
  const asked = { ...layer, dModel: 1, initializer: 't5' };
  const none = { query: 0, key: 0, value: 0, score: 0, rowScore: 0 };
  expect(chapters.predictLayer(asked)).toMatchObject(none);
  const { query, rowScore } = chapters.measureLayer(asked, 2);
  expect([query.value, rowScore.value]).toEqual([0, 0]);
});

test('published ways to begin have Var q of 16/9, 1/2, 1, …', () => {
  const rows = chapters.initialVariances();
  const variances = rows.map(({ query }) => query);
  for (const expected of [16 / 9, 1 / 2, 1]) expect(variances.some((q) => Math.abs(q - expected) < 1e-12)).toBe(true);
  const ids = chapters.initializers().map(({ id }) => id);
  for (const { initializer } of rows) expect(ids).toContain(initializer);
});

refuses('standardMoments', (change) => boundChapters.standardMoments({ ...law, ...(change as object) }), [
  ['an unknown law', { id: 'cauchy' }, 'unknown', 'law'],
  ['ν = 2', { id: 'student-t', parameter: 2 }, 'out-of-range', 'ν'],
  ['σ = 0', { std: 0 }, 'out-of-range', 'std'],
  ['NaN', { mean: NaN }, 'not-a-number', 'mean'],
]);

refuses('drawPairs', (change) => boundChapters.drawPairs({ ...pairs, ...(change as object) }), [
  ['ρ > 1', { correlation: 1.01 }, 'out-of-range', 'correlation'],
  ['ρ that is NaN', { correlation: NaN }, 'not-a-number', 'correlation'],
  ['d = 0', { d: 0 }, 'out-of-range', 'd'],
  ['d = 65537', { d: 65_537 }, 'out-of-range', 'd'],
  ['d = 1.5', { d: 1.5 }, 'not-an-integer', 'd'],
  ['a draw that is infinite', { draw: Infinity }, 'not-finite', 'draw'],
  ['no seed', { seed: '' }, 'empty', 'seed'],
]);

const cases = [
  ['one token', { tokens: 1 }, 'out-of-range', 'tokens'],
  ['dModel = 1025', { dModel: 1025 }, 'out-of-range', 'dModel'],
  ['a head and a half', { heads: 1.5 }, 'not-an-integer', 'heads'],
  ['dK = NaN', { dK: NaN }, 'not-a-number', 'dK'],
  ['a cosine of 2', { cosine: 2 }, 'out-of-range', 'cosine'],
  ['ε = 0', { epsilon: 0 }, 'out-of-range', 'epsilon'],
  ['an unknown norm', { norm: 'batch' }, 'unknown', 'norm'],
  ['an unknown initialiser', { initializer: 'he' }, 'unknown', 'initializer'],
  ['too much work', { tokens: 512, dModel: 1024, dK: 512 }, 'out-of-range', 'draws · work of a draw'],
] as const;

refuses('drawLayer', (change) => boundChapters.drawLayer({ ...layer, ...(change as object) }, 0), cases);
refuses('predictLayer', (change) => boundChapters.predictLayer({ ...layer, ...(change as object) }), cases);
refuses('measureLayer', (change) => boundChapters.measureLayer({ ...layer, ...(change as object) }, 2), cases);

test('a variance over one draw is refused', () => {
  expect(boundChapters.measureLayer(layer, 1)).toMatchObject({ error: { code: 'out-of-range', parameter: 'draws' } });
});
