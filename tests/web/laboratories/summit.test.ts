// <dk-summit> without a page: what each parameter changes, points that share a place, and what the sentence says of them.
import { expect, test } from 'vitest';
import '../../../web/laboratories/summit/words.en.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { namesOf, sideBySide } from '../../../web/laboratories/summit/pictures.ts';
import { summitParameters } from '../../../web/laboratories/summit/parameters.ts';
import { sentence } from '../../../web/laboratories/summit/figures.ts';
import { type Hill, type SummitValues, pointsOf, presetOf } from '../../../web/laboratories/summit/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';

const first = initialValues(summitParameters);
const spreads = (changed: Partial<SummitValues>): number[] =>
  pointsOf(chapters, { ...first, ...changed }, false).map(({ spread }) => spread);
const medians = (changed: Partial<SummitValues>): number[] =>
  pointsOf(chapters, { ...first, ...changed }, true).map(({ figures }) => figures.median.value);

test('slope ½ gives every head size the spread 1, doubling the height halves it, slope 0 leaves √d, ln d what it divides', () => {
  expect(spreads({})).toEqual([1, 1, 1, 1]);
  expect(spreads({ height: 2 })).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(spreads({ slope: 0 })).toEqual([4, 8, 16, 32]);
  expect(spreads({ slope: 1 })).toEqual([1 / 4, 1 / 8, 1 / 16, 1 / 32]);
  expect(spreads({ rule: 'log', dimensions: [64] })[0]).toBeCloseTo(8 / 4.1589, 4);
});

test('64 keys: ÷ √d pulls at .62 at every head size, ÷ d at .12 at 64, no divisor hardly at all', () => {
  for (const pull of medians({})) expect(pull).toBeCloseTo(0.62, 1);
  expect(medians({ slope: 1 })[1]).toBeCloseTo(0.122, 2);
  expect(medians({ slope: 0 })[1]).toBeLessThan(1e-4);
});

test('8 keys pull at .71, 512 at .61; a target above the others pulls harder; another seed gives other rows', () => {
  const at = (changed: Partial<SummitValues>): number => medians({ dimensions: [64], ...changed })[0] ?? NaN;
  expect(Math.abs(at({ keys: 8 }) - 0.711)).toBeLessThan(0.03);
  expect(Math.abs(at({ keys: 512 }) - 0.609)).toBeLessThan(0.03);
  expect(at({ target: '1' })).toBeGreaterThan(1.4);
  expect(at({ target: '-1' })).toBeLessThan(0.3);
  expect(at({ seed: '2' })).not.toBe(at({}));
});

/** Where no point stands. */
const ends = { left: 0, right: 640 };

test('points at one place stand side by side in the order of their head sizes, others where they are', () => {
  const points = pointsOf(chapters, first, false);
  const same = sideBySide(
    points.map((point) => ({ point, x: 100, y: 50 })),
    ends,
  );
  expect(same.map((group) => group.map(({ x }) => x))).toEqual([[74.5, 91.5, 108.5, 125.5]]);
  const far = sideBySide(
    points.map((point, place) => ({ point, x: 100 * place, y: 50 })),
    ends,
  );
  expect(far.flat().map(({ x }) => x)).toEqual([0, 100, 200, 300]);
});

test('points at the ends of the axis stand inside the picture, side by side', () => {
  const points = pointsOf(chapters, first, false);
  const at = (x: number) =>
    sideBySide(
      points.map((point) => ({ point, x, y: 50 })),
      { left: 42, right: 640 },
    );
  expect(
    at(42)
      .flat()
      .map(({ x }) => x),
  ).toEqual([42, 59, 76, 93]);
  expect(
    at(640)
      .flat()
      .map(({ x }) => x),
  ).toEqual([589, 606, 623, 640]);
});

/** Head sizes at these places of the picture, in groups. */
const placedAt = (...places: readonly (readonly [d: number, x: number])[]) => {
  const points = pointsOf(chapters, { ...first, dimensions: places.map(([d]) => d) }, false);
  return sideBySide(
    points.map((point, place) => ({ point, x: places[place]?.[1] ?? NaN, y: 100 })),
    ends,
  );
};

test('names of points that stand close go above each other, stay in the picture, and are two where many stand at one place', () => {
  const names = namesOf(placedAt([16, 560], [64, 590], [256, 630], [1024, 640]), { left: 34, right: 640 });
  expect(names.map(({ text }) => text)).toEqual(['16', '64', '256 · 1,024']);
  const [, second, third] = names;
  expect(third?.x).toBeCloseTo(640 - (7.3 * 11) / 2, 1);
  expect((second?.y ?? NaN) - (third?.y ?? NaN)).toBe(14);
  const many = placedAt([128, 300], [256, 300], [512, 300], [1024, 300], [2048, 300], [4096, 300]);
  expect(namesOf(many, { left: 34, right: 640 }).map(({ text }) => text)).toEqual(['128 … 4,096']);
});

test('a name that is moved into the picture does not lie on a point beside its own', () => {
  const groups = placedAt([1024, 34], [16, 70]);
  const low = groups.map((group) => group.map((each) => ({ ...each, y: each.point.d === 16 ? 92 : 100 })));
  const [name] = namesOf(low, { left: 34, right: 640 });
  expect(name?.text).toBe('1,024');
  expect(name?.y).toBe(78);
});

test('the sentence says which way the head sizes run, and that only slope ½ keeps them together', () => {
  const said = (changed: Partial<SummitValues>, hill?: Hill): string => {
    const values = { ...first, ...changed };
    return sentence(pointsOf(chapters, values, false), hill, values);
  };
  expect(said({})).toContain('height 1 puts them on the top');
  expect(said({ height: 2 })).toContain('moves them left, to spread 0.50');
  expect(said({ height: 0.5 })).toContain('moves them right, to spread 2.0');
  expect(said({ slope: 0 })).toContain('the farther right');
  expect(said({ slope: 1 })).toContain('the farther left');
  expect(said({ rule: 'log' })).toContain('ln d grows too slowly');
  // Below e² = 7.4 ln d is the faster one.
  expect(said({ rule: 'log', dimensions: [2, 4, 7] })).toContain('the farther left: from dₖ = 2 to 7');
  expect(said({ rule: 'log', dimensions: [2, 16, 64] })).toContain('ln d grows too slowly');
  expect(said({ rule: 'log', dimensions: [64] })).toMatch(/^At dₖ = 64 the spread is 1\.9/);
  const few = { keys: 3, z: null, spreads: [], typical: [], limit: [], top: { spread: 1.7, shareOfOne: 0.82 } };
  expect(said({ keys: 3 }, few)).toBe(
    'Slope ½ keeps all head sizes together, and height 1 sets them near the top. With 3 keys the top lies near σ = 1.7, and σ = 1 reaches 82% of it.',
  );
  const above = { keys: 64, z: 2, spreads: [], typical: [], limit: [], top: { spread: 2.4, shareOfOne: 0.25 } };
  expect(said({ target: '2' }, above)).toContain(
    'height 1 sets them beside the top. With 64 keys the top lies near σ = 2.4',
  );
});

test('known divisors are known by their settings', () => {
  expect(presetOf(first)).toBe('sqrt');
  expect(presetOf({ ...first, slope: 0 })).toBe('none');
  expect(presetOf({ ...first, rule: 'log', slope: 0.3 })).toBe('log');
  expect(presetOf({ ...first, height: 1.1 })).toBeUndefined();
});
