// Refusals of the core as errors.
import { expect, test } from 'vitest';

import { CoreRefusal, unwrap } from '../../../web/core/refusal.ts';

const facts = { code: 'out-of-range', parameter: 'd', value: '0', range: '1 … 4096' };

test('an answer gives its value, also when that is zero, empty or false', () => {
  expect(unwrap({ value: 7 })).toBe(7);
  expect(unwrap({ value: 0 })).toBe(0);
  expect(unwrap({ value: '' })).toBe('');
});

test('a refusal is thrown as an Error with all its facts', () => {
  const thrown = ((): unknown => {
    try {
      return unwrap({ error: facts });
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(CoreRefusal);
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject(facts);
  expect(String(thrown)).toBe('CoreRefusal: d = 0: out-of-range; permitted: 1 … 4096');
});
