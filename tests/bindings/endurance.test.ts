// The instance lives on: after thousands of refusals, after memory has grown, and as often as it is started.
import { expect, test } from 'vitest';

import { bound, core } from './core.ts';
import { attention, specification } from './requests.ts';

test('twenty thousand refusals leave it sound', () => {
  for (let i = 0; i < 20_000; i += 1) {
    if (!('error' in bound.divisor({ id: 'sqrt', parameter: 0 }, -i))) throw new Error('accepted');
  }
  expect(core.divisor({ id: 'sqrt', parameter: 0 }, 64)).toBe(8);
});

test('growing memory spoils no array that it gave before', () => {
  const before = core.normalDensity(1, [0, 1]);
  const kept = [...before];
  const size = 512;
  const zeros = new Float64Array(size * size);
  const { weights } = core.attention({
    ...attention,
    queries: size,
    keys: size,
    dimension: size,
    valueDimension: size,
    q: zeros,
    k: zeros,
    v: zeros,
    mask: null,
  });
  expect([...before]).toEqual(kept);
  expect(weights).toHaveLength(size * size);
  expect(weights[0]).toBe(1 / size);
});

test('the same call gives the same bits each time', () => {
  const chunk = bound.sweepChunk(specification, 64, 0);
  for (let i = 0; i < 5; i += 1) expect(bound.sweepChunk(specification, 64, 0)).toEqual(chunk);
});
