// Merging in chunk order, whatever the order of arrival.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ChunkMerge } from '../../../web/core/sweep.ts';
import { holds } from '../../seeds.ts';

const append = (earlier: Float64Array, later: Float64Array): Float64Array => Float64Array.of(...earlier, ...later);
const summary = (chunk: number): Float64Array => Float64Array.of(chunk);

test('merges strictly by chunk number for any order of arrival', () => {
  holds(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (order) => {
      const merge = new ChunkMerge(append);
      for (const chunk of order) merge.accept(chunk, summary(chunk));
      expect(merge.merged).toEqual(Float64Array.of(0, 1, 2, 3, 4, 5, 6, 7));
      expect(merge.chunks).toBe(8);
    }),
  );
});

test('has nothing before chunk 0, and says so', () => {
  const merge = new ChunkMerge(append);
  expect(merge.accept(1, summary(1))).toBe(false);
  expect(merge.merged).toBeNull();
  expect(merge.accept(0, summary(0))).toBe(true);
  expect(merge.merged).toEqual(Float64Array.of(0, 1));
});

test('ignores a chunk that comes twice', () => {
  const merge = new ChunkMerge(append);
  merge.accept(0, summary(0));
  expect(merge.accept(0, summary(0))).toBe(false);
  merge.accept(2, summary(2));
  merge.accept(2, summary(2));
  merge.accept(1, summary(1));
  expect(merge.merged).toEqual(Float64Array.of(0, 1, 2));
});
