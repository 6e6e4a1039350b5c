// Typed numbers, in whatever notation a reader has at hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ParameterError, readDecimalText, readNumber } from '../../../web/schema/parameter.ts';
import { caught } from './caught.ts';
import { holds } from '../../seeds.ts';

const read = (text: string): number => readNumber('x', text, '0 … 9');

describe('a typed number', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+3', 3],
    ['-3', -3],
    ['−3', -3],
    ['1e3', 1000],
    ['1E-2', 0.01],
    ['10 000', 10000],
    ['10\u202f000', 10000],
    ['1\u00a0234\u00a0567', 1234567],
  ])('"%s" is read as %d', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test('minus zero is zero', () => {
    expect(Object.is(read('-0'), 0)).toBe(true);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u00a0', 'empty'],
    ['NaN', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['12abc', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1_000', 'not-a-number'],
    ['1e', 'not-a-number'],
    ['.', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['1 2', 'not-a-number'],
    ['null', 'not-a-number'],
    ['<script>', 'not-a-number'],
    ['1'.repeat(401), 'not-a-number'],
    ['inf', 'not-finite'],
    ['-Infinity', 'not-finite'],
    ['∞', 'not-finite'],
    ['1e999', 'not-finite'],
    ['-1e999', 'not-finite'],
    ['9'.repeat(310), 'not-finite'],
  ])('"%s" is refused as %s', (text, code) => {
    const thrown = caught(() => read(text));
    expect(thrown).toBeInstanceOf(ParameterError);
    expect(thrown).toMatchObject({ code, parameter: 'x', range: '0 … 9' });
  });

  test('keeps its digits as decimal text', () => {
    expect(readDecimalText('x', '0,1234567890123456789', '')).toBe('0.1234567890123456789');
  });

  test('is the same number when written with a comma', () => {
    holds(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(read(String(x).replace('.', ','))).toBe(x + 0);
      }),
    );
  });

  test('never gives anything but a finite number or a ParameterError', () => {
    holds(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        try {
          expect(Number.isFinite(read(text))).toBe(true);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(ParameterError);
        }
      }),
    );
  });
});

test('a refused text is repeated up to sixty characters', () => {
  expect(caught(() => read('x'.repeat(5000)))).toMatchObject({ value: `${'x'.repeat(60)}…` });
});
