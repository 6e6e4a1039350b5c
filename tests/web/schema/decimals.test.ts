// Typed lists of numbers, whatever the reader's decimal sign.
import { expect, test } from 'vitest';

import { readDecimals } from '../../../web/schema/lists.ts';
import { caught } from './caught.ts';

test.each([
  ['14, 10, 12', ['14', '10', '12']],
  ['14,10,12', ['14', '10', '12']],
  ['14 10 12', ['14', '10', '12']],
  ['14 , 10 , 12', ['14', '10', '12']],
  ['1.75, 1.25, 1.5', ['1.75', '1.25', '1.5']],
  ['1.75,1.25', ['1.75', '1.25']],
  ['1,75; 1,25; 1,5', ['1.75', '1.25', '1.5']],
  ['1,75 1,25', ['1.75', '1.25']],
  ['14, 10,', ['14', '10']],
  ['-3', ['-3']],
  // As Python, JSON and NumPy write it.
  ['[14, 10.5, -12]', ['14', '10.5', '-12']],
  ['[14,10]', ['14', '10']],
  [' [14. 10.5 -12. ]', ['14.', '10.5', '-12.']],
])('"%s" is understood', (text, numbers) => {
  expect(readDecimals('scores', text, 64)).toEqual(numbers);
});

test.each([
  ['', 'empty'],
  ['[]', 'empty'],
  ['[14, 10', 'not-a-number'],
  ['[[14], [10]]', 'not-a-number'],
  ['14, , 12', 'empty'],
  ['14, x', 'not-a-number'],
  ['14, NaN', 'not-a-number'],
  ['14, inf', 'not-finite'],
  ['1 2 3 4', 'too-many'],
  ['1,'.repeat(5000), 'too-many'],
])('"%s" is refused as %s', (text, code) => {
  expect(caught(() => readDecimals('scores', text, 3))).toMatchObject({ code, parameter: 'scores' });
});

test('where one number can stand, its comma is decimal', () => {
  expect(readDecimals('printed', '1,75', 1)).toEqual(['1.75']);
  expect(caught(() => readDecimals('printed', '1; 75', 1))).toMatchObject({ code: 'too-many' });
});
