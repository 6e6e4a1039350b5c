// Formats of few bits at the boundary: figures by hand, and refusals.
import { describe, expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { online } from './chapters-requests.ts';

test('there are four formats, with the numbers of the standard', () => {
  const formats = chapters.formats();
  expect(formats.map(({ id }) => id)).toEqual(['float16', 'bfloat16', 'float32', 'float64']);
  expect(formats[0]).toMatchObject({
    bits: 16,
    significandBits: 11,
    exponentBits: 5,
    largest: 65504,
    unitRoundoff: 2 ** -11,
  });
  expect(formats[3]?.largest).toBe(Number.MAX_VALUE);
});

test('e^x leaves float16 at 11.09 above, 9.70 and 17.33 below', () => {
  const [half] = chapters.formats();
  expect(half?.expOverflowsAbove).toBeCloseTo(11.09011071852695, 14);
  expect(half?.expNormalFrom).toBeCloseTo(-9.704060527839234, 14);
  expect(half?.expZeroBelow).toBeCloseTo(-17.328679513998633, 14);
  expect(half?.expLargestArgument).toBe(11.0859375);
});

test('unshifted exponentials of scores overflow float16 in 8 of 100 raw scores at d = 64', () => {
  const raw = chapters.overflowProbabilities('float16', { id: 'none', parameter: 0 }, [2, 64]);
  expect(Math.abs((raw.probability[0] ?? NaN) / 7.633295208838673e-6 - 1)).toBeLessThan(1e-12);
  expect(raw.logProbability[0]).toBeCloseTo(-11.782990930559945, 11);
  expect(raw.probability[1]).toBeCloseTo(0.08198433343273274, 12);
  const scaled = chapters.overflowProbabilities('float16', { id: 'sqrt', parameter: 0 }, [64]);
  expect(scaled.probability[0]).toBeLessThan(1e-16);
});

test('one tenth in float16 is 0.0999755859375, half a roundoff below', () => {
  const { rounded, errors, bits } = chapters.roundTo('float16', [0.1, 1e6, -1e-9]);
  expect([...rounded]).toEqual([0.0999755859375, Infinity, -0]);
  expect(errors[0]).toBeCloseTo(-0.5, 12);
  expect(errors[1]).toBe(Infinity);
  expect(bits).toEqual(['0 01011 1001100110', '0 11111 0000000000', '1 00000 0000000000']);
});

test('float32 rounds as the machine does', () => {
  const numbers = [0.1, 1 / 3, 1e-45, 3.5e38, 16777217];
  expect([...chapters.roundTo('float32', numbers).rounded]).toEqual(numbers.map((x) => Math.fround(x)));
});

describe('softmax in float16', () => {
  test('overflows from a score of 11.1 on in the naive form, which names the key', () => {
    expect(chapters.roundedSoftmax('float16', 'naive', [0, 12])).toMatchObject({
      outcome: 'exponential-overflowed',
      key: 2,
      weights: new Float64Array(0),
      error: null,
    });
  });

  test('finishes in the shifted form, with every step', () => {
    const row = chapters.roundedSoftmax('float16', 'shifted', [0, 12]);
    expect(row.outcome).toBe('finished');
    expect([...row.differences]).toEqual([-12, 0]);
    expect(row.exponentials[1]).toBe(1);
    // e^-12 = 6.144e-6 is 103 times the smallest number of the format.
    expect(row.exponentials[0]).toBe(103 * 2 ** -24);
    expect([...row.sums]).toEqual([103 * 2 ** -24, 1]);
    expect(row.weights[1]).toBe(1);
    expect(row.error?.spread).toBe(12);
    expect(row.error?.bound).toBeGreaterThan(2 + 2 + 24);
  });

  test('cannot take a score of 70000', () => {
    expect(chapters.roundedSoftmax('float16', 'shifted', [0, 70_000])).toMatchObject({
      outcome: 'score-overflowed',
      key: 2,
    });
  });
});

describe('softmax in one pass', () => {
  const found = chapters.onlineSoftmax(online);

  test('knows the maximum and the sum after each key', () => {
    expect([...found.maxima]).toEqual([1, 3, 3]);
    expect(found.sums[0]).toBe(1);
    expect(found.sums[1]).toBeCloseTo(1.1353352832366126, 15);
    expect([...found.outputs].slice(0, 2)).toEqual([1, 0]);
    expect(found.outputs).toHaveLength(6);
    expect(found.sums[2]).toBeCloseTo(1.503214724408055, 15);
  });

  test('ends with the weighted mean of the values, as do two parts merged', () => {
    // Weights .0900, .6652, .2447 of the values (1, 0), (0, 1), (1, 1).
    expect(found.result?.[0]).toBeCloseTo(0.3347590442251781, 15);
    expect(found.result?.[1]).toBeCloseTo(0.9099694268296196, 15);
    expect(found.mergedResult?.[0]).toBeCloseTo(0.3347590442251781, 15);
    expect(found.early).toMatchObject({ maximum: 1, sum: 1 });
    expect(found.late?.maximum).toBe(3);
  });

  test('has one part where the cut leaves nothing for the other', () => {
    expect(chapters.onlineSoftmax({ ...online, cut: 0 })).toMatchObject({ early: null, mergedResult: found.result });
    expect(chapters.onlineSoftmax({ ...online, cut: 3 })).toMatchObject({ late: null, mergedResult: found.result });
  });

  test('says where its output leaves the format', () => {
    const found16 = chapters.onlineSoftmax({ ...online, format: 'float16', values: [6e4, 0, 6e4, 0, 6e4, 0] });
    expect([...found16.outputs]).toEqual([60000, 0]);
    expect(found16.maxima).toHaveLength(3);
    expect(found16.result).toBeNull();
  });
});

refuses('roundTo', (values) => boundChapters.roundTo('float16', values as number[]), [
  ['nothing', [], 'empty', 'values'],
  ['NaN', [NaN], 'not-a-number', 'values 1'],
  ['∞', [Infinity], 'not-finite', 'values 1'],
  ['too many', new Float64Array(4097), 'out-of-range', 'values length'],
]);

refuses('roundedSoftmax', (given) => boundChapters.roundedSoftmax(...(given as ['float16', 'naive', number[]])), [
  ['an unknown format', ['float8', 'naive', [1]], 'unknown', 'format'],
  ['an unknown form', ['float16', 'safe', [1]], 'unknown', 'form'],
  ['no scores', ['float16', 'naive', []], 'empty', 'scores'],
  ['NaN', ['float16', 'naive', [NaN]], 'not-a-number', 'scores 1'],
  ['-∞', ['float16', 'naive', [1, -Infinity]], 'not-finite', 'scores 2'],
  ['too many', ['float16', 'naive', new Float64Array(257)], 'out-of-range', 'scores length'],
]);

refuses('onlineSoftmax', (change) => boundChapters.onlineSoftmax({ ...online, ...(change as object) }), [
  ['no scores', { scores: [] }, 'empty', 'scores'],
  ['a score beyond the format', { format: 'float16', scores: [1, 1e5, 1] }, 'out-of-range', 'score'],
  ['too few values', { values: [1] }, 'wrong-length', 'values'],
  ['17 columns', { valueDimension: 17 }, 'out-of-range', 'valueDimension'],
  ['a cut behind the end', { cut: 4 }, 'out-of-range', 'cut'],
  ['half a cut', { cut: 0.5 }, 'not-an-integer', 'cut'],
  ['NaN', { values: [1, 0, NaN, 1, 1, 1] }, 'not-a-number', 'values 3'],
]);

refuses(
  'overflowProbabilities',
  (given) => boundChapters.overflowProbabilities(...(given as [string, { id: string; parameter: number }, number[]])),
  [
    ['an unknown format', ['float8', { id: 'none', parameter: 0 }, [1]], 'unknown', 'format'],
    ['a rule that is no divisor', ['float16', { id: 'cosine', parameter: 1 }, [1]], 'no-divisor', 'rule'],
    ['a d outside the domain of its rule', ['float16', { id: 'log', parameter: 0 }, [1]], 'outside-domain', 'd'],
    ['no d', ['float16', { id: 'none', parameter: 0 }, []], 'empty', 'd'],
  ],
);
