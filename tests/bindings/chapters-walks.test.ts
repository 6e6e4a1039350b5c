// Walks of products and what one score is made of, at the boundary: beside the draws that they are made of, by hand, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { pairs, walks } from './chapters-requests.ts';
import { core } from './core.ts';

test('the first of eight walks is the running sum of a draw that the variance laboratory shows', () => {
  const { terms, sums } = chapters.drawWalks(walks);
  expect(terms).toHaveLength(65);
  expect(sums).toHaveLength(20 * 65);
  for (const walk of [0, 8, 16]) {
    const drawn = chapters.drawPairs({ ...pairs, draw: walk / 8 });
    expect([...sums.slice(walk * 65, (walk + 1) * 65)]).toEqual([0, ...drawn.sums]);
  }
});

test('the first eight walks end on the scores of which the opening shows the weights, at every head size', () => {
  for (const d of [1, 2, 64, 256, 1024, 4096]) {
    const { sums, terms } = chapters.drawWalks({ ...walks, draw: 445, d, walks: 8 });
    const ends = [...sums].filter((_, place) => (place + 1) % terms.length === 0);
    const { drawWeights = new Float64Array(), rule } = core.openingAt(walks.seed, 445, d).rows[1] ?? {};
    expect(rule?.id).toBe('sqrt');
    const { weights } = chapters.softmaxSteps(ends.map((end) => end / Math.sqrt(d)));
    expect([...drawWeights.slice(-8)]).toEqual([...weights].sort((a, b) => b - a));
  }
});

test('coins make whole steps, and all ends are counted', () => {
  const { terms, sums, counts, below, above } = chapters.drawWalks({ ...walks, d: 9, walks: 100, coins: true });
  expect([...terms]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let place = 0; place < 9; place++) expect(Math.abs((sums[place + 1] ?? NaN) - (sums[place] ?? NaN))).toBe(1);
  expect(counts.reduce((sum, each) => sum + each, below + above)).toBe(100);
});

test('the score of (3, 4) and (4, −2) is 4, and k casts a shadow of 0.8 on q', () => {
  const found = chapters.dotProduct([3, 4], [4, -2]);
  expect([...found.products]).toEqual([12, -8]);
  expect(found).toMatchObject({ positive: 12, negative: -8, score: 4, queryNorm: 5 });
  expect(found.shadow).toBeCloseTo(0.8, 14);
  expect(found.angle).toBeCloseTo(79.6951535, 6);
});

test('an arrow of no length has no angle', () => {
  expect(chapters.dotProduct([0, 0], [1, 2])).toMatchObject({ score: 0, cosine: null, angle: null, shadow: null });
});

refuses('drawWalks', (change) => boundChapters.drawWalks({ ...walks, ...(change as object) }), [
  ['d = 0', { d: 0 }, 'out-of-range', 'd'],
  ['d = 4097', { d: 4097 }, 'out-of-range', 'd'],
  ['a single walk', { walks: 1 }, 'out-of-range', 'walks'],
  ['half a walk', { walks: 2.5 }, 'not-an-integer', 'walks'],
  ['too many steps', { d: 4096, walks: 1000 }, 'out-of-range', 'walks · d'],
  ['a draw below 0', { draw: -1 }, 'out-of-range', 'draw'],
  ['no seed', { seed: '' }, 'empty', 'seed'],
  ['coins that are no truth value', { coins: 'yes' }, 'not-a-truth-value', 'coins'],
]);

refuses('dotProduct', (k) => boundChapters.dotProduct([1, 2], k as number[]), [
  ['a shorter key', [1], 'wrong-length', 'k'],
  ['an empty key', [], 'empty', 'k'],
  ['NaN', [1, NaN], 'not-a-number', 'k 2'],
  ['an entry beyond a million', [1, 2e6], 'out-of-range', 'k'],
]);
