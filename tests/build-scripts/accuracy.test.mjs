// The accuracy report: the worst of all records, figures that g++ and clang share, and no row that comes or goes unseen.
import assert from 'node:assert/strict';
import test from 'node:test';
import { agree, cellsIn, cellsOf, differences, figure, merged, page, rowsOf } from '../../build-scripts/accuracy.mjs';

const line = (name, error, { floats = '', bound = '1', unit = 'ulp', file = 'a.test.cpp' } = {}) =>
  `${name}\t|x| ≤ 1\t${error}\t${unit}\t${bound}\tmpmath\t${file}\t${floats}\n`;
const cells = (record) => rowsOf(record).map(cellsOf);

test('a row holds the worst of all that was recorded for it, and every file that recorded it', () => {
  const [row] = rowsOf(line('exp', 0.25) + line('exp', 0.5, { file: 'b.test.cpp' }) + line('exp', 0.125));
  assert.equal(row.seen, 0.5);
  assert.deepEqual([...row.files], ['a.test.cpp', 'b.test.cpp']);
});

test('two bounds for one row are refused', () => {
  assert.throws(() => rowsOf(line('exp', 0.25) + line('exp', 0.25, { bound: '2' })), /two bounds/);
});

test('two digits are shown, small ones by their power of ten', () => {
  assert.deepEqual([0, 0.6549, 1, 2.04, 1.234e-16, 0.0067].map(figure), [
    '0',
    '0.65',
    '1.0',
    '2.0',
    '1.2e-16',
    '6.7e-3',
  ]);
});

test('the page gives back the cells that it was made from, bars and empty cells among them', () => {
  const made = cells(line('exp', 0.25) + line('log', 0.5, { floats: 'sample' }));
  assert.deepEqual(cellsIn(page(made)), made);
});

test('the column of every float is kept by an ordinary run, and the other by a full one', () => {
  const short = cells(line('exp', 0.25, { floats: 'sample' }));
  const both = merged(cells(line('exp', 0.5, { floats: 'every float' })), short);
  assert.deepEqual(both[0].slice(2, 4), ['0.25 ulp', '0.50 ulp']);
  assert.deepEqual(merged(short, both), both);
});

test('figures agree within one of the last digit shown, and in their unit', () => {
  assert.ok(agree('0.65 ulp', '0.66 ulp'));
  assert.ok(agree('1.2e-16', '1.3e-16'));
  assert.ok(agree('9.9e-16', '1.0e-15'));
  assert.ok(!agree('0.65 ulp', '0.67 ulp'));
  assert.ok(!agree('0.65 ulp', '0.65 abs.'));
  assert.ok(!agree('0', '1.1e-16'));
  assert.ok(!agree('1 ulp', '2 ulp'));
});

test('a row that comes, goes or changes is a difference', () => {
  const before = cells(line('exp', 0.25) + line('log', 0.5));
  assert.equal(differences(before, before).length, 0);
  assert.match(
    differences(cells(line('exp', 0.75) + line('log', 0.5)), before)[0],
    /worst seen is 0.75 ulp, the table says 0.25/,
  );
  assert.match(differences(cells(line('exp', 0.25)), before)[0], /not recorded/);
  assert.match(
    differences(cells(line('exp', 0.25) + line('log', 0.5) + line('tanh', 0.5)), before)[0],
    /not in the table/,
  );
  assert.match(
    differences(cells(line('exp', 0.25, { bound: '0.5' }) + line('log', 0.5)), before)[0],
    /bound is 0.5 ulp/,
  );
});
