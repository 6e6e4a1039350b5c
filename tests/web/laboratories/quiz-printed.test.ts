// What <dk-quiz> prints and how it judges go together: no two answers are written alike, and what lies as near to a printed figure as is
// said to be near enough is right.
import { expect, it } from 'vitest';
import type { Made, PointAnswer } from '../../../web/laboratories/quiz/item.ts';
import { items } from '../../../web/laboratories/quiz/items.ts';
import { judge, nearestFigure } from '../../../web/laboratories/quiz/judging.ts';
import { makeItem } from '../../../web/laboratories/quiz/sheet.ts';
import { catalogue, speak } from '../../../web/i18n/say.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

function made(id: string, seed: string): Made {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(id);
  return makeItem(item, core, chapters, seed);
}

/** Sheets on which some of the four weights are the same in three decimals as they are drawn first. */
const alike = ['1095', '1194'];

it('no two weights to choose from are written alike, whatever is drawn', () => {
  for (const seed of [...alike, ...Array.from({ length: 50 }, (_, each) => String(each + 1))]) {
    const { answer, shown } = made('axes', seed);
    const names = answer.kind === 'choice' ? answer.options.map(({ name }) => name) : [];
    expect(new Set(names).size, seed).toBe(4);
    const right = answer.kind === 'choice' ? answer.options.find((each) => each.right)?.name : undefined;
    expect(shown && 'rows' in shown ? shown.rows[1]?.[1] : '').toBe(right);
  }
});

it('lengths that are said to differ from row to row are not all written alike', () => {
  for (const seed of ['1257', '1423', ...Array.from({ length: 50 }, (_, each) => String(each + 1))]) {
    const { evidence } = made('each-row', seed);
    const written = 'bars' in evidence ? evidence.bars.slice(0, 3).map(({ text }) => text) : [];
    expect(new Set(written).size, seed).toBeGreaterThan(1);
  }
});

function point(id: string, seed: string): { item: Made; answer: PointAnswer } {
  const item = made(id, seed);
  if (item.answer.kind !== 'point') throw new Error(id);
  return { item, answer: item.answer };
}

const printed = (text: string | undefined): number => Number(text);

it.each(['saturation', 'steepest'])('a place as near to the printed one as is said is right: %s', (id) => {
  for (let seed = 1; seed <= 12; ++seed) {
    const { item, answer } = point(id, String(seed));
    for (const stop of answer.stops) {
      const away = Math.abs(printed(answer.text(stop)) - printed(answer.text(answer.value)));
      expect(judge(item, stop)?.right, `${answer.text(stop)}, right is ${answer.text(answer.value)}`).toBe(
        away <= 0.1 + 1e-9,
      );
    }
  }
});

it.each([
  ['jacobian-peaked', 0.01, /trace is (?:still )?(0\.\d+)/],
  ['temperature-sweep', 0.02, /strongest key has (0\.\d+)/],
] as const)(
  'a figure as near to the one asked for as is said is right as it is printed: %s',
  (id, tolerance, pattern) => {
    for (let seed = 1; seed <= 30; ++seed) {
      const { item, answer } = point(id, String(seed));
      const asked = printed(/(?:weight of|fallen to) (0\.\d+)/.exec(item.question)?.[1]);
      for (const stop of answer.stops) {
        const verdict = judge(item, stop);
        const found = printed(pattern.exec(verdict?.feedback ?? '')?.[1]);
        if (Number.isNaN(found)) continue; // 4.2 × 10⁻⁴
        expect(verdict?.right, `${String(found)}, asked ${String(asked)}`).toBe(
          Math.abs(found - asked) <= tolerance + 1e-9,
        );
      }
    }
  },
);

it('a number as near to the printed one as is said is right', () => {
  const item = made('std', '1');
  expect(judge(item, 22.577)?.feedback).toContain('22.63');
  for (const near of [22.58, 22.68]) expect(judge(item, near)?.right).toBe(true);
  for (const far of [22.57, 22.69]) expect(judge(item, far)?.right).toBe(false);
});

it('the nearest place is right, however far from the figure', () => {
  const points = [
    { x: 1, y: 0.9 },
    { x: 2, y: 0.5 },
    { x: 3, y: 0.1 },
  ];
  expect(nearestFigure(points, 0.4, 0.01)).toEqual({ value: 2, accepted: { from: 2, to: 2 } });
});

it('no sentence has a number with the separators of another language', async () => {
  await catalogue('de');
  speak('de', () => {
    for (const { id } of items) {
      for (const seed of ['1', '2', '3', '4', '5']) {
        const { question, answer } = made(id, seed);
        const options =
          answer.kind === 'choice' ? answer.options.flatMap(({ name, feedback }) => [name, feedback]) : [];
        // "1,024" would be about 1, and "0.5" no number.
        for (const text of [question, ...options]) expect(text).not.toMatch(/\b1,024\b|\d\.\d/);
      }
    }
  });
});
