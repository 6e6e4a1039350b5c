// Softmax, its Jacobian, the temperature and the backward pass of attention at the boundary: figures by hand or from mpmath, and refusals.
import { describe, expect, test } from 'vitest';

import { boundChapters, chapters } from './chapters-core.ts';
import { attention } from './chapters-requests.ts';
import { refuses } from './chapters-refusals.ts';

const ln3 = 1.0986122886681098;
/** Scores whose weights are 1/4 and 3/4. */
const quarter = [0, ln3];

test('softmax of 1, 2, 3 has every step', () => {
  const steps = chapters.softmaxSteps([1, 2, 3]);
  expect(steps.maximum).toBe(3);
  expect(steps.sum).toBeCloseTo(1.503214724408055, 14);
  expect(steps.logSumExp).toBeCloseTo(3.40760596444438, 14);
  expect(steps.weights[0]).toBeCloseTo(0.09003057317038046, 15);
  expect(steps.weights[2]).toBeCloseTo(0.6652409557748219, 15);
  expect(steps.peak).toBe(steps.weights[2]);
  expect(steps.entropy).toBeCloseTo(0.8323955818399389, 14);
  expect(steps.effectiveKeys).toBeCloseTo(2.2988191587123357, 14);
  expect(steps.jacobianTrace).toBeCloseTo(0.4894569421095953, 14);
  expect([...steps.exponentials].at(-1)).toBe(1);
});

test('rows of a table are those of each row alone', () => {
  const rows = chapters.softmaxRows([1, 2, 3, 0, ln3, -5], 3);
  const first = chapters.softmaxSteps([1, 2, 3]);
  expect([...rows.weights].slice(0, 3)).toEqual([...first.weights]);
  expect([rows.peak[0], rows.entropy[0], rows.effectiveKeys[0], rows.jacobianTrace[0]]).toEqual([
    first.peak,
    first.entropy,
    first.effectiveKeys,
    first.jacobianTrace,
  ]);
  expect(rows.weights).toHaveLength(6);
  expect(rows.peak).toHaveLength(2);
});

describe('the Jacobian at the weights 1/4 and 3/4', () => {
  const found = chapters.softmaxJacobian(quarter);

  test('is 3/16 times 1, -1, -1, 1', () => {
    const expected = [3 / 16, -3 / 16, -3 / 16, 3 / 16];
    found.jacobian.forEach((entry, i) => {
      expect(entry).toBeCloseTo(expected[i] ?? NaN, 15);
    });
  });

  test('has trace, norm and largest eigenvalue 3/8', () => {
    expect(found.trace).toBeCloseTo(0.375, 15);
    expect(found.frobenius).toBeCloseTo(0.375, 15);
    expect(found.largestEigenvalue.least).toBeCloseTo(0.1875, 15);
    expect(found.largestEigenvalue.most).toBeCloseTo(0.375, 15);
  });

  test('times a vector, from either side', () => {
    for (const product of [
      chapters.jacobianProduct(quarter, [3, -1]),
      chapters.productWithJacobian([3, -1], quarter),
    ]) {
      expect(product[0]).toBeCloseTo(0.75, 14);
      expect(product[1]).toBeCloseTo(-0.75, 14);
    }
  });

  test('comes back for the factor 1, and is that of even weights for the factor 0', () => {
    const sizes = chapters.jacobianSizes([0, ln3, 0, 0], [0, 1]);
    expect([sizes.peak[0], sizes.trace[0]]).toEqual([0.25, 0.75]);
    expect(sizes.frobenius[0]).toBeCloseTo(0.4330127018922193, 15);
    expect(sizes.peak[1]).toBeCloseTo(0.5, 15);
    expect(sizes.trace[1]).toBeCloseTo(1 - 1 / 4 - 3 / 36, 15);
    expect(sizes.eigenvalueLeast[1]).toBeCloseTo(0.25, 15);
    expect(sizes.eigenvalueMost[1]).toBeCloseTo(0.5, 15);
  });
});

test('entropy, peak and their slopes at the weights 1/4 and 3/4', () => {
  const at = chapters.temperatureResponse(quarter, [1]);
  expect(at.weights[1]).toBeCloseTo(0.75, 15);
  expect(at.peak[0]).toBeCloseTo(0.75, 15);
  expect(at.entropy[0]).toBeCloseTo(0.5623351446188084, 14);
  expect(at.jacobianTrace[0]).toBeCloseTo(0.375, 14);
  expect(at.mean[0]).toBeCloseTo(0.8239592165010823, 14);
  expect(at.variance[0]).toBeCloseTo(0.2263029301523591, 14);
  expect(at.entropySlope[0]).toBeCloseTo(0.2263029301523591, 14);
  expect(at.peakSlope[0]).toBeCloseTo(-0.20598980412527057, 14);
  expect(at.effectiveSlope[0]).toBeCloseTo(0.39710854057136385, 14);
});

test('half the temperature squares the odds', () => {
  const { weights } = chapters.temperatureResponse(quarter, [1, 0.5]);
  const [one = 0, three = 0, cold = 0, colder = 0] = weights;
  expect(three / one).toBeCloseTo(3, 13);
  expect(colder / cold).toBeCloseTo(9, 12);
});

describe('the backward pass', () => {
  const one = {
    ...attention,
    queries: 1,
    dimension: 1,
    q: [1],
    k: quarter,
    v: [1, 0],
    rule: { id: 'none', parameter: 0 },
  };

  test('of one query at the weights 1/4 and 3/4', () => {
    const gradient = chapters.attentionGradient(one, [1]);
    expect(gradient.v[0]).toBeCloseTo(0.25, 15);
    expect(gradient.v[1]).toBeCloseTo(0.75, 15);
    expect([...gradient.weights]).toEqual([1, 0]);
    expect(gradient.scaledScores[0]).toBeCloseTo(3 / 16, 15);
    expect(gradient.scaledScores[1]).toBeCloseTo(-3 / 16, 15);
    expect(gradient.k[0]).toBeCloseTo(3 / 16, 15);
    expect(gradient.q[0]).toBeCloseTo(-0.20598980412527057, 15);
    expect(gradient.divisor).toBeCloseTo(0.20598980412527057, 15);
    expect(gradient.logTemperature).toBeCloseTo(0.20598980412527057, 15);
  });

  test('gives nothing to a key that is masked', () => {
    const gradient = chapters.attentionGradient({ ...one, mask: [0, 1] }, [1]);
    expect([...gradient.scaledScores, ...gradient.k, ...gradient.q].every((entry) => Math.abs(entry) === 0)).toBe(true);
    expect([...gradient.v]).toEqual([0, 1]);
  });

  test('under the norm of the query times τ gives the gradient in τ', () => {
    // Scores s/(τ|q|) at τ = 1, |q| = 1: dL/dτ = dL/d ln τ.
    const gradient = chapters.attentionGradient({ ...one, rule: { id: 'query-norm', parameter: 1 } }, [1]);
    expect(gradient.parameter).toBeCloseTo(0.20598980412527057, 15);
    expect(chapters.attentionGradient(one, [1]).parameter).toBeNull();
  });

  test('by another divisor reaches q and k divided', () => {
    const halved = { ...one, k: [0, 2 * ln3], rule: { id: 'constant', parameter: 2 } };
    const gradient = chapters.attentionGradient(halved, [1]);
    expect(gradient.k[0]).toBeCloseTo(3 / 32, 15);
    expect(gradient.divisor).toBeCloseTo(0.20598980412527057 / 2, 15);
  });
});

refuses('softmaxSteps', (scores: unknown) => boundChapters.softmaxSteps(scores as number[]), [
  ['no scores', [], 'empty', 'scores'],
  ['NaN', [1, NaN], 'not-a-number', 'scores 2'],
  ['∞', [Infinity], 'not-finite', 'scores 1'],
  ['-∞', new Float64Array([0, -Infinity]), 'not-finite', 'scores 2'],
  ['too many', new Float64Array(1025), 'out-of-range', 'scores length'],
  ['no list', 3, 'not-a-list', 'scores'],
]);

refuses('softmaxRows', (given: unknown) => boundChapters.softmaxRows(...(given as [number[], number])), [
  ['rows that are not full', [[1, 2, 3], 2], 'wrong-length', 'scores'],
  ['more keys than scores', [[1], 2], 'wrong-length', 'scores'],
  ['a key and a half', [[1], 1.5], 'not-an-integer', 'keys'],
  ['no key', [[1], 0], 'out-of-range', 'keys'],
  ['too many scores', [new Float64Array(65_537), 1], 'out-of-range', 'scores length'],
  ['NaN', [[NaN, 1], 2], 'not-a-number', 'scores 1'],
]);

refuses('softmaxJacobian', (scores: unknown) => boundChapters.softmaxJacobian(scores as number[]), [
  ['no scores', [], 'empty', 'scores'],
  ['too many', new Float64Array(257), 'out-of-range', 'scores length'],
  ['NaN', [NaN], 'not-a-number', 'scores 1'],
]);

refuses('jacobianProduct', (v: unknown) => boundChapters.jacobianProduct([1, 2], v as number[]), [
  ['a short vector', [1], 'wrong-length', 'v'],
  ['∞', [1, Infinity], 'not-finite', 'v 2'],
]);

refuses('productWithJacobian', (v: unknown) => boundChapters.productWithJacobian(v as number[], [1, 2]), [
  ['a long vector', [1, 2, 3], 'wrong-length', 'v'],
  ['NaN', [1, NaN], 'not-a-number', 'v 2'],
]);

refuses(
  'jacobianSizes',
  (factors: unknown) => boundChapters.jacobianSizes(new Float64Array(1024), factors as number[]),
  [
    ['no factors', [], 'empty', 'factors'],
    ['too much work', new Float64Array(65), 'out-of-range', 'scores · factors'],
    ['-∞', [-Infinity], 'not-finite', 'factors 1'],
  ],
);

refuses('temperatureResponse', (given: unknown) => boundChapters.temperatureResponse([1, 2], given as number[]), [
  ['no temperatures', [], 'empty', 'temperatures'],
  ['τ = 0', [1, 0], 'out-of-range', 'temperature'],
  ['τ < 0', [-1], 'out-of-range', 'temperature'],
  ['NaN', [NaN], 'not-a-number', 'temperatures 1'],
  ['too many', new Float64Array(513).fill(1), 'out-of-range', 'temperatures length'],
]);

refuses(
  'attentionGradient',
  (change: unknown) => boundChapters.attentionGradient({ ...attention, ...(change as object) }, [1, 1]),
  [
    ['129 queries', { queries: 129 }, 'out-of-range', 'queries'],
    ['half a key', { keys: 1.5 }, 'not-an-integer', 'keys'],
    ['a short k', { k: [1] }, 'wrong-length', 'k'],
    ['a v with NaN', { v: [1, NaN] }, 'not-a-number', 'v 2'],
    ['a row without a key', { mask: [0, 0, 1, 1] }, 'fully-masked', 'mask row 1'],
    ['an unknown rule', { rule: { id: 'cube', parameter: 0 } }, 'unknown', 'rule'],
  ],
);

test('an upstream gradient of another size is refused', () => {
  expect(boundChapters.attentionGradient(attention, [1])).toMatchObject({
    error: { code: 'wrong-length', parameter: 'outputGradient', value: '1 entries', range: '2 × 1 entries' },
  });
});
