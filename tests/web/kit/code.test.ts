// How programs to copy are written out.
import { expect, test } from 'vitest';
import { program, pythonList } from '../../../web/kit/export/code.ts';

test('a program stands at the left margin, and ends with one line end', () => {
  const both = { numpy: '\n      for d in [1]:\n          print(d)\n    ', pytorch: 'x' };
  expect(program('numpy', both)).toBe('for d in [1]:\n    print(d)\n');
  expect(program('pytorch', both)).toBe('x\n');
});

test('lists and rows of lists are written as Python writes them', () => {
  expect(pythonList([1, -0.5])).toBe('[1, -0.5]');
  expect(pythonList([[1, 2], [3, 4]])).toBe('[[1, 2], [3, 4]]'); // oxfmt-ignore
});
