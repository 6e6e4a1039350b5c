// Two kinds of attention at the boundary: spreads that grow and spreads that stay, pieces, and refusals.
import { expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { twoKinds } from './chapters-requests.ts';

const stds = (d: number, networks: number): Record<string, number> => {
  const sums = chapters.runTwoKinds({ ...twoKinds, d, seed: '2' }, 0, networks);
  return Object.fromEntries(chapters.twoKindsFigures(sums).map(({ kind, scoreStd }) => [kind, scoreStd.value]));
};

test('from d = 16 to 64 dot products and unit-variance additive scores double, divided ones stay', () => {
  const [small, large] = [stds(16, 100), stds(64, 100)];
  expect((large.dot ?? 0) / (small.dot ?? 1)).toBeCloseTo(2, 0);
  expect((large.additive ?? 0) / (small.additive ?? 1)).toBeCloseTo(2, 0);
  expect(large['dot-sqrt']).toBeCloseTo(1, 1);
  expect(large['additive-scaled']).toBeCloseTo(0.71, 1);
});

test('networks in two pieces make the figures of all', () => {
  const whole = chapters.twoKindsFigures(chapters.runTwoKinds(twoKinds, 0, 6));
  const merged = chapters.mergeTwoKinds(chapters.runTwoKinds(twoKinds, 0, 2), chapters.runTwoKinds(twoKinds, 2, 4));
  chapters.twoKindsFigures(merged).forEach(({ kind, scoreStd, peakWeight }, i) => {
    expect(kind).toBe(whole[i]?.kind);
    expect(scoreStd.value).toBeCloseTo(whole[i]?.scoreStd.value ?? 0, 12);
    expect(peakWeight.standardError).toBeCloseTo(whole[i]?.peakWeight.standardError ?? 0, 12);
  });
});

refuses('runTwoKinds', (bad) => boundChapters.runTwoKinds({ ...twoKinds, ...(bad as object) }, 0, 1), [
  ['d = 0', { d: 0 }, 'out-of-range', 'd'],
  ['d = 1025', { d: 1025 }, 'out-of-range', 'd'],
  ['one key', { keys: 1 }, 'out-of-range', 'keys'],
  ['513 keys', { keys: 513 }, 'out-of-range', 'keys'],
  ['a query and a half', { queries: 1.5 }, 'not-an-integer', 'queries'],
  ['a seed of letters', { seed: 'x' }, 'not-a-seed', 'seed'],
]);

refuses('runTwoKinds', (bad) => boundChapters.runTwoKinds({ ...twoKinds, d: 1024 }, 0, bad as number), [
  ['a hundred networks of 1024', 100, 'out-of-range', 'networks · d²'],
  ['no network', 0, 'out-of-range', 'networks'],
  ['NaN', NaN, 'not-a-number', 'networks'],
]);

refuses('runTwoKinds', (bad) => boundChapters.runTwoKinds({ ...twoKinds, keys: 512, d: bad as number }, 0, 1), [
  ['512 keys of 256 entries', 256, 'out-of-range', 'networks · d²'],
]);

test('512 keys are drawn in one call up to d = 128', () => {
  const input = { ...twoKinds, queries: 8, keys: 512, d: 128 };
  const [, divided] = chapters.twoKindsFigures(chapters.runTwoKinds(input, 0, 1));
  expect(divided?.scoreStd.value).toBeCloseTo(1, 0);
});

refuses('twoKindsFigures', (bad) => boundChapters.twoKindsFigures(bad as number[]), [
  ['three numbers', [1, 2, 3], 'wrong-length', 'sums'],
  ['a word', 'sums', 'not-a-list', 'sums'],
]);
