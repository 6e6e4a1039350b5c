// Scales and domains.
import { describe, expect, test } from 'vitest';

import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { extentOf, linearDomain, logDomain } from '../../../web/figure/xy.ts';

describe('a linear scale', () => {
  const y = linearScale([0, 1], [200, 0]);

  test('takes its domain to its range', () => {
    expect([y(0), y(0.25), y(1)]).toEqual([200, 150, 0]);
  });

  test('goes on beyond its domain', () => {
    expect(y(2)).toBe(-200);
  });

  test('gives the value at a pixel', () => {
    expect(y.invert(50)).toBe(0.75);
  });

  test('puts a domain of one value into the middle', () => {
    expect(linearScale([3, 3], [0, 100])(3)).toBe(50);
  });
});

describe('a log scale', () => {
  const x = logScale([1, 4096], [0, 360]);

  test('gives equal ratios equal lengths', () => {
    expect([1, 2, 64, 4096].map((d) => Math.round(x(d) * 1e9) / 1e9)).toEqual([0, 30, 180, 360]);
  });

  test('has no finite pixel for zero and below', () => {
    expect(Number.isFinite(x(0))).toBe(false);
    expect(Number.isFinite(x(-1))).toBe(false);
  });

  test('refuses a domain that is not positive', () => {
    expect(() => logScale([0, 1], [0, 1])).toThrow(RangeError);
    expect(() => logScale([NaN, 1], [0, 1])).toThrow(RangeError);
  });
});

describe('a domain', () => {
  test('spans the figures there are', () => {
    expect(extentOf([3, null, 1, undefined, NaN, Infinity])).toEqual([1, 3]);
    expect(extentOf([])).toBeNull();
    expect(extentOf([null])).toBeNull();
  });

  test('gets its padding on a linear axis', () => {
    expect(linearDomain([0, 10], 0.1)).toEqual([-1, 11]);
    expect(linearDomain([0, 10])).toEqual([0, 10]);
  });

  test('has width where there is one figure, or none', () => {
    expect(linearDomain([5])).toEqual([4.5, 5.5]);
    expect(linearDomain([])).toEqual([0, 1]);
    expect(logDomain([64])).toEqual([32, 128]);
    expect(logDomain([null])).toEqual([1, 10]);
  });

  test('is positive on a log axis', () => {
    expect(logDomain([0, -3, 0.5, 8])).toEqual([0.5, 8]);
  });
});
