// Fast attention at the boundary: its answers by hand, and refusals of whatever a script may hand over.
import { expect, test } from 'vitest';

import { attention, small } from './fast-attention-core.ts';

test('odds of 1 to 3 and 1 to 9 give weights .25, .75 and .1, .9', () => {
  const { output, weights } = attention.fusedAttention(small);
  expect([...(weights ?? [])].map((weight) => Number(weight.toFixed(6)))).toEqual([0.25, 0.75, 0.1, 0.9]);
  expect(output[0]).toBeCloseTo(7, 5);
  expect(output[1]).toBeCloseTo(7.6, 5);
});

test('under the causal mask the first query sees the first key alone', () => {
  const { output, weights } = attention.fusedAttention({ ...small, causal: true });
  expect([...(weights ?? [])].slice(0, 2)).toEqual([1, 0]);
  expect(output[0]).toBe(4);
});

test('weights come when they are asked for', () => {
  expect(attention.fusedAttention({ ...small, weights: false }).weights).toBeNull();
  expect(attention.fusedAttention({ ...small, q: Float32Array.of(1, 2), v: Float64Array.of(4, 8) })).toEqual(
    attention.fusedAttention(small),
  );
});

test('a row of scores becomes its softmax, and masked ones get 0', () => {
  expect([...attention.softmaxRows([0, Math.log(3), -Infinity, 5, 5, 5], 3)].map((w) => Number(w.toFixed(6)))).toEqual([
    0.25, 0.75, 0, 0.333333, 0.333333, 0.333333,
  ]);
});

test('what cannot be computed is refused by name', () => {
  const refused = (change: object): unknown => {
    try {
      attention.fusedAttention({ ...small, ...change });
    } catch (thrown) {
      const { code, parameter } = thrown as { code: string; parameter: string };
      return `${code} ${parameter}`;
    }
    return 'accepted';
  };
  expect(refused({})).toBe('accepted');
  expect(refused({ queries: 0 })).toBe('out-of-range queries');
  expect(refused({ keys: 1.5 })).toBe('not-an-integer keys');
  expect(refused({ dimension: 1e9 })).toBe('out-of-range dimension');
  expect(refused({ valueDimension: 'x' })).toBe('not-a-number valueDimension');
  expect(refused({ divisor: 0 })).toBe('out-of-range divisor');
  expect(refused({ divisor: NaN })).toBe('not-a-number divisor');
  expect(refused({ causal: 1 })).toBe('not-a-truth-value causal');
  expect(refused({ q: [1] })).toBe('wrong-size q');
  expect(refused({ k: 'ab' })).toBe('not-a-list k');
  expect(refused({ v: [1, Infinity] })).toBe('not-finite v entry 2');
  expect(refused({ v: ['a', 'b'] })).toBe('not-a-number v');
  expect(refused({ q: [1, 'b'] })).toBe('not-a-number q entry 2');
  expect(refused({ q: [1, 2n] })).toBe('not-a-number q entry 2');
  expect(refused({ q: [1, Symbol('q')] })).toBe('not-a-number q entry 2');
  expect(() => attention.softmaxRows([-Infinity, 1, 0, 2n] as number[], 2)).toThrow(/entry 4/);
  expect(refused({ q: BigInt64Array.of(1n, 2n) })).toBe('not-a-number q');
  expect(refused({ q: new DataView(new ArrayBuffer(8)) })).toMatch(/ q/);
  expect(() => attention.softmaxRows([1, 2, 3], 2)).toThrow(/wrong-size/);
  expect(() => attention.softmaxRows([], 2)).toThrow(/empty/);
  expect(() => attention.softmaxRows([1, NaN], 2)).toThrow(/score row 1/);
  expect(() => attention.softmaxRows([1, 2], -1)).toThrow(/columns/);
});
