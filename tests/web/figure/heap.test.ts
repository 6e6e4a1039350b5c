// Dots that pile up, needles, and a histogram on its side.
import { describe, expect, test } from 'vitest';

import { dots, heap, sideways, sidewaysBins } from '../../../web/figure/histogram.ts';
import { needlePath, needleWidth, needles } from '../../../web/figure/bars.ts';
import { linearScale } from '../../../web/figure/scale.ts';
import { drawn } from './drawn.ts';

const y = linearScale([-2, 2], [40, 0]);

describe('a heap', () => {
  test('lays each dot in the row nearest to its figure, after those that came before', () => {
    const { dots: places, step } = heap([0.1, -0.1, 1], { y, from: 100, to: 200, row: 10 });
    expect(places).toEqual([
      { x: 105, y: 20 },
      { x: 115, y: 20 },
      { x: 105, y: 10 },
    ]);
    expect(step).toBe(10);
  });

  test('is pressed together where a row would leave its room', () => {
    const { dots: places, step } = heap([0, 0, 0, 0], { y, from: 0, to: 20, row: 10 });
    expect(step).toBe(5);
    expect(places.map((dot) => dot?.x)).toEqual([2.5, 7.5, 12.5, 17.5]);
  });

  test('leaves out what lies beyond the axis', () => {
    const pile = heap([5, 0], { y, from: 0, to: 20, row: 10 });
    expect(pile.dots).toEqual([null, { x: 5, y: 20 }]);
    expect(drawn(dots(pile, 'raw')).match(/M/g)).toHaveLength(1);
  });
});

describe('needles', () => {
  const x = linearScale([0, 2], [0, 100]);

  test('stand on zero in the middle of their places', () => {
    expect(needlePath([1, -1], x, y)).toBe('M25,20V10M75,20V30');
  });

  test('are neither too wide nor too thin to be seen', () => {
    expect(needleWidth(x)).toBe(24);
    expect(needleWidth(linearScale([0, 4096], [0, 500]))).toBe(0.5);
    expect(needleWidth(linearScale([0, 10], [0, 100]))).toBe(7);
  });

  test('are one path in the colour of their role', () => {
    const markup = drawn(needles([1, -1], x, y, 'query'));
    expect(markup).toContain('class="dk-needles dk-role-query"');
    expect(markup.match(/<path/g)).toHaveLength(1);
  });
});

describe('a histogram on its side', () => {
  const across = linearScale([0, 10], [50, 150]);
  const binned = { from: -2, to: 2, counts: [0, 5, 10, 1] };

  test('has its bars at the wall, the lowest bin at the bottom', () => {
    const bins = sidewaysBins(binned, across, y);
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [-2, -1, 0],
      [-1, 0, 5],
      [0, 1, 10],
      [1, 2, 1],
    ]);
    expect(bins[1]?.box).toEqual({ x: 50, y: 20, width: 50, height: 10 });
    expect(drawn(sideways(bins, 'raw')).match(/<rect/g)).toHaveLength(3);
  });

  test('leaves out bins that reach beyond the axis', () => {
    const inner = linearScale([-1.5, 1.5], [30, 0]);
    expect(sidewaysBins(binned, across, inner).map(({ count }) => count)).toEqual([5, 10]);
  });
});
