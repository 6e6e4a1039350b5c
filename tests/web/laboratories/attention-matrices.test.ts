// The matrices of attention by hand: their sizes, what stands beyond their edges, what is typed into them.
import { describe, expect, it } from 'vitest';

import { movePoint, movePoints } from '../../../web/laboratories/attention/entries.ts';
import { type Place, TypedCells } from '../../../web/laboratories/attention/view.ts';
import { misfits, shapes, sizesOf, Spare } from '../../../web/laboratories/attention/sizes.ts';
import { attentionParameters } from '../../../web/laboratories/attention/parameters.ts';

const start = { q: attentionParameters.q.initial, k: attentionParameters.k.initial, v: attentionParameters.v.initial };

describe('sizes', () => {
  it('begin all different, so that none can be taken for another', () => {
    const sizes = sizesOf(start);
    expect(sizes).toEqual({ queries: 3, keys: 5, dimension: 4, valueDimension: 2 });
    expect(new Set(Object.values(sizes)).size).toBe(4);
  });

  it('are read off the keys: a query must be as long as a key, and each key has a value', () => {
    expect(misfits(start)).toEqual([]);
    expect(misfits({ ...start, q: [[1, 2]] })).toEqual(['q']);
    expect(misfits({ ...start, k: [[1, 2]] })).toEqual(['q', 'v']);
    expect(shapes(sizesOf(start)).v).toEqual([5, 2]);
  });
});

describe('a matrix that shrinks and grows', () => {
  it('comes back as it was', () => {
    const spare = new Spare();
    const own = { ...start, q: [[9, 8, 7, 6]] };
    spare.keep(own);
    const smaller = spare.fit(own, { ...sizesOf(own), dimension: 2 });
    expect(smaller.q).toEqual([[9, 8]]);
    spare.keep(smaller);
    expect(spare.fit(smaller, sizesOf(own))).toEqual(own);
  });

  it('takes start values where nothing has stood yet', () => {
    const { q, k } = new Spare().fit(start, { ...sizesOf(start), dimension: 6 });
    expect(q[0]).toEqual([-1.2, 1.2, 0.4, -1.8, 0.7, -0.3]);
    expect(k).toHaveLength(5);
    expect(misfits({ ...start, q, k })).toEqual([]);
  });
});

describe('a cell', () => {
  const place: Place = { matrix: 'k', row: 1, column: 2 };
  const bounds = { least: -1000, most: 1000, range: '-1000 … 1000' };

  it('gives the number that was typed, with a point or a comma', () => {
    const cells = new TypedCells();
    expect(cells.type(place, '−1,5', bounds)).toBe(-1.5);
    expect(cells.text(place, -1.5)).toBe('−1,5');
    cells.settle(place);
    expect(cells.text(place, -1.5)).toBe('−1.5');
  });

  it.each(['abc', '', '1e999', '1001', 'NaN', '∞'])('refuses "%s", keeps it, and names cell and range', (text) => {
    const cells = new TypedCells();
    expect(cells.type(place, text, bounds)).toBeUndefined();
    cells.settle(place);
    expect(cells.text(place, 7)).toBe(text);
    expect(cells.error(place)).toMatchObject({ parameter: 'K, key 2, entry 3', value: text, range: '-1000 … 1000' });
    cells.forget();
    expect(cells.text(place, 7)).toBe('7');
    expect(cells.error(place)).toBeUndefined();
  });
});

describe('ten times as large', () => {
  it('is the same digits with the point moved, exactly', () => {
    expect([1.2, -0.3, 0, 1e-7, 123.456].map((entry) => movePoint(entry, 1))).toEqual([12, -3, 0, 1e-6, 1234.56]);
    expect(movePoint(movePoint(0.7, 1), -1)).toBe(0.7);
  });

  it('is refused where an entry would leave its bounds', () => {
    const bounds = { least: -1000, most: 1000 };
    expect(movePoints([[100, 1]], 1, bounds)).toEqual([[1000, 10]]);
    expect(movePoints([[100.5, 1]], 1, bounds)).toBeUndefined();
  });
});
