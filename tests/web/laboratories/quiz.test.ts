// The items of <dk-quiz>: each has one right answer, which the core gives, and a reply of its own to every wrong one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothing } from 'lit';
import { describe, expect, it } from 'vitest';
import type { Made, Option } from '../../../web/laboratories/quiz/item.ts';
import { inventory, numberPart, sheetName, items } from '../../../web/laboratories/quiz/items.ts';
import {
  type Answers,
  judge,
  rightAnswer,
  rightFeedback,
  withAnswer,
  written,
} from '../../../web/laboratories/quiz/judging.ts';
import { makeItem, sheetOf } from '../../../web/laboratories/quiz/sheet.ts';
import { itemName } from '../../../web/laboratories/quiz/attempts.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { speak } from '../../../web/i18n/say.ts';
import { ablation } from '../../../web/kit/training/ablation.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { training } from '../../bindings/training-core.ts';
import { answersHere } from '../core/answers-here.ts';

const seeds = ['1', '2', '7', '2024', '18446744073709551615'];

const made = (id: string, seed: string): Made => {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(id);
  return makeItem(item, core, chapters, seed);
};

/** Every sentence that an item can say. */
function sentences({ question, answer, evidence }: Made): string[] {
  const all = [question, evidence.title, evidence.key];
  if (answer.kind === 'choice') return [...all, ...answer.options.flatMap(({ name, feedback }) => [name, feedback])];
  if (answer.kind === 'number')
    return [...all, answer.right, answer.below, answer.above, ...answer.mistakes.map(({ feedback }) => feedback)];
  const [first = 0] = answer.stops;
  return [...all, answer.feedback(first, 'below'), answer.feedback(first, 'right'), answer.feedback(first, 'above')];
}

describe.each(items.map(({ id }) => id))('%s', (id) => {
  it('has a name, and sentences without gaps, for every seed', () => {
    expect(itemName(id)).not.toBe(id);
    for (const seed of seeds) {
      for (const sentence of sentences(made(id, seed))) expect(sentence).not.toMatch(/[{}]|NaN|undefined|Infinity|∞/);
    }
  });

  it('judges its own answer right, and shows a number in every reply', () => {
    for (const seed of seeds) {
      const item = made(id, seed);
      const { answer } = item;
      const right = answer.kind === 'choice' ? answer.options.find((each) => each.right)?.id : answer.value;
      expect(right === undefined ? undefined : judge(item, right)?.right).toBe(true);
      expect(rightAnswer(item)).not.toBe('');
      expect(rightFeedback(item)).toMatch(/\d/);
      for (const reply of sentences(item).slice(3)) {
        if (answer.kind !== 'choice') expect(reply).toMatch(/\d/);
      }
    }
  });

  it('has a reply of its own to each wrong answer', () => {
    for (const seed of seeds) {
      const item = made(id, seed);
      const { answer } = item;
      if (answer.kind === 'choice') {
        expect(answer.options.filter(({ right }) => right)).toHaveLength(1);
        expect(answer.options.length).toBeGreaterThanOrEqual(3);
        const distinct = (of: keyof Option): number => new Set(answer.options.map((each) => each[of])).size;
        for (const key of ['id', 'name', 'feedback'] as const) expect(distinct(key)).toBe(answer.options.length);
        for (const { feedback } of answer.options) expect(feedback).toMatch(/\d/);
      } else if (answer.kind === 'number') {
        for (const { value, feedback } of answer.mistakes) {
          expect(judge(item, value)?.right).toBe(false);
          expect(feedback).not.toBe(answer.right);
        }
        expect(judge(item, answer.value + 1.5 * answer.tolerance)?.right).toBe(false);
        expect(judge(item, answer.value - answer.tolerance)?.right).toBe(true);
      } else {
        const verdicts = answer.stops.map((stop) => judge(item, stop)?.right);
        expect(verdicts[0]).toBe(false);
        expect(verdicts.at(-1)).toBe(false);
        expect(verdicts).toContain(true);
        expect(judge(item, answer.initial)?.right).toBe(false);
      }
    }
  });
});

it('there are the textbook’s exercises, and ten misconceptions or more', () => {
  expect(items.filter(({ family }) => family === 'exercise').length).toBeGreaterThanOrEqual(5);
  expect(items.filter(({ family }) => family === 'misconception').length).toBeGreaterThanOrEqual(10);
  for (const key of ['id', 'stream'] as const) expect(new Set(items.map((each) => each[key])).size).toBe(items.length);
});

it('the numbers of the plain sheet are the textbook’s own', () => {
  const value = (id: string): number => {
    const { answer } = made(id, '1');
    return answer.kind === 'choice' ? NaN : answer.value;
  };
  expect(value('std')).toBeCloseTo(22.627, 3);
  expect(value('saturation')).toBeCloseTo(5.6937, 4);
  expect(value('steepest')).toBeCloseTo(1.0986, 4);
  expect(value('jacobian-uniform')).toBeCloseTo(0.1875, 6);
  expect(value('which-dimension')).toBeCloseTo(8, 6);
  expect(value('temperature-odds')).toBeCloseTo(9, 6);
});

it('the same seed gives the same sheet, and another seed another one', () => {
  const order = (seed: string): string[] => sheetOf(chapters, seed).map(({ id }) => id);
  expect(order('7')).toEqual(order('7'));
  expect(order('7')).not.toEqual(order('8'));
  expect(order('7').toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const questions = (seed: string): string[] => items.map(({ id }) => made(id, seed).question);
  expect(questions('7')).toEqual(questions('7'));
  expect(questions('7')).not.toEqual(questions('9'));
});

it('calculations are understood by the writer of formulas', () => {
  const all = items.flatMap(({ id }) => seeds.map((seed) => made(id, seed).formula ?? []).flat());
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((text) => !parseFormula(text))).toEqual([]);
});

it('programs hold numbers as Python reads them, in every language', () => {
  for (const { id } of items) {
    for (const seed of [...seeds, '3', '4', '5']) {
      const [english, german] = (['en', 'de'] as const).map((language) =>
        speak(language, () => made(id, seed).check.body),
      );
      expect(german).toBe(english);
      expect(english).not.toMatch(/[a-z]\(\d+,\d/);
    }
  }
});

it('an answer is written as the reader gave it, and one that the item does not have is no answer', () => {
  expect(written(made('std', '1'), 22.6)).toBe('22.60');
  expect(judge(made('why-not-d', '1'), 'no such option')).toBeUndefined();
  expect(judge(made('std', '1'), 'even')).toBeUndefined();
});

it('what becomes tiny is the gradient of a key named before, not the whole one, and dₖ is no better', () => {
  const item = made('half-the-story', '1');
  expect(rightAnswer(item)).toContain('the key that should win');
  const { figures } = item.check;
  expect(figures.sqrt).toBeGreaterThan(0.5);
  expect(figures.sqrt).toBeLessThan(0.75);
  expect(figures.linear).toBeGreaterThan(0.1);
  expect(figures.linear).toBeLessThan(0.14);
  const told =
    /pull on the query is (.+?) without .* query is not small: (0\.\d+) without a divisor, (0\.\d+) with/.exec(
      rightFeedback(item),
    );
  expect(told?.[1]).toMatch(/×\s10⁻⁶$|×\s10⁻⁵$/);
  // Typical length of the whole gradient at dₖ = 64 with 64 keys: .84 and .17.
  expect(Math.abs(Number(told?.[2]) - 0.84)).toBeLessThan(0.2);
  expect(Math.abs(Number(told?.[3]) - 0.17)).toBeLessThan(0.03);
});

it('no item calls the trace of the Jacobian a gradient, or says that a gradient is gone', () => {
  for (const { id } of items) {
    const told = sentences(made(id, '1')).join(' ');
    expect(told, id).not.toMatch(/gradient of the typical row|typical gradient|gradient is gone|half (of )?the story/i);
    if (/trace|tr J/.test(told)) expect(told, id).not.toMatch(/gradient/i);
  }
});

it('what training comes to is told once it is known, and the answer does not wait for it', async () => {
  const item = items.find(({ id }) => id === 'training');
  if (!item) throw new Error('no training');
  const before = makeItem(item, core, chapters, '1');
  expect(rightFeedback(before)).toContain('…');
  const trained = await ablation({ training, pool: answersHere });
  const after = makeItem(item, core, chapters, '1', trained);
  expect(rightAnswer(after)).toBe(rightAnswer(before));
  expect(trained.sqrt.accuracy).toBeGreaterThan(0.9);
  expect(trained.none.accuracy).toBeLessThan(0.8);
  expect(trained.linear.accuracy).toBeLessThan(0.4);
  expect(trained.none.gradient).toBeGreaterThan(trained.sqrt.gradient);
  expect(sentences(after).join(' ')).not.toContain('…');
});

describe('the ten questions for a class', () => {
  it('are ten misconceptions, the same for every seed and for both runs', () => {
    expect(inventory).toHaveLength(10);
    for (const { family } of inventory) expect(family).toBe('misconception');
    const asked = (seed: string, run: 'before' | 'after'): string[] =>
      sheetOf(chapters, seed, run).map((item) => makeItem(item, core, chapters, seed).question);
    expect(asked('7', 'before')).toEqual(asked('7', 'after'));
    expect(sheetOf(chapters, '8', 'before')).toEqual(sheetOf(chapters, '7', 'after'));
  });

  it('have a manual that names each, in order, with the thirteen misconceptions that they find', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../../docs/lessons.md'), 'utf8');
    const rows = [...manual.matchAll(/^\| \d+ +\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(([, id, found]) => ({
      id,
      found,
    }));
    expect(rows.map(({ id }) => id)).toEqual(inventory.map(({ id }) => id));
    const found = rows.flatMap((row) => row.found?.split('; ') ?? []);
    expect(found).toHaveLength(13);
    expect(new Set(found).size).toBe(13);
  });

  it('keep answers of their own for each run', () => {
    expect(new Set((['off', 'before', 'after'] as const).map((run) => sheetName('7', run))).size).toBe(3);
    expect(sheetName('7', 'off')).toBe('7');
  });

  it('end with one number once all are answered, and not before', () => {
    const sheet = inventory;
    const none: Answers = new Map();
    const nine = sheet.slice(0, 9).reduce((all, { id }, place) => withAnswer(all, id, 'x', place < 4), none);
    const all = withAnswer(nine, sheet[9]?.id ?? '', 'x', true);
    expect(numberPart(sheet, nine, { run: 'before', before: none })).toBe(nothing);
    const said = JSON.stringify(numberPart(sheet, all, { run: 'after', before: all }));
    expect(said).toContain('5 of 10');
    expect(said).toContain('Before it there were 5.');
    expect(JSON.stringify(numberPart(sheet, all, { run: 'before', before: all }))).not.toContain('Before it');
  });
});

it('in a classifier the loss reacts as strongly as the other key weighs, and the weight itself hardly at all', () => {
  const { figures } = made('cross-entropy', '1').check;
  expect(figures.classifier).toBeCloseTo(0.99966, 5);
  expect(figures.attention).toBeCloseTo(0.000335, 6);
});

it('a constant kept from smaller heads is too small for larger ones', () => {
  const { figures } = made('hyperparameter', '1').check;
  expect(figures.d256_c8).toBeGreaterThan((figures.d64_c8 ?? 1) + 0.1);
  expect(Math.abs((figures.d256_c16 ?? 0) - (figures.d64_c8 ?? 1))).toBeLessThan(0.05);
});
