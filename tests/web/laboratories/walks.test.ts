// The parts of <dk-walks> that draw nothing: what each setting changes, where its marks stand, and what it says.
import { describe, expect, test } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { walksParameters } from '../../../web/laboratories/walks/parameters.ts';
import { besideStraight, geometry } from '../../../web/laboratories/walks/picture.ts';
import { rootText, sentence, viewOf, walkOf, walksCsv, walksTables } from '../../../web/laboratories/walks/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';

const asked = initialValues(walksParameters);

describe('the walks', () => {
  test('four times as many steps double the theory of their spread, and the measured one follows', () => {
    const [short, long] = [16, 64].map((dimension) => viewOf(chapters, { ...asked, dimension }));
    expect(short?.root).toBe(4);
    expect(long?.root).toBe(8);
    expect((long?.std ?? 0) / (short?.std ?? 1)).toBeGreaterThan(1.5);
    expect((long?.std ?? 0) / (short?.std ?? 1)).toBeLessThan(2.6);
  });

  test('coins step by one and have the same √d', () => {
    const view = viewOf(chapters, { ...asked, coins: true });
    const bold = walkOf(view, 0);
    for (let place = 1; place < bold.length; place++)
      expect(Math.abs((bold[place] ?? NaN) - (bold[place - 1] ?? NaN))).toBe(1);
    expect(view.root).toBe(8);
    expect(view.spread).toEqual(viewOf(chapters, asked).spread);
  });

  test('the next draw begins with the ninth walk of this one, and another seed gives others', () => {
    const view = viewOf(chapters, asked);
    expect(walkOf(viewOf(chapters, { ...asked, draw: 1 }), 0)).toEqual(walkOf(view, 8));
    expect(walkOf(viewOf(chapters, { ...asked, seed: '2' }), 0)).not.toEqual(walkOf(view, 0));
  });

  test('the band begins at 0 and is √i wide after i products', () => {
    const { terms, spread } = viewOf(chapters, { ...asked, dimension: 1024 });
    expect(spread[0]).toBe(0);
    terms.forEach((term, place) => {
      expect((spread[place] ?? NaN) ** 2).toBeCloseTo(term, 8);
    });
  });

  test('the curve beside the histogram holds nearly all of its distribution, at one step and at many', () => {
    for (const dimension of [2, 64, 1024]) {
      const { density, from, to } = viewOf(chapters, { ...asked, dimension });
      const all = density.reduce((sum, { density: each }) => sum + each, 0) * ((to - from) / density.length);
      expect(all).toBeGreaterThan(0.9);
      expect(all).toBeLessThan(1.01);
    }
    expect(viewOf(chapters, { ...asked, dimension: 1 }).density.every(({ density }) => Number.isFinite(density))).toBe(
      true,
    );
  });
});

test('the picture ends at d, is centred on 0 and leaves the ends their place', () => {
  const view = viewOf(chapters, asked);
  const { x, y, edge, wall, frame } = geometry(view, 960);
  expect(x(64)).toBeCloseTo(edge, 6);
  expect(y(0)).toBeCloseTo((frame.top + frame.bottom) / 2, 6);
  expect(wall).toBeGreaterThan(edge);
  expect(frame.right - wall).toBeGreaterThan(100);
});

test('the name of the straight line stands between the axis and the end of the walks, at every d and width', () => {
  for (const width of [300, 328, 480, 640, 960]) {
    for (let dimension = 1; dimension <= 1024; dimension *= 2) {
      const view = viewOf(chapters, { ...asked, dimension });
      const at = geometry(view, width);
      const { x, anchor } = besideStraight(view, at);
      const name = at.narrow ? 'all plus: ' : 'if nothing cancelled: ';
      const long = 6.3 * `${name}${String(dimension)}`.length;
      const [from, to] = anchor === 'start' ? [x, x + long] : [x - long, x];
      expect(from, `${String(width)} px, d = ${String(dimension)}`).toBeGreaterThan(at.frame.left - 1);
      expect(to, `${String(width)} px, d = ${String(dimension)}`).toBeLessThan(at.edge);
    }
  }
});

test('where the straight line ends inside the picture its name stands over that of the bold walk or the band', () => {
  for (const dimension of [1, 2, 4, 8]) {
    for (let draw = 0; draw < 40; draw += 1) {
      const view = viewOf(chapters, { ...asked, dimension, draw });
      const at = geometry(view, 328);
      const end = walkOf(view, 0).at(-1) ?? NaN;
      const other = end > 0 ? Math.max(at.frame.top, at.y(end)) - 14 : at.y(view.root) - 12;
      expect(
        Math.abs(besideStraight(view, at).y - other),
        `d = ${String(dimension)}, draw ${String(draw)}`,
      ).toBeGreaterThan(15);
    }
  }
});

describe('the sentence', () => {
  const of = (values: Partial<typeof asked>): string => sentence(viewOf(chapters, { ...asked, ...values }));

  test('says the spread, √d and how far that is from d', () => {
    expect(of({})).toMatch(/^After 64 steps the walks have spread by about 8\.\d, close to √dₖ = 8 and far from 64\./);
    expect(of({ dimension: 1024 })).toContain('√dₖ = 32 and far from 1,024');
  });

  test('of few steps promises nothing, and of coins says that they spread alike', () => {
    expect(of({ dimension: 1 })).toContain('little to cancel');
    expect(of({ coins: true })).toContain('the same √dₖ');
    expect(of({})).not.toContain('Coin');
  });
});

test('√d is written whole where it is, else to three digits', () => {
  expect(rootText(8)).toBe('8');
  expect(rootText(Math.SQRT2)).toBe('1.41');
});

test('the tables count every walk and follow the bold one; the file has a column for each', () => {
  const view = viewOf(chapters, asked);
  const [ends, bold] = walksTables(view);
  expect(ends?.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(200);
  expect(bold?.rows).toHaveLength(65);
  const [one] = walksTables(viewOf(chapters, { ...asked, dimension: 1 }));
  expect([ends?.caption, one?.caption]).toEqual([
    'Where the 200 walks of 64 products end',
    'Where the 200 walks of one product end',
  ]);
  const file = walksCsv(view, asked);
  expect(file.columns).toHaveLength(202);
  expect(file.rows.at(-1)?.[2]).toBe(walkOf(view, 0).at(-1));
  expect(file.parameters).toContainEqual(['std_of_ends', view.std]);
});
