// The order of chunks.
import { expect, test } from 'vitest';

import { chunksAtOnce, focusOrder, jobsInOrder } from '../../../web/core/sweep-chunks.ts';

/** The messages, each as its d, its first chunk and how many it asks for. */
const messages = (...asked: Parameters<typeof jobsInOrder>): string =>
  [...jobsInOrder(...asked)].map(({ d, chunk, count }) => [d, chunk, count].join('/')).join(' ');

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
  expect(messages([4, 1], 2, () => 1)).toBe('4/0/1 1/0/1 4/1/1 1/1/1');
});

test('a d at which nobody looks early has no message for its first chunk alone', () => {
  expect(
    messages(
      [4, 1, 2],
      3,
      () => 2,
      new Set([2]),
      (d) => d === 4,
    ),
  ).toBe('4/0/1 4/1/2 1/0/2 2/1/2 1/2/1');
});

test('after the first, one message asks for as many chunks as it may; every chunk is asked for once', () => {
  expect(messages([4, 1], 6, (d) => (d === 1 ? 10 : 2))).toBe('4/0/1 1/0/1 4/1/2 1/1/5 4/3/2 4/5/1');
});

test('a message of short vectors asks for more chunks, one of long ones and many keys for one', () => {
  const specification = { seed: '1', samples: 2560, keys: 8, rules: [{ id: 'none' as const, parameter: 0 }] };
  expect(chunksAtOnce(specification, 10, 1)).toBeGreaterThan(10);
  expect(chunksAtOnce(specification, 10, 64)).toBeGreaterThan(1);
  expect(chunksAtOnce({ ...specification, keys: 1024 }, 10, 64)).toBe(1);
});

test('nothing is to be done for an empty grid or no chunks', () => {
  expect([...jobsInOrder([], 3, () => 2)]).toEqual([]);
  expect([...jobsInOrder([1], 0, () => 2)]).toEqual([]);
});
