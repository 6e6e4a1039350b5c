// A small matrix in one text.
import { expect, test } from 'vitest';
import { matrix } from '../../../web/schema/matrix.ts';
import { about } from './about.ts';
import { caught } from './caught.ts';

const queries = matrix({ least: -99, most: 99, rows: 2, columns: 3 }, about([[1]]));

test('rows are separated by semicolons, entries by commas, and come back as written', () => {
  expect(queries.parse('1,0.5;-2,3')).toEqual([
    [1, 0.5],
    [-2, 3],
  ]);
  expect(queries.text([[1, 0.5], [-2, 3]])).toBe('1,0.5;-2,3'); // oxfmt-ignore
});

test('rows in brackets are understood, as Python, JSON and NumPy write them', () => {
  const rows = [
    [1, 0.5],
    [-2, 3],
  ];
  for (const text of ['[[1, 0.5], [-2, 3]]', '[[1,0.5],[-2,3]]', '[[ 1.   0.5]\n [-2.   3. ]]', '[1, 0.5]; [-2, 3]'])
    expect(queries.parse(text), text).toEqual(rows);
  expect(queries.parse('[[1, 2]]')).toEqual([[1, 2]]);
  expect(caught(() => queries.parse('[[1, 2], [3]]'))).toMatchObject({ code: 'malformed' });
  expect(caught(() => queries.parse('[[1, 2], 3]'))).toMatchObject({ code: 'not-a-number' });
  expect(caught(() => queries.parse('[]'))).toMatchObject({ code: 'empty' });
  expect(caught(() => queries.parse('[[[1]]]'))).toMatchObject({ code: 'not-a-number' });
});

test('rows of different length cannot be read', () => {
  expect(caught(() => queries.parse('1,2;3'))).toMatchObject({ code: 'malformed' });
});

test('too many rows and too many columns are refused', () => {
  expect(caught(() => queries.parse('1;2;3'))).toMatchObject({ code: 'too-many', range: '1 … 2' });
  expect(caught(() => queries.parse('1,2,3,4'))).toMatchObject({ code: 'too-many', range: '1 … 3' });
});

test('an entry beyond a bound is named, and clamped where only an address asks for it', () => {
  expect(caught(() => queries.parse('1,100'))).toMatchObject({ code: 'out-of-range', value: '100' });
  expect(queries.nearest('1,100;-100,0')).toEqual([
    [1, 99],
    [-99, 0],
  ]);
});

test('an empty cell and a cell that is no number are refused', () => {
  expect(caught(() => queries.parse(''))).toMatchObject({ code: 'empty' });
  expect(caught(() => queries.parse('1,NaN'))).toMatchObject({ code: 'not-a-number', value: 'NaN' });
});
