// The table as JSON.
import { expect, test } from 'vitest';
import { json } from '../../../../web/kit/export/csv.ts';

const table = {
  parameters: [['samples', 10]] as const,
  seed: '18446744073709551615',
  version: '0.1.0',
  columns: ['d', 'std'],
  rows: [
    [1, 0.1],
    [2, Infinity],
    [4, null],
  ],
};

test('figures stand under the names of their columns, with seed, version and parameters', () => {
  expect(JSON.parse(json(table))).toEqual({
    'sqrt-dk': '0.1.0',
    seed: '18446744073709551615',
    parameters: { samples: 10 },
    figures: [
      { d: 1, std: 0.1 },
      { d: 2, std: null },
      { d: 4, std: null },
    ],
  });
});

test('a double comes back with all its digits', () => {
  const figure = 0.1 + 0.2;
  const { figures } = JSON.parse(json({ ...table, rows: [[1, figure]] })) as { figures: { std: number }[] };
  expect(figures[0]?.std).toBe(figure);
});
