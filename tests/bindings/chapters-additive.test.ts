// Additive attention at the boundary: scores and gradients by hand, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { additive } from './chapters-requests.ts';

/** s = 3 tanh(0.5 q + k) at q = 1, k = 0. */
const one = {
  queries: 1,
  keys: 1,
  queryDimension: 1,
  keyDimension: 1,
  hidden: 1,
  q: [1],
  k: [0],
  queryMap: [0.5],
  keyMap: [1],
  v: [3],
};
const tanh = 0.46211715726000974;
const slope = 0.7864477329659274;

test('a score is v times the tangent, and no larger than |v|', () => {
  const { scores, limit } = chapters.additiveScores(one);
  expect(scores[0]).toBeCloseTo(3 * tanh, 14);
  expect(limit).toBe(3);
  expect(chapters.additiveScores(additive).scores).toHaveLength(2);
  expect(chapters.additiveScores(additive).limit).toBe(3);
});

test('its gradient is the chain rule', () => {
  const gradient = chapters.additiveGradient(one, [2]);
  expect(gradient.v[0]).toBeCloseTo(2 * tanh, 14);
  expect(gradient.q[0]).toBeCloseTo(2 * 3 * slope * 0.5, 13);
  expect(gradient.k[0]).toBeCloseTo(2 * 3 * slope, 13);
  expect(gradient.queryMap[0]).toBeCloseTo(2 * 3 * slope, 13);
  expect(gradient.keyMap[0]).toBe(0);
});

const cases = [
  ['65 keys', { keys: 65 }, 'out-of-range', 'keys'],
  ['257 hidden units', { hidden: 257 }, 'out-of-range', 'hidden'],
  ['too much work', { queries: 64, keys: 64, hidden: 33 }, 'out-of-range', 'queries · keys · hidden'],
  ['no dimension', { queryDimension: 0 }, 'out-of-range', 'queryDimension'],
  ['a dimension and a half', { keyDimension: 1.5 }, 'not-an-integer', 'keyDimension'],
  ['a short map', { queryMap: [1] }, 'wrong-length', 'queryMap'],
  ['an empty v', { v: [] }, 'wrong-length', 'v'],
  ['NaN', { q: [NaN, 1] }, 'not-a-number', 'q 1'],
  ['∞', { keyMap: [1, Infinity] }, 'not-finite', 'keyMap 2'],
] as const;

refuses('additiveScores', (change) => boundChapters.additiveScores({ ...additive, ...(change as object) }), cases);
refuses(
  'additiveGradient',
  (change) => boundChapters.additiveGradient({ ...additive, ...(change as object) }, [1, 1]),
  cases,
);

test('a score gradient of another size is refused', () => {
  expect(boundChapters.additiveGradient(additive, [1])).toMatchObject({
    error: { code: 'wrong-length', parameter: 'scoreGradient' },
  });
});

test('the spread of a score by theory: E tanh² of N(0, 2) by mpmath, and the root of units and factors', () => {
  const { squaredTanh, std } = chapters.additiveSpread(1, 1, 2);
  expect(squaredTanh).toBeCloseTo(0.5199757456639486, 12);
  expect(std).toBeCloseTo(Math.sqrt(squaredTanh), 14);
  expect(chapters.additiveSpread(64, 1 / 4, 2).std).toBeCloseTo(4 * std, 13);
});

refuses('additiveSpread', (given) => boundChapters.additiveSpread(...(given as [number, number, number])), [
  ['no unit', [0, 1, 2], 'out-of-range', 'units'],
  ['a factor below 0', [8, -1, 2], 'out-of-range', 'factor'],
  ['a variance of NaN', [8, 1, NaN], 'not-a-number', 'variance'],
]);
