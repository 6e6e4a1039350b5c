// Softmax of Gaussian scores at the boundary: figures from mpmath, what rows measure beside them, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { normalRow, normalRows } from './chapters-requests.ts';

/** Relative distance. */
const off = (found: number | undefined, expected: number): number => Math.abs((found ?? NaN) / expected - 1);

test('two keys, exactly', () => {
  const found = chapters.softmaxOfTwo([0, 1]);
  expect(off(found.peak[0], 0.5)).toBeLessThan(1e-14);
  expect(off(found.jacobianTrace[0], 0.5)).toBeLessThan(1e-14);
  expect(off(found.peak[1], 0.7252134544218447)).toBeLessThan(1e-12);
  expect(off(found.shortfall[1], 1 - 0.7252134544218447)).toBeLessThan(1e-12);
  expect(off(found.jacobianTrace[1], 0.36316184603163054)).toBeLessThan(1e-12);
  expect(off(found.entropy[1], 0.5395000616883964)).toBeLessThan(1e-12);
});

test('any number of keys, exactly', () => {
  const two = chapters.softmaxOfTwo([1, 8]);
  const found = chapters.expectedSoftmax(2, [1, 8]);
  for (const place of [0, 1]) {
    expect(off(found.entropy[place], two.entropy[place] ?? NaN)).toBeLessThan(1e-11);
    expect(off(found.jacobianTrace[place], two.jacobianTrace[place] ?? NaN)).toBeLessThan(1e-11);
  }
  expect(chapters.expectedSoftmax(64, [2.86]).entropy[0]).toBeCloseTo(1.904, 3);
});

test('nearly even, and sharp', () => {
  const flat = chapters.flatSoftmax(8, [0.5]);
  expect(off(flat.entropy[0], 1.970066541679836)).toBeLessThan(1e-14);
  expect(off(flat.sumOfSquares[0], 0.15234375)).toBeLessThan(1e-14);
  const sharp = chapters.sharpSoftmax(3, [10]);
  expect(off(sharp.jacobianTrace[0], 0.08462843753216344)).toBeLessThan(1e-11);
  expect(off(sharp.peak[0], 0.9413400371293875)).toBeLessThan(1e-11);
  expect(off(sharp.entropy[0], 0.1392081999207927)).toBeLessThan(1e-11);
});

test('the collapse at √(2 ln n), and both sides of it', () => {
  expect(off(chapters.collapseSpreads([1024])[0], 3.7232974110590344)).toBeLessThan(1e-14);
  expect([...chapters.logCollapseKeys([0, 1, 8])]).toEqual([0, 0.5, 32]);
  const below = chapters.spreadPhase(1024, [1]);
  expect(off(below.entropy[0], Math.log(1024) - 0.5)).toBeLessThan(1e-14);
  expect(off(below.logParticipation[0], Math.log(1024) - 1)).toBeLessThan(1e-14);
  expect(off(below.logPeak[0], -(2.7232974110590344 ** 2) / 2)).toBeLessThan(1e-13);
  const beyond = chapters.frozenPhase(1024, [8]);
  expect(off(beyond.sumOfSquares[0], 0.5345878236176207)).toBeLessThan(1e-12);
  expect(off(beyond.entropy[0], 1.2250478566641514)).toBeLessThan(1e-11);
  expect(beyond.peak[0]).toBeGreaterThan(0.5345878236176207);
});

const spreads = [
  ['none', [64, []], 'empty', 'spreads'],
  ['NaN', [64, [NaN]], 'not-a-number', 'spreads 1'],
  ['∞', [64, [Infinity]], 'not-finite', 'spreads 1'],
  ['one key', [1, [0.5]], 'out-of-range', 'keys'],
  ['half a key more', [2.5, [0.5]], 'not-an-integer', 'keys'],
] as const;

const asked = (given: unknown): [number, number[]] => given as [number, number[]];
refuses('expectedSoftmax', (given) => boundChapters.expectedSoftmax(...asked(given)), [
  ...spreads,
  ['σ = 0', [64, [0]], 'out-of-range', 'spread'],
]);
refuses('flatSoftmax', (given) => boundChapters.flatSoftmax(...asked(given)), [
  ...spreads,
  ['σ = 2', [64, [2]], 'out-of-range', 'spread'],
]);
refuses('sharpSoftmax', (given) => boundChapters.sharpSoftmax(...asked(given)), [
  ...spreads,
  ['σ = 2', [64, [2]], 'out-of-range', 'spread'],
]);
refuses('spreadPhase', (given) => boundChapters.spreadPhase(...asked(given)), [
  ...spreads,
  ['σ = 4', [64, [4]], 'out-of-range', 'spread'],
]);
refuses('frozenPhase', (given) => boundChapters.frozenPhase(...asked(given)), [
  ...spreads,
  ['σ = 2', [64, [2]], 'out-of-range', 'spread'],
]);
refuses('softmaxOfTwo', (given) => boundChapters.softmaxOfTwo(given as number[]), [
  ['none', [], 'empty', 'spreads'],
  ['σ = -1', [-1], 'out-of-range', 'spread'],
  ['too many', new Float64Array(129), 'out-of-range', 'spreads length'],
]);
refuses('collapseSpreads', (given) => boundChapters.collapseSpreads(given as number[]), [
  ['none', [], 'empty', 'keys'],
  ['one key', [1], 'out-of-range', 'keys 1'],
  ['2^30 + 1 keys', [2 ** 30 + 1], 'out-of-range', 'keys 1'],
]);
refuses('logCollapseKeys', (given) => boundChapters.logCollapseKeys(given as number[]), [
  ['none', [], 'empty', 'spreads'],
  ['σ = -1', [-1], 'out-of-range', 'spread'],
]);

test('what rows measure lies where the closed forms do, for two keys and for many', () => {
  const found = chapters.measureSpreads({ ...normalRows, keys: 2, rows: 10_000 }, [0.5, 4, 32]);
  const exact = chapters.softmaxOfTwo([0.5, 4, 32]);
  for (const figure of ['peak', 'entropy'] as const) {
    found[figure].mean.forEach((mean, index) => {
      const error = found[figure].standardError[index] ?? NaN;
      expect(Math.abs(mean - (exact[figure][index] ?? NaN))).toBeLessThan(4.5 * error);
    });
  }
  const many = chapters.measureSpreads({ ...normalRows, keys: 64, rows: 16_384 }, [8]);
  expect(many.peak.mean[0]).toBeCloseTo(0.792, 2);
  expect(many.peaked.mean[0]).toBeCloseTo(0.194, 2);
  expect(many.trace.mean[0]).toBeCloseTo(0.29, 2);
});

test('a row comes with its largest weights first, and what the others have', () => {
  const row = chapters.normalRow(normalRow);
  expect(row.weights).toHaveLength(12);
  expect(row.weights[0]).toBe(row.peak);
  expect(row.weights.reduce((sum, weight) => sum + weight, row.rest)).toBeCloseTo(1, 13);
  expect(row.effectiveKeys).toBeCloseTo(Math.exp(row.entropy), 12);
  expect([...chapters.normalRow({ ...normalRow, shown: 5 }).weights]).toEqual([...row.weights.subarray(0, 5)]);
  expect(chapters.normalRow({ ...normalRow, keys: 2 }).rest).toBe(0);
});

test('the largest work takes no longer than a page can wait', () => {
  const begun = performance.now();
  chapters.measureSpreads({ ...normalRows, keys: 65_536, rows: 64 }, [4]);
  // Some 30 ms on an idle machine.
  expect(performance.now() - begun).toBeLessThan(1000);
});

const rowsAt = (given: unknown, list: unknown = [1]): ReturnType<typeof boundChapters.measureSpreads> =>
  boundChapters.measureSpreads({ ...normalRows, ...(given as object) }, list as number[]);
refuses('measureSpreads', (given) => rowsAt(given), [
  ['a seed of letters', { seed: 'x' }, 'not-a-seed', 'seed'],
  ['one key', { keys: 1 }, 'out-of-range', 'keys'],
  ['65,537 keys', { keys: 65_537 }, 'out-of-range', 'keys'],
  ['one row', { rows: 1 }, 'out-of-range', 'rows'],
  ['65 rows of 65,536 keys', { keys: 65_536, rows: 65 }, 'out-of-range', 'rows · keys · spreads'],
]);
refuses('measureSpreads', (list) => rowsAt({}, list), [
  ['no spread', [], 'empty', 'spreads'],
  ['σ = 0', [1, 0], 'out-of-range', 'spreads 2'],
  ['NaN', [NaN], 'not-a-number', 'spreads 1'],
]);
refuses('normalRow', (given) => boundChapters.normalRow({ ...normalRow, ...(given as object) }), [
  ['a seed of letters', { seed: 'x' }, 'not-a-seed', 'seed'],
  ['row 16,384', { row: 16_384 }, 'out-of-range', 'row'],
  ['one key', { keys: 1 }, 'out-of-range', 'keys'],
  ['σ = 0', { spread: 0 }, 'out-of-range', 'spread'],
  ['no weight', { shown: 0 }, 'out-of-range', 'shown'],
]);
