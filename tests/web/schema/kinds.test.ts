// Parameters with one value: what each kind takes, what it refuses and why.
import { describe, expect, test } from 'vitest';

import { choice, identifier } from '../../../web/schema/choice.ts';
import { decimal, integer, seed } from '../../../web/schema/parameter.ts';
import { words } from '../../../web/schema/words.ts';
import { about } from './about.ts';
import { caught } from './caught.ts';

describe('an integer', () => {
  const d = integer(1, 4096, about(64));

  test('takes both of its bounds', () => {
    expect(d.parse('1')).toBe(1);
    expect(d.parse('4096')).toBe(4096);
    expect(d.parse('1e3')).toBe(1000);
    expect(d.parse('8,0')).toBe(8);
  });

  test.each([
    ['0', 'out-of-range'],
    ['4097', 'out-of-range'],
    ['1000000000', 'out-of-range'],
    ['-1', 'out-of-range'],
    ['1.5', 'not-an-integer'],
    ['1,5', 'not-an-integer'],
    ['10,000', 'ambiguous'],
    ['10.000', 'ambiguous'],
    ['', 'empty'],
    ['NaN', 'not-a-number'],
    ['1e999', 'not-finite'],
  ])('refuses "%s" as %s, with its name, value and range', (text, code) => {
    const facts = { name: 'ParameterError', code, parameter: 'headSize', value: text, range: '1 … 4096' };
    expect(caught(() => d.parse(text))).toMatchObject(facts);
  });

  test('knows the nearest permitted value of what is out of range, and of nothing else', () => {
    expect(d.nearest('0')).toBe(1);
    expect(d.nearest('1e9')).toBe(4096);
    expect(d.nearest('-5')).toBe(1);
    expect(d.nearest('2.5')).toBeUndefined();
    expect(d.nearest('many')).toBeUndefined();
    expect(d.nearest('1e999')).toBeUndefined();
  });

  test('has its name in kebab case as attribute', () => {
    expect(d.attribute).toBe('head-size');
  });
});

describe('a real number', () => {
  const p = decimal(-1, 5, about(0.5));

  test('takes both of its bounds and what lies between', () => {
    expect([p.parse('-1'), p.parse('5'), p.parse('0,25')]).toEqual([-1, 5, 0.25]);
  });

  test('refuses what lies outside', () => {
    expect(caught(() => p.parse('5.0001'))).toMatchObject({ code: 'out-of-range', range: '-1 … 5' });
    expect(p.nearest('7')).toBe(5);
    expect(p.nearest('x')).toBeUndefined();
  });
});

describe('a seed', () => {
  const parameter = seed(about('1'));

  test('keeps all 64 bits', () => {
    expect(parameter.parse('18446744073709551615')).toBe('18446744073709551615');
    expect(parameter.parse('9007199254740993')).toBe('9007199254740993');
  });

  test('has one text for one number', () => {
    expect(parameter.parse(' 007 ')).toBe('7');
    expect(parameter.parse('000')).toBe('0');
    expect(parameter.parse('+5')).toBe('5');
  });

  test.each([
    ['18446744073709551616', 'out-of-range'],
    ['9'.repeat(40), 'out-of-range'],
    ['-1', 'not-a-seed'],
    ['1.5', 'not-a-seed'],
    ['1e3', 'not-a-seed'],
    ['0x1', 'not-a-seed'],
    ['seed', 'not-a-seed'],
    ['', 'empty'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(caught(() => parameter.parse(text))).toMatchObject({ code, range: '0 … 18446744073709551615' });
  });

  test('beyond 64 bits the largest seed is the nearest', () => {
    expect(parameter.nearest('99999999999999999999')).toBe('18446744073709551615');
    expect(parameter.nearest('9'.repeat(300))).toBe('18446744073709551615');
    expect(parameter.nearest('-1')).toBeUndefined();
  });
});

describe('a choice and an identifier', () => {
  const rule = choice(['none', 'sqrt'], about('sqrt'));
  const example = identifier(about('exp-1'));

  test('a choice takes its names alone', () => {
    expect(rule.parse(' none ')).toBe('none');
    expect(caught(() => rule.parse('cube'))).toMatchObject({ code: 'unknown', range: 'none, sqrt' });
    expect(caught(() => rule.parse(''))).toMatchObject({ code: 'empty' });
    expect(caught(() => rule.parse('constructor'))).toMatchObject({ code: 'unknown' });
    expect(rule.nearest('cube')).toBeUndefined();
  });

  test('an identifier takes what could be one', () => {
    expect(example.parse('softmax-1-1-1-5')).toBe('softmax-1-1-1-5');
    for (const text of ['Softmax', 'a b', '../a', '-a', 'a-', '<b>', 'a'.repeat(65)]) {
      expect(caught(() => example.parse(text))).toMatchObject({ code: 'malformed' });
    }
    expect(caught(() => example.parse(' '))).toMatchObject({ code: 'empty' });
  });
});

describe('a text', () => {
  const text = words(5, about(''));

  test('is kept as it is typed', () => {
    expect([' a ', 'é\n☃', 'abcde'].map((each) => text.parse(each))).toEqual([' a ', 'é\n☃', 'abcde']);
  });

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['abcdef', 'too-long'],
    ['\ud83d', 'malformed'],
  ])('refuses "%s" as %s, with how many characters it may have', (typed, code) => {
    expect(caught(() => text.parse(typed))).toMatchObject({ code, parameter: 'headSize', range: '1 … 5' });
  });
});
