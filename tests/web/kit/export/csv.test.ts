// CSV: by the RFC, readable by spreadsheets, dangerous to none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { csv } from '../../../../web/kit/export/csv.ts';
import type { Cell } from '../../../../web/kit/export/csv.ts';
import { holds } from '../../../seeds.ts';

const table = {
  parameters: [['samples', 10_000]] as [string, Cell][],
  seed: '18446744073709551615',
  version: '0.1.0',
  columns: ['d', 'variance', 'low'],
  rows: [
    [1, 0.998, null],
    [64, 64.5, 1e-7],
  ],
};

/** A reader by the letter of RFC 4180, sign by sign. */
function records(text: string): string[][] {
  const all: string[][] = [];
  let record = [''];
  let quoted = false;
  const append = (sign: string): void => void record.push((record.pop() ?? '') + sign);
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (quoted && text.startsWith('""', i)) append(text.charAt((i += 1)));
    else if (sign === '"') quoted = !quoted;
    else if (quoted) append(sign);
    else if (sign === ',') record.push('');
    else if (text.startsWith('\r\n', i)) {
      all.push(record);
      record = [''];
      i += 1;
    } else append(sign);
  }
  return all;
}

describe('a table as CSV', () => {
  test('says what was asked, then names its columns, then gives its rows', () => {
    expect(csv(table)).toBe(
      '# sqrt-dk,0.1.0,\r\n# samples,10000,\r\n# seed,18446744073709551615,\r\nd,variance,low\r\n1,0.998,\r\n64,64.5,1e-7\r\n',
    );
  });

  test('names no seed where nothing is random', () => {
    expect(csv({ ...table, seed: null })).not.toContain('seed');
  });

  test('has records of one length', () => {
    const lengths = records(csv({ ...table, rows: [[1], [1, 2, 3, 4]] })).map((record) => record.length);
    expect(new Set(lengths)).toEqual(new Set([4]));
  });

  test('leaves a field empty where there is no figure', () => {
    expect(csv({ ...table, rows: [[null, NaN, Infinity]] })).toMatch(/\r\n,,\r\n$/);
  });

  test('with no rows ends after its columns', () => {
    expect(csv({ ...table, rows: [] })).toMatch(/d,variance,low\r\n$/);
  });

  test('quotes commas, quotes and ends of lines', () => {
    expect(csv({ ...table, columns: ['a,b', 'c "d"', 'e\r\nf'], rows: [] })).toMatch(/"a,b","c ""d""","e\r\nf"\r\n$/);
  });
});

describe('a cell that a spreadsheet would run', () => {
  test.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x")', '-1+1'])(
    '(%j) is made text',
    (text) => {
      const last = records(csv({ ...table, columns: [text], rows: [] })).at(-1);
      expect(last?.[0]).toBe(`'${text}`);
    },
  );

  test.each(['-12.5', '+3', '-1e-7', '.5'])('(%s) stays, being a number', (text) => {
    expect(records(csv({ ...table, columns: [text], rows: [] })).at(-1)?.[0]).toBe(text);
  });

  test('as a number stays', () => {
    expect(csv({ ...table, rows: [[-1, -0.5, -1e-9]] })).toMatch(/-1,-0.5,-1e-9\r\n$/);
  });
});

test('every text comes back from a reader by the RFC, but for the guard', () => {
  holds(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (columns) => {
      const read = records(csv({ ...table, parameters: [], seed: null, columns, rows: [] })).at(-1) ?? [];
      const unguarded = read.map((text, i) => (text === `'${columns[i] ?? ''}` ? text.slice(1) : text));
      expect(unguarded).toEqual(columns);
    }),
  );
});
