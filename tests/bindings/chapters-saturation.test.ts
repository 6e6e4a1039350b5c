// Softmax of Gaussian scores at the boundary: figures from mpmath, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';

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
