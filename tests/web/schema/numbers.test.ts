// A list of real numbers in the reader's own order.
import { expect, test } from 'vitest';
import { numbers } from '../../../web/schema/lists.ts';
import { about } from './about.ts';
import { caught } from './caught.ts';

const scores = numbers({ least: -50, most: 50, entries: 4 }, about([14, 10, 12]));

test('order and repetitions stay', () => {
  expect(scores.parse('3, 1, 3')).toEqual([3, 1, 3]);
  expect(scores.parse('1,5; −2')).toEqual([1.5, -2]);
  expect(scores.parse(scores.text([0.1, -50, 50]))).toEqual([0.1, -50, 50]);
});

test('a number beyond a bound is named, and clamped where only an address asks for it', () => {
  expect(caught(() => scores.parse('1, 51, 2'))).toMatchObject({
    code: 'out-of-range',
    value: '51',
    range: '-50 … 50',
  });
  expect(scores.nearest('1, 51, -60')).toEqual([1, 50, -50]);
});

test('too many, none, and what is no number are refused', () => {
  expect(caught(() => scores.parse('1 2 3 4 5'))).toMatchObject({ code: 'too-many', value: '5' });
  expect(caught(() => scores.parse(' '))).toMatchObject({ code: 'empty' });
  expect(caught(() => scores.parse('1, x'))).toMatchObject({ code: 'not-a-number', value: 'x' });
  expect(caught(() => scores.parse('1e999'))).toMatchObject({ code: 'not-finite' });
  expect(scores.nearest('1, x')).toBeUndefined();
});
