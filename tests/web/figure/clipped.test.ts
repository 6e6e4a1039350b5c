// Curves that leave the drawing area are cut at its edge; marks of what lies beyond stay at the edge.
import { expect, test } from 'vitest';

import { clamped, clippedLine, clippedPath, insideOf } from '../../../web/figure/line.ts';
import { linearScale, logScale } from '../../../web/figure/scale.ts';
import { data } from './data.ts';
import { drawn } from './drawn.ts';

const x = linearScale([0, 10], [0, 100]);
const y = linearScale([0, 1], [50, 0]);

test('a line inside the area is drawn whole', () => {
  expect(clippedPath(data([0, 0], [5, 0.5], [10, 1]), x, y)).toBe('M0,50L50,25L100,0');
});

test('a line that leaves through the floor ends on the floor', () => {
  expect(clippedPath(data([0, 1], [10, -1]), x, y)).toBe('M0,0L50,50');
});

test('a line that comes back begins anew where it comes in', () => {
  expect(clippedPath(data([0, 0.5], [2, -0.5], [4, -0.5], [6, 0.5]), x, y)).toBe('M0,25L10,50M50,50L60,25');
});

test('a missing figure is a gap, and a line wholly outside is nothing', () => {
  expect(clippedPath(data([0, null], [5, 0.5], [6, 0.5]), x, y)).toBe('M50,25L60,25');
  expect(clippedPath(data([0, 2], [10, 2]), x, y)).toBe('');
});

test('points outside the area are left out', () => {
  expect(insideOf(data([0, -1], [0, 0], [0, 1], [0, 2]), y).map((datum) => datum.y)).toEqual([0, 1]);
});

test('the line has its role’s colour and dash', () => {
  const line = clippedLine(data([0, 0.5], [10, 0.5]), x, y, 'flat', 'own');
  expect(drawn(line)).toContain('class="dk-line dk-role-flat own"');
  expect(drawn(line)).toContain('stroke-dasharray="2 3"');
});

test('a clamped scale keeps every mark in the picture', () => {
  const scale = clamped(logScale([0.01, 1], [100, 0]));
  expect([0, 1e-9, 0.01, 0.1, 1, 50].map((value) => Math.round(scale(value)))).toEqual([100, 100, 100, 50, 0, 0]);
  expect(scale(NaN)).toBeNaN();
  expect(scale.kind).toBe('log');
  expect(scale.invert(50)).toBeCloseTo(0.1);
});
