// Bars and histograms.
import { describe, expect, test } from 'vitest';

import { barBoxes, bars } from '../../../web/figure/bars.ts';
import { binMiddles, countsPerDensity, histogram, histogramBoxes } from '../../../web/figure/histogram.ts';
import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { drawn } from './drawn.ts';

const y = linearScale([0, 1], [50, 0]);

describe('bars', () => {
  test('stand side by side on zero, a fifth of the place between them', () => {
    expect(barBoxes([1, 0.5], [0, 100], y)).toEqual([
      { x: 5, y: 0, width: 40, height: 50 },
      { x: 55, y: 25, width: 40, height: 25 },
    ]);
  });

  test('hang below zero where a figure is negative', () => {
    const signed = linearScale([-1, 1], [100, 0]);
    expect(barBoxes([-0.5], [0, 10], signed)).toEqual([{ x: 1, y: 50, width: 8, height: 25 }]);
  });

  test('stand on the end of a log axis', () => {
    expect(barBoxes([0.1, 0], [0, 20], logScale([0.01, 1], [100, 0]))).toEqual([
      { x: 1, y: 50, width: 8, height: 50 },
      { x: 11, y: 100, width: 8, height: 0 },
    ]);
  });

  test('have no height where the figure is zero or missing', () => {
    expect(barBoxes([0, null], [0, 20], y).map(({ height }) => height)).toEqual([0, 0]);
  });

  test('are none for no figures, and take typed arrays', () => {
    expect(barBoxes([], [0, 100], y)).toEqual([]);
    expect(drawn(bars(Float64Array.of(1), [0, 10], y, 'raw'))).toBe(
      '<g class="dk-bars dk-role-raw"><rect class="dk-bar" x="1" y="0" width="8" height="50"></rect></g>',
    );
  });
});

describe('a histogram', () => {
  const binned = { from: -2, to: 2, counts: Float64Array.of(1, 3, 0, 4), below: 1, above: 1 };
  const x = linearScale([-2, 2], [0, 40]);
  const counts = linearScale([0, 4], [100, 0]);

  test('has a box for each bin that is not empty, neighbours touching', () => {
    expect(histogramBoxes(binned, x, counts)).toEqual([
      { x: 0, y: 75, width: 10, height: 25 },
      { x: 10, y: 25, width: 10, height: 75 },
      { x: 30, y: 0, width: 10, height: 100 },
    ]);
  });

  test('knows the middles of its bins', () => {
    expect(binMiddles(binned)).toEqual([-1.5, -0.5, 0.5, 1.5]);
  });

  test('counts what fell outside when it meets a density', () => {
    expect(countsPerDensity(binned)).toBe(10);
    expect(countsPerDensity({ ...binned, to: 0 })).toBe(5);
  });

  test('of nothing is an empty picture', () => {
    const empty = { from: 0, to: 1, counts: new Float64Array(8), below: 0, above: 0 };
    expect(histogramBoxes(empty, x, counts)).toEqual([]);
    expect(countsPerDensity(empty)).toBe(0);
    expect(drawn(histogram(empty, x, counts, 'raw'))).toBe('<g class="dk-histogram dk-role-raw"></g>');
  });
});
