// Heaps of dots and maps of squares.
import { expect, test } from 'vitest';

import { dotsPath, heaped } from '../../../web/figure/histogram.ts';
import { squarePaths, squares } from '../../../web/figure/bars.ts';
import { drawn } from './drawn.ts';

const heap = { base: 100, height: 50, radius: 5 };

test('dots that lie apart stand on the base line, in the order of the axis', () => {
  expect(heaped([60, 20], heap)).toEqual([
    { index: 1, x: 20, y: 95 },
    { index: 0, x: 60, y: 95 },
  ]);
});

test('dots in one place are heaped up', () => {
  expect(heaped([20, 20, 20], heap).map(({ y }) => y)).toEqual([95, 85, 75]);
});

test('a heap that would be too high is pressed into its height', () => {
  const ys = heaped(Array<number>(101).fill(20), heap).map(({ y }) => y);
  expect(Math.min(...ys)).toBeCloseTo(55);
  expect(Math.max(...ys)).toBe(95);
});

test('a dot is a point of a stroke', () => {
  expect(dotsPath([{ index: 0, x: 1, y: 2 }])).toBe('M1,2h0');
  expect(dotsPath([])).toBe('');
});

const field = { size: 2, left: 0, top: 0, cell: 100, most: 0.25 };

test('the area of a square says how large its entry is, the path which sign it has', () => {
  const { plus, minus } = squarePaths([0.25, -0.0625, 0, 0.25], field);
  expect(plus).toBe('M3,3h94v94h-94ZM103,103h94v94h-94Z');
  expect(minus).toBe('M126.5,26.5h47v47h-47Z');
});

test('an entry beyond the full one fills its cell, and what nobody sees is left out', () => {
  const { plus } = squarePaths([9, 1e-9, 0, 0], field);
  expect(plus).toBe('M3,3h94v94h-94Z');
});

test('squares have their role’s colour and a frame', () => {
  const text = drawn(squares([0.25, 0, 0, 0], field, 'scaled'));
  expect(text).toContain('class="dk-squares dk-role-scaled"');
  expect(text).toContain('<rect class="dk-field" x="0" y="0" width="200" height="200">');
});
