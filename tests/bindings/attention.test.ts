// Attention at the boundary: every intermediate, and refusals that name the array or the row.
import { expect, test } from 'vitest';

import { bound, core } from './core.ts';
import { attention } from './requests.ts';

test('gives every intermediate, row by row', () => {
  const steps = core.attention({ ...attention, mask: null });
  expect(steps.divisor).toBe(2);
  expect([...steps.rawScores]).toEqual([1, 1, 2, 2, 1, 1]);
  expect([...steps.scaledScores]).toEqual([0.5, 0.5, 1, 1, 0.5, 0.5]);
  expect([...steps.rowMaxima]).toEqual([1, 1]);
  const [first = 0, second = 0, third = 0] = steps.weights;
  expect(first).toBe(second);
  expect(first + second + third).toBeCloseTo(1, 15);
  expect(steps.output).toHaveLength(4);
});

test('gives arrays that a later call leaves alone', () => {
  const { weights } = core.attention(attention);
  const before = [...weights];
  for (let call = 0; call < 100; call += 1) core.attention({ ...attention, q: new Float64Array(8).fill(call) });
  expect([...weights]).toEqual(before);
});

test('does not see what the mask or the causal mask hides', () => {
  expect(core.attention(attention).weights[2]).toBe(0);
  const causal = core.attention({ ...attention, causal: true, mask: null });
  expect([...causal.weights].map((weight) => weight > 0)).toEqual([true, false, false, true, true, false]);
});

test('names a row that is fully masked', () => {
  expect(bound.attention({ ...attention, mask: [1, 0, 0, 0, 0, 0] })).toMatchObject({
    error: { code: 'fully-masked', parameter: expect.stringContaining('2') as string },
  });
});

test.each([
  ['q', { q: [1, 2, 3] }],
  ['k', { k: [] }],
  ['v', { v: new Float64Array(7) }],
  ['queries', { queries: 0 }],
  ['keys', { keys: 513 }],
  ['dimension', { dimension: 1e9 }],
])('refuses a wrong %s under its name', (parameter, change) => {
  expect(bound.attention({ ...attention, ...change })).toMatchObject({ error: { parameter } });
});

test('names the entry that is not a number', () => {
  expect(bound.attention({ ...attention, q: [1, 0, NaN, 0, 0, 1, 0, 1] })).toMatchObject({
    error: { code: 'not-a-number', parameter: 'q 3', value: 'NaN' },
  });
});
