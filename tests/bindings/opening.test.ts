// The opening picture at the boundary.
import { expect, test } from 'vitest';

import { chapters } from './chapters-core.ts';
import { core } from './core.ts';

const opening = core.opening('1', 0);
const [none, root, linear] = opening.rows;

test('stops from 1 to 4096 at whole numbers, each once', () => {
  expect(opening.stops[0]).toBe(1);
  expect(opening.stops.at(-1)).toBe(4096);
  opening.stops.forEach((d, i) => {
    expect(Number.isInteger(d)).toBe(true);
    if (i > 0) expect(d).toBeGreaterThan(opening.stops[i - 1] ?? Infinity);
  });
});

test('shows no scaling, the root and d itself', () => {
  expect(opening.rows.map(({ rule }) => rule.id)).toEqual(['none', 'sqrt', 'linear']);
});

test('has weights in falling order that sum to one, at every stop', () => {
  for (const { meanWeights, drawWeights } of opening.rows) {
    for (const weights of [meanWeights, drawWeights]) {
      for (let stop = 0; stop < opening.stops.length; stop += 1) {
        const row = [...weights.slice(stop * opening.keys, (stop + 1) * opening.keys)];
        expect(row).toEqual([...row].sort((a, b) => b - a));
        expect(row.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      }
    }
  }
});

test('has weights under each divisor that are those of its scores divided', () => {
  for (const d of [4, 16, 64]) {
    const at = opening.stops.indexOf(d) * opening.keys;
    const weights = (row: typeof none): number[] => [...(row?.drawWeights.slice(at, at + opening.keys) ?? [])];
    // Logarithms of the undivided weights are the scores but for a constant, which softmax does not see.
    const scores = weights(none).map((weight) => Math.log(weight));
    for (const [row, divisor] of [
      [root, Math.sqrt(d)],
      [linear, d],
    ] as const) {
      const divided = chapters.softmaxSteps(scores.map((score) => score / divisor)).weights;
      weights(row).forEach((weight, key) => {
        expect(divided[key]).toBeCloseTo(weight, 10);
      });
    }
  }
});

test('becomes a spike without scaling, a comb under d, and keeps its shape under the root', () => {
  expect(none?.meanPeak.at(-1)).toBeGreaterThan(0.9);
  expect(linear?.meanPeak.at(-1)).toBeLessThan(0.15);
  const at = (d: number): number => root?.meanPeak[opening.stops.indexOf(d)] ?? 0;
  expect(Math.abs(at(4096) - at(64))).toBeLessThan(0.08);
});

test('starts equal under all rules, since every divisor is 1 at d = 1', () => {
  expect(root?.meanPeak[0]).toBe(none?.meanPeak[0]);
  expect(linear?.meanPeak[0]).toBe(none?.meanPeak[0]);
});

test('another draw stands out from the same mean', () => {
  const other = core.opening('1', 1);
  expect(other.rows[1]?.meanWeights).toEqual(root?.meanWeights);
  expect(other.rows[1]?.drawWeights).not.toEqual(root?.drawWeights);
});
