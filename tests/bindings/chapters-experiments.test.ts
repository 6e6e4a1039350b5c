// Draws that a reader watches add up, at the boundary: terms of a square, a matrix, rows and their gradients; and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { gradientRows, matrix, squares } from './chapters-requests.ts';

test('the terms of a square have their shape, their counts, and the sum that they must', () => {
  const found = chapters.squareTerms({ ...squares, d: 5, samples: 1000 });
  expect(found.averages).toHaveLength(25);
  expect(found.averages[1]).toBe(found.averages[5]);
  expect([found.diagonalTerms, found.offDiagonalTerms]).toEqual([5, 20]);
  expect(found.diagonalSum + found.offDiagonalSum).toBeCloseTo(found.meanSquare, 10);
  expect(found.diagonalMean).toBeCloseTo(found.diagonalSum / 5, 12);
  expect(found.offDiagonalMean).toBeCloseTo(found.offDiagonalSum / 20, 12);
  expect(found.diagonalMean).toBeCloseTo(1, 0);
  expect(found.offDiagonalRms).toBeLessThan(3 * found.offDiagonalRmsExpected);
  expect(found.offDiagonalRmsExpected).toBeCloseTo(1 / Math.sqrt(1000), 15);
});

test('a hundred times the samples leave a tenth of what stands off the diagonal', () => {
  const rms = (samples: number): number =>
    chapters.squareTerms({ ...squares, d: 28, samples }).offDiagonalRms ?? Infinity;
  expect(rms(200) / rms(20_000)).toBeCloseTo(10, -0.5);
});

test('one component has no terms off the diagonal', () => {
  expect(chapters.squareTerms({ ...squares, d: 1 })).toMatchObject({
    offDiagonalMean: null,
    offDiagonalRms: null,
    offDiagonalSum: 0,
    offDiagonalTerms: 0,
  });
});

test('terms of a smaller d are the upper left part of those of a larger one', () => {
  const large = chapters.squareTerms({ ...squares, d: 64 }).averages;
  const small = chapters.squareTerms({ ...squares, d: 2 }).averages;
  expect([...small]).toEqual([large[0], large[1], large[64], large[65]]);
});

test('a matrix is row-major, and a smaller one is its upper left part', () => {
  const large = chapters.drawMatrix({ ...matrix, rows: 4, columns: 20 });
  const small = chapters.drawMatrix({ ...matrix, rows: 2, columns: 3 });
  expect(large).toHaveLength(80);
  expect([...small]).toEqual([...large.slice(0, 3), ...large.slice(20, 23)]);
  expect(chapters.drawMatrix({ ...matrix, seed: '2' })[0]).not.toBe(chapters.drawMatrix(matrix)[0]);
  expect(chapters.drawMatrix({ ...matrix, draw: 1 })[0]).not.toBe(chapters.drawMatrix(matrix)[0]);
});

test('rows have a number for each figure, a weight and a score for each key, and a summary of what stands there', () => {
  const found = chapters.gradientRows({ ...gradientRows, rows: 7, keys: 3 });
  expect(found.weights).toHaveLength(21);
  expect(found.scaledScores).toHaveLength(21);
  for (const figure of ['peak', 'trace', 'rightKey', 'scoreGradient', 'queryGradient', 'valueGradient'] as const) {
    const sorted = found[figure].toSorted();
    const { mean, median, least, most } = found.summary[figure];
    expect(sorted).toHaveLength(7);
    expect([least, median, most]).toEqual([sorted[0], sorted[3], sorted[6]]);
    expect(mean).toBeCloseTo(sorted.reduce((sum, x) => sum + x, 0) / 7, 12);
  }
  expect([...found.rightKey]).toEqual([...found.weights.filter((_, at) => at % 3 === 0)]);
});

test('the typical row loses its right key without a divisor; under √d it does not, and values keep their gradient', () => {
  const rows = { ...gradientRows, d: 64, keys: 64, rows: 512 };
  const none = chapters.gradientRows({ ...rows, rule: { id: 'none', parameter: 0 } }).summary;
  const root = chapters.gradientRows(rows).summary;
  expect(none.rightKey.median).toBeLessThan(1e-7);
  expect(root.rightKey.median).toBeCloseTo(0.0097, 2);
  expect(none.trace.median).toBeLessThan(none.trace.mean);
  expect(none.queryGradient.mean).toBeGreaterThan(root.queryGradient.mean);
  expect(none.valueGradient.median).toBeGreaterThan(root.valueGradient.median);
});

test('rules see the same vectors: scores without a divisor are √d times those under √d', () => {
  const root = chapters.gradientRows(gradientRows).scaledScores;
  const none = chapters.gradientRows({ ...gradientRows, rule: { id: 'none', parameter: 0 } }).scaledScores;
  expect([...none]).toEqual([...root].map((score) => 4 * score));
});

test.each(['none', 'exponential', 'layer-norm', 'soft-cap', 'log-keys', 'position'])(
  'the largest work under the rule %s takes no longer than a page can wait',
  (id) => {
    const begun = performance.now();
    chapters.gradientRows({ ...gradientRows, d: 128, keys: 64, rows: 512, rule: { id, parameter: 1 } });
    // Some 50 ms on an idle machine.
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);

test('rows from another first row on are those of one request', () => {
  const whole = chapters.gradientRows({ ...gradientRows, rows: 9 });
  const later = chapters.gradientRows({ ...gradientRows, rows: 4, first: 5 });
  expect([...later.pull]).toEqual([...whole.pull.slice(5)]);
  expect([...later.weights]).toEqual([...whole.weights.slice(20)]);
});

test('a causal row has the first keys of the row, the mean over places is what theory says, and off is what left out is', () => {
  const whole = chapters.gradientRows({ ...gradientRows, keys: 4, rows: 8 });
  const causal = chapters.gradientRows({ ...gradientRows, keys: 4, rows: 8, causal: true });
  expect([...whole.keys]).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  expect([...causal.keys].slice(0, 4).toSorted()).toEqual([1, 2, 3, 4]);
  expect([...causal.keys].slice(4)).toEqual([...causal.keys].slice(0, 4));
  causal.keys.forEach((keys, row) => {
    const of = (scores: Float64Array): number[] => [...scores.subarray(row * 4, row * 4 + 4)];
    expect(of(causal.scaledScores)).toEqual(
      of(whole.scaledScores).map((score, key) => (key < keys ? score : -Infinity)),
    );
    const { weights } = chapters.softmaxSteps(of(whole.scaledScores).slice(0, keys));
    expect(of(causal.weights)).toEqual([...weights, ...new Array<number>(4 - keys).fill(0)]);
  });
  expect(chapters.gradientRows({ ...gradientRows, causal: false })).toEqual(chapters.gradientRows(gradientRows));
  expect(chapters.meanCausalWeight(4)).toBeCloseTo((1 + 1 / 2 + 1 / 3 + 1 / 4) / 4, 15);
});

test('queries stand in a text from its beginning to its end', () => {
  expect([...chapters.causalPlaces(8, 8)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...chapters.causalPlaces(8, 512)].at(0)).toBe(64);
});

refuses('causalPlaces', (bad) => boundChapters.causalPlaces(...(bad as [number, number])), [
  ['no query', [0, 8], 'out-of-range', 'queries'],
  ['129 queries', [129, 8], 'out-of-range', 'queries'],
  ['one key', [8, 1], 'out-of-range', 'keys'],
  ['half a key more', [8, 2.5], 'not-an-integer', 'keys'],
]);

refuses('meanCausalWeight', (bad) => boundChapters.meanCausalWeight(bad as number), [
  ['one key', 1, 'out-of-range', 'keys'],
  ['4097 keys', 4097, 'out-of-range', 'keys'],
]);

const seeds = [
  ['a seed of letters', { seed: 'x' }, 'not-a-seed', 'seed'],
  ['a draw of -1', { draw: -1 }, 'out-of-range', 'draw'],
  ['draw 1,000,001', { draw: 1_000_001 }, 'out-of-range', 'draw'],
] as const;

refuses('squareTerms', (bad) => boundChapters.squareTerms({ ...squares, ...(bad as object) }), [
  ...seeds,
  ['d = 0', { d: 0 }, 'out-of-range', 'd'],
  ['d = 65', { d: 65 }, 'out-of-range', 'd'],
  ['half a component more', { d: 2.5 }, 'not-an-integer', 'd'],
  ['no sample', { samples: 0 }, 'out-of-range', 'samples'],
  ['20,001 samples', { samples: 20_001 }, 'out-of-range', 'samples'],
  ['5000 samples of d = 64', { d: 64, samples: 5000 }, 'out-of-range', 'd² · samples'],
]);

refuses('drawMatrix', (bad) => boundChapters.drawMatrix({ ...matrix, ...(bad as object) }), [
  ['a seed of letters', { seed: 'x' }, 'not-a-seed', 'seed'],
  ['a draw of -1', { draw: -1 }, 'out-of-range', 'draw'],
  ['draw 4,000,001', { draw: 4_000_001 }, 'out-of-range', 'draw'],
  ['no row', { rows: 0 }, 'out-of-range', 'rows'],
  ['129 rows', { rows: 129 }, 'out-of-range', 'rows'],
  ['4097 columns', { columns: 4097 }, 'out-of-range', 'columns'],
  ['NaN columns', { columns: NaN }, 'not-a-number', 'columns'],
  ['128 × 513 entries', { rows: 128, columns: 513 }, 'out-of-range', 'rows · columns'],
]);

refuses('gradientRows', (bad) => boundChapters.gradientRows({ ...gradientRows, ...(bad as object) }), [
  ...seeds,
  ['d = 4097', { d: 4097 }, 'out-of-range', 'd'],
  ['one key', { keys: 1 }, 'out-of-range', 'keys'],
  ['4097 keys', { keys: 4097 }, 'out-of-range', 'keys'],
  ['no row', { rows: 0 }, 'out-of-range', 'rows'],
  ['4097 rows', { rows: 4097 }, 'out-of-range', 'rows'],
  ['a first row of -1', { first: -1 }, 'out-of-range', 'first'],
  ['rows beyond 65,535', { first: 65_533 }, 'out-of-range', 'first'],
  ['a mask that is no flag', { causal: 1 }, 'not-a-truth-value', 'causal'],
  ['65,537 keys of one component', { d: 1, keys: 4096, rows: 17 }, 'out-of-range', 'rows · keys · d'],
  ['512 rows of 64 keys at d = 129', { d: 129, keys: 64, rows: 512 }, 'out-of-range', 'rows · keys · d'],
  ['the rule log d at d = 1', { d: 1, rule: { id: 'log', parameter: 0 } }, 'outside-domain', 'd'],
  ['an unknown rule', { rule: { id: 'cube', parameter: 0 } }, 'unknown', 'rule'],
  ['a temperature of 0', { rule: { id: 'temperature', parameter: 0 } }, 'out-of-range', 'τ'],
  ['no rule', { rule: null }, 'missing', 'id'],
]);
