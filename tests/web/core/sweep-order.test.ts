// The order of chunks.
import { expect, test } from 'vitest';

import { focusOrder, jobsInOrder } from '../../../web/core/sweep-order.ts';

test('the d in focus comes first, then its neighbours by their ratio to it', () => {
  expect(focusOrder([1, 4, 16, 64, 256], 64)).toEqual([64, 16, 256, 4, 1]);
});

test('a focus off the grid takes its neighbours first', () => {
  expect(focusOrder([1, 10, 100], 12)).toEqual([10, 100, 1]);
});

test('a d that stands twice is run once', () => {
  expect(focusOrder([4, 4, 2], 2)).toEqual([2, 4]);
});

test('every d has its first chunk before any has its second', () => {
  expect([...jobsInOrder([4, 1], 2)]).toEqual([
    { d: 4, chunk: 0 },
    { d: 1, chunk: 0 },
    { d: 4, chunk: 1 },
    { d: 1, chunk: 1 },
  ]);
});

test('nothing is to be done for an empty grid or no chunks', () => {
  expect([...jobsInOrder([], 3)]).toEqual([]);
  expect([...jobsInOrder([1], 0)]).toEqual([]);
});
