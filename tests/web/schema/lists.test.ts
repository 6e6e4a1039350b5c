// Parameters with several values: grids, choices and named figures.
import { describe, expect, test } from 'vitest';

import { choices } from '../../../web/schema/choice.ts';
import { figures, integers } from '../../../web/schema/lists.ts';
import { about } from './about.ts';
import { caught } from './caught.ts';

describe('a grid', () => {
  const grid = integers({ least: 1, most: 4096, entries: 4 }, about([1]));

  test.each([
    ['1,4,16', [1, 4, 16]],
    ['1, 4, 16', [1, 4, 16]],
    ['1 4 16', [1, 4, 16]],
    ['1;4;16', [1, 4, 16]],
    ['16, 4, 1, 4,', [1, 4, 16]],
    ['7', [7]],
    ['[4, 16]', [4, 16]],
  ])('"%s" is read in rising order, each entry once', (text, values) => {
    expect(grid.parse(text)).toEqual(values);
  });

  test('names the entry that it refuses', () => {
    expect(caught(() => grid.parse('1, 0, 4'))).toMatchObject({ code: 'out-of-range', value: '0' });
    expect(caught(() => grid.parse('1, two'))).toMatchObject({ code: 'not-a-number', value: 'two' });
    expect(caught(() => grid.parse('1, 2.5'))).toMatchObject({ code: 'not-an-integer', value: '2.5' });
    expect(caught(() => grid.parse('1 1e999'))).toMatchObject({ code: 'not-finite', value: '1e999' });
  });

  test('has one entry at least and not too many', () => {
    expect(caught(() => grid.parse(' , ; '))).toMatchObject({ code: 'empty' });
    expect(caught(() => grid.parse('1,2,3,4,5'))).toMatchObject({ code: 'too-many', value: '5', range: '1 … 4' });
    expect(caught(() => grid.parse('1,'.repeat(5000)))).toMatchObject({ code: 'too-many' });
  });

  test('is clamped entry by entry and cut to its length', () => {
    expect(grid.nearest('0, 9999')).toEqual([1, 4096]);
    expect(grid.nearest('5,4,3,2,1')).toEqual([1, 2, 3, 4]);
    expect(grid.nearest('1,x')).toBeUndefined();
  });
});

describe('several choices', () => {
  test('several choices come in the order of their names, each once', () => {
    const shown = choices(['none', 'sqrt', 'log'], about(['none']));
    expect(shown.parse('log, none,log')).toEqual(['none', 'log']);
    expect(shown.text(['none', 'log'])).toBe('none,log');
    expect(caught(() => shown.parse('none,cube'))).toMatchObject({ code: 'unknown', value: 'cube' });
    expect(caught(() => shown.parse(''))).toMatchObject({ code: 'empty' });
    expect(caught(() => shown.parse(' , '))).toMatchObject({ code: 'empty' });
  });

  test('they may be separated by blanks, or stand as Python and JSON write them', () => {
    const shown = choices(['none', 'sqrt', 'log'], about(['none']));
    for (const text of ['none log', "['none', 'log']", '["none","log"]'])
      expect(shown.parse(text)).toEqual(['none', 'log']);
    expect(caught(() => shown.parse('[None]'))).toMatchObject({ code: 'unknown', value: 'None' });
  });

  test('no choice at all has a text of its own', () => {
    const shown = choices(['none', 'sqrt'], about(['none']));
    expect(shown.text([])).toBe('-');
    expect(shown.parse('-')).toEqual([]);
  });
});

describe('named figures', () => {
  const inputs = figures({ lists: 2, entries: 3 }, about([]));

  test('are lists of decimal texts by name', () => {
    expect(inputs.parse('scores:14,10,-1.5e3;d_k:64')).toEqual([
      { name: 'scores', values: ['14', '10', '-1.5e3'] },
      { name: 'd_k', values: ['64'] },
    ]);
    expect(inputs.parse('')).toEqual([]);
  });

  test.each([
    ['scores', 'malformed'],
    ['scores:1:2', 'malformed'],
    ['9:1', 'malformed'],
    ['__proto__:1', 'malformed'],
    ['scores:', 'empty'],
    ['scores:1,x', 'not-a-number'],
    ['scores:1e999', 'not-finite'],
    ['scores:1,2,3,4', 'too-many'],
    ['a:1;b:1;c:1', 'too-many'],
    ['a:1;a:2', 'repeated'],
  ])('refuse "%s" as %s', (text, code) => {
    expect(caught(() => inputs.parse(text))).toMatchObject({ code });
  });
});
