// Ticks: the values that a reader expects, as many as fit.
import { describe, expect, test } from 'vitest';

import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { dimensionTicks, roundTicks, tickGap } from '../../../web/figure/frame.ts';

describe('ticks of d', () => {
  const within = (least: number, most: number, pixels: number): number[] =>
    dimensionTicks(logScale([least, most], [0, pixels]));

  test('are the powers of four on a page 360 pixels wide', () => {
    expect(within(1, 4096, 292)).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
  });

  test('are thinned where there is less room', () => {
    expect(within(1, 4096, 150)).toEqual([1, 16, 256, 4096]);
    expect(within(1, 4096, 90)).toEqual([1, 64, 4096]);
  });

  test('are powers of two on a short axis', () => {
    expect(within(4, 32, 300)).toEqual([4, 8, 16, 32]);
  });

  test('are the ends where no power of two lies between', () => {
    expect(within(5, 7, 300)).toEqual([5, 7]);
    expect(dimensionTicks(logScale([3, 3], [0, 300]))).toEqual([3]);
  });

  test('keep their distance at every width', () => {
    for (let pixels = 40; pixels < 900; pixels += 7) {
      const scale = logScale([1, 4096], [0, pixels]);
      const places = dimensionTicks(scale).map(scale);
      places.forEach((place, i) => {
        if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(tickGap);
      });
    }
  });
});

describe('round ticks', () => {
  test('of a linear axis are as many as there is room for', () => {
    expect(roundTicks(linearScale([0, 1], [200, 0]))).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(roundTicks(linearScale([0, 1], [80, 0]))).toEqual([0, 0.5, 1]);
  });

  test('of a log axis are powers of ten', () => {
    expect(roundTicks(logScale([0.1, 1000], [0, 300]))).toEqual([0.1, 1, 10, 100, 1000]);
  });

  test('of a log axis over many powers are every second or third', () => {
    expect(roundTicks(logScale([1, 1e9], [0, 200]))).toEqual([1, 100, 1e4, 1e6, 1e8]);
  });

  test('of a log axis within one power are round values still', () => {
    expect(roundTicks(logScale([2, 9], [0, 100])).length).toBeGreaterThanOrEqual(2);
  });
});
