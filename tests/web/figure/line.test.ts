// Lines, bands and points: exact geometry, and gaps where figures are missing.
import { describe, expect, test } from 'vitest';

import { band, bandPath, line, linePath, placePoints, points } from '../../../web/figure/line.ts';
import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { data } from './data.ts';
import { drawn } from './drawn.ts';

const x = linearScale([0, 10], [0, 100]);
const y = linearScale([0, 1], [50, 0]);
const log = logScale([0.01, 1], [100, 0]);

describe('a line', () => {
  test('goes through its points', () => {
    expect(linePath(data([0, 0], [5, 0.5], [10, 1]), x, y)).toBe('M0,50L50,25L100,0');
  });

  test('has a gap where a figure is missing', () => {
    expect(linePath(data([0, 0], [1, 1], [2, null], [3, 0], [4, 1]), x, y)).toBe('M0,50L10,0M30,50L40,0');
  });

  test('has a gap where the axis has no place for a figure', () => {
    expect(linePath(data([0, 1], [1, 0], [2, -1], [3, 0.1]), x, log)).toBe('M0,0ZM30,50Z');
  });

  test('is rounded to hundredths of a pixel', () => {
    expect(linePath(data([1 / 3, 0], [2 / 3, 1 / 3]), x, y)).toBe('M3.33,50L6.67,33.33');
  });

  test('is empty without figures', () => {
    expect(linePath([], x, y)).toBe('');
    expect(linePath(data([1, null]), x, y)).toBe('');
  });

  test('is dashed for theory and whole for what is measured', () => {
    const ends = data([0, 0], [10, 1]);
    expect(drawn(line(ends, x, y, 'theory'))).toBe(
      '<path class="dk-line dk-role-theory" d="M0,50L100,0" fill="none" stroke-dasharray="4 4"></path>',
    );
    expect(drawn(line(ends, x, y, 'raw'))).toContain('stroke-dasharray="none"');
  });
});

describe('a band', () => {
  test('lies between the ends of its intervals', () => {
    expect(bandPath(data([0, 0.5, 0, 1], [10, 0.5, 0.4, 0.6]), x, y)).toBe('M0,0L100,20L100,30L0,50Z');
  });

  test('has a gap where there is no interval', () => {
    const some = data([0, 1, 0, 1], [1, 1, 0, 1], [2, null, null, null], [3, 1, 0, 1], [4, 1, 0, 1]);
    expect(bandPath(some, x, y)).toBe('M0,0L10,0L10,50L0,50ZM30,0L40,0L40,50L30,50Z');
  });

  test('reaches to the end of a log axis that cannot show its low end', () => {
    expect(bandPath(data([0, 0.1, -0.1, 1], [10, 0.1, 0, 1]), x, log)).toBe('M0,0L100,0L100,100L0,100Z');
  });

  test('is empty without intervals', () => {
    expect(bandPath([{ x: 0, y: 1 }], x, y)).toBe('');
    expect(drawn(band([], x, y, 'scaled'))).toBe('<path class="dk-band dk-role-scaled" d=""></path>');
  });
});

describe('points', () => {
  test('stand where the figures are, with a bar from low to high', () => {
    expect(placePoints([{ x: 5, y: 0.5, low: 0.2, high: 0.8 }], x, y)).toEqual([
      { x: 50, y: 25, bar: 'M47,40H53M47,10H53M50,40V10' },
    ]);
  });

  test('have no bar that the point itself would cover', () => {
    expect(placePoints([{ x: 5, y: 0.5, low: 0.45, high: 0.55 }], x, y)).toEqual([{ x: 50, y: 25, bar: '' }]);
    expect(placePoints([{ x: 5, y: 0.5 }], x, y)).toEqual([{ x: 50, y: 25, bar: '' }]);
  });

  test('are left out where there is no figure', () => {
    expect(placePoints([{ x: 5, y: null }], x, y)).toEqual([]);
    expect(placePoints([], x, y)).toEqual([]);
  });

  test('of different roles have different shapes', () => {
    const shapes = (['query', 'key', 'value', 'raw', 'scaled'] as const).map((role) =>
      drawn(points([{ x: 5, y: 0.5 }], x, y, role)).replace(/dk-role-\w+/, ''),
    );
    expect(new Set(shapes).size).toBe(5);
  });
});
