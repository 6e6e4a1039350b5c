// The draw that runs through the story is a typical one, whose pictures show what the words beside them say.
import { describe, expect, test } from 'vitest';
import { standardEntries } from '../../../web/core/chapters-entries.ts';
import type { OpeningRow } from '../../../web/core/types.ts';
import { inPlane } from '../../../web/laboratories/arrows/parameters.ts';
import { endsOf, walkOf } from '../../../web/laboratories/walks/view.ts';
import { head } from '../../../web/lesson/pages/story.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

const walks = chapters.drawWalks({ ...head, walks: 200, coins: false });
const scores = [...endsOf(walks).slice(0, 8)];
const root = Math.sqrt(head.d);
const [score = NaN, ...others] = scores;

describe('the draw of the story', () => {
  test('has arrows that point up, neither along nor across each other, and that the plane holds', () => {
    const { q, k } = chapters.drawPairs({ ...standardEntries, ...head });
    const [query, key] = [q, k].map((each) => [...each.subarray(0, inPlane)]);
    const found = chapters.dotProduct(query ?? [], key ?? []);
    for (const [across = NaN, up = NaN] of [query ?? [], key ?? []]) {
      expect(up).toBeGreaterThan(0.5);
      expect(Math.abs(across)).toBeLessThan(2);
      expect(up).toBeLessThan(2);
    }
    expect(found.angle).toBeGreaterThan(20);
    expect(found.angle).toBeLessThan(60);
  });

  test('has a score √d from 0, the largest of its eight, which spread as scores do', () => {
    expect(Math.abs(score - root)).toBeLessThan(0.1);
    for (const other of others) expect(Math.abs(other) < 2 * root && other < score - 3).toBe(true);
    const spread = Math.sqrt(scores.reduce((sum, each) => sum + each * each, 0) / 8);
    expect(Math.abs(spread / root - 1)).toBeLessThan(0.2);
    expect(Math.abs(walks.std / root - 1)).toBeLessThan(0.1);
  });

  test('has a bold walk that is not above its end where its score is written', () => {
    const last = [...walkOf(walks, 0)].slice(-20);
    expect(Math.max(...last)).toBeLessThan(score + 0.5);
  });

  const { rows, keys } = core.openingAt(head.seed, head.draw, head.d);
  const weightsOf = ({ drawWeights }: OpeningRow): number[] => [...drawWeights.slice(-keys)];
  const [none = [], sqrt = [], linear = []] = rows.map(weightsOf);

  test('undivided gives one key nearly all', () => {
    expect(none[0]).toBeGreaterThan(0.95);
  });

  test('÷ √d gives bars that differ clearly, and none that takes nearly all or nothing', () => {
    expect(sqrt[0]).toBeGreaterThan(0.25);
    expect(sqrt[0]).toBeLessThan(0.45);
    expect((sqrt[0] ?? NaN) / (sqrt[3] ?? NaN)).toBeGreaterThan(2);
    expect(Math.abs((sqrt[0] ?? NaN) - (rows[1]?.meanPeak.at(-1) ?? NaN))).toBeLessThan(0.08);
    expect(sqrt[7]).toBeGreaterThan(0.01);
  });

  test('÷ d gives all nearly the same', () => {
    expect(linear[0]).toBeLessThan(0.15);
    expect(linear[7]).toBeGreaterThan(0.09);
  });
});
