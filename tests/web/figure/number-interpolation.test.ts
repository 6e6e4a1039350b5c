// What stands in for d3-interpolate on the built page gives the library's numbers.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as ours from '../../../web/figure/number-interpolation.ts';

const require = createRequire(new URL('../../../web/figure/', import.meta.url));
const theirs = (await import(require.resolve('d3-interpolate'))) as Pick<
  typeof ours,
  'interpolate' | 'interpolateNumber' | 'interpolateRound'
>;

test('between numbers it is the same to the last bit', () => {
  for (const [from, to] of [
    [0, 1],
    [40, 611.5],
    [300, -7],
    [1e-9, 1e9],
  ] as const) {
    for (const share of [-0.3, 0, 0.1, 1 / 3, 0.5, 0.77, 1, 1.5]) {
      expect(ours.interpolate(from, to)(share)).toBe(theirs.interpolate(from, to)(share));
      expect(ours.interpolateNumber(from, to)(share)).toBe(theirs.interpolateNumber(from, to)(share));
      expect(ours.interpolateRound(from, to)(share)).toBe(theirs.interpolateRound(from, to)(share));
    }
  }
});
