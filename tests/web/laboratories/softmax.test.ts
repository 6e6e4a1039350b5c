// What the pictures of <dk-softmax> are drawn from, with the compiled core behind it.
import { describe, expect, test } from 'vitest';
import { initialValues } from '../../../web/kit/settings.ts';
import { csv } from '../../../web/kit/export/csv.ts';
import { curveOf, leadAt } from '../../../web/laboratories/softmax/curve.ts';
import { exponentialCurve, exponentialLeast } from '../../../web/laboratories/softmax/exponential.ts';
import {
  curveTable,
  oddsFormula,
  rowTable,
  softmaxCsv,
  outcome,
  question,
  sentence,
} from '../../../web/laboratories/softmax/figures.ts';
import { scoreDomain } from '../../../web/laboratories/softmax/pictures.ts';
import { type RowView, oddsText, rowView, scoreText } from '../../../web/laboratories/softmax/view.ts';
import { inFormula } from '../../../web/kit/formula/mathml.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import { curveStops, softmaxParameters } from '../../../web/laboratories/softmax/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

const initial = initialValues(softmaxParameters);
const view = (scores: number[], factor = 1, shift = 0, nudge = 0): RowView =>
  rowView(core, chapters, { ...initial, scores, factor, shift, nudge });
const start = [...initial.scores];

describe('a row', () => {
  test('is what softmax gives, step by step', () => {
    const { seen } = view([4, 0, 0, 0]);
    expect([...seen.differences]).toEqual([0, -4, -4, -4]);
    expect(seen.exponentials[1]).toBeCloseTo(Math.exp(-4), 15);
    expect(seen.sum).toBeCloseTo(1 + 3 * Math.exp(-4), 15);
    expect(seen.weights[0]).toBeCloseTo(0.9479149938, 9);
    expect(seen.odds[1]).toBeCloseTo(Math.exp(4), 12);
  });

  test('keeps every weight when a number is added to all scores', () => {
    for (const shift of [-100, -3.5, 7, 100]) {
      const { given, seen } = view(start, 1, shift);
      seen.weights.forEach((weight, key) => {
        expect(weight).toBeCloseTo(given.weights[key] ?? NaN, 13);
      });
      expect(seen.entropy).toBeCloseTo(given.entropy, 13);
      expect(seen.scores[0]).toBeCloseTo(2.5 + shift, 12);
    }
  });

  test('has its odds squared when all scores are doubled, and their roots taken when they are divided', () => {
    const twice = view(start, 2);
    const half = view(start, 0.5);
    twice.given.odds.forEach((odds, key) => {
      expect(twice.seen.odds[key]).toBeCloseTo(odds ** 2, 8);
      expect(half.seen.odds[key]).toBeCloseTo(Math.sqrt(odds), 12);
    });
  });

  test('is multiplied first and shifted then', () => {
    expect([...view([1, -2], 3, 10).seen.scores]).toEqual([13, 4]);
  });

  test('with one score nudged has odds √e as large for that key, and only there', () => {
    const { seen, nudged } = view(start, 2, 1, 2);
    const odds = (list: Float64Array, key: number): number => (list[key] ?? NaN) / (list[0] ?? NaN);
    expect(odds(nudged?.weights ?? new Float64Array(), 1)).toBeCloseTo(Math.sqrt(Math.E) * odds(seen.weights, 1), 12);
    expect(odds(nudged?.weights ?? new Float64Array(), 2)).toBeCloseTo(odds(seen.weights, 2), 12);
    expect(seen).toEqual(view(start, 2, 1).seen);
  });

  test('has no nudge where none is asked for, or the key is not there', () => {
    expect(view([1, 2], 1, 0, 0).nudged).toBeUndefined();
    expect(view([1, 2], 1, 0, 3).nudged).toBeUndefined();
  });

  test('says how far a nudge takes a weight, or that the row is frozen', () => {
    expect(sentence(view([1, 1], 1, 0, 1))).toContain('score of key 1 takes its weight from 50.0% to 62.2%');
    expect(sentence(view([2.5, 1, 0.5], 16, 0, 2))).toContain('moves no weight by as much as 0.1%');
  });

  test('has equal weights where the factor is 0', () => {
    const { seen, equalShare } = view([50, -50, 3], 0);
    expect(equalShare).toBeCloseTo(1 / 3, 15);
    seen.weights.forEach((weight) => {
      expect(weight).toBe(equalShare);
    });
  });

  test('knows its two strongest keys, the first of equal ones first', () => {
    expect(view([1, 3, 2])).toMatchObject({ strongest: 1, next: 2 });
    expect(view([0, 0, 0])).toMatchObject({ strongest: 0, next: 1 });
    expect(view([7])).toMatchObject({ strongest: 0, next: null });
  });

  test('has odds beyond a double at the ends of its ranges, and still weights', () => {
    const { seen } = view([50, -50], 64, 100);
    expect(seen.odds[1]).toBe(Infinity);
    expect(oddsText(Infinity)).toBe('more than 10³⁰⁸');
    expect(seen.weights[0]).toBe(1);
  });
});

describe('numbers are written', () => {
  test('without a locale in a formula', () => {
    expect([2.5, 4.48168907, 1e-9, 123456789, 2.581e20, 3.2e21, Infinity].map((value) => inFormula(value))).toEqual(
      ['2.5', '4.482', '1e-9', '123500000', '2.581e+20', '3.2e+21', '∞'], // oxfmt-ignore
    );
  });

  test('without a minus before nothing', () => {
    expect(scoreText(-0)).toBe('0');
    expect(scoreText(-0.5)).toBe('−0.5');
  });
});

describe('the formula of the odds', () => {
  const cases: [scores: number[], factor: number, shift: number, formula: string][] = [
    [[2.5, 1], 1, 0, 'p_1 / p_2 = exp(2.5 - 1) = exp(1.5) = 4.482'],
    [[1, 3], 1, 0, 'p_2 / p_1 = exp(3 - 1) = exp(2) = 7.389'],
    [[2, 1], 2, 0, 'p_1 / p_2 = exp((2 * 2) - (2 * 1)) = exp(2) = 2.718^2 = 7.389'],
    [[2, 1], 1, 5, 'p_1 / p_2 = exp((2 + 5) - (1 + 5)) = exp(1) = 2.718'],
    [[2, 1], 1, -5, 'p_1 / p_2 = exp((2 - 5) - (1 - 5)) = exp(1) = 2.718'],
    [[0, -1], 2, 0, 'p_1 / p_2 = exp((2 * 0) - (2 * (-1))) = exp(2) = 2.718^2 = 7.389'],
  ];

  test.each(cases)('of %j, times %d, plus %d', (scores, factor, shift, formula) => {
    expect(oddsFormula(view(scores, factor, shift)).join(' ')).toBe(formula);
  });

  test('is understood at the ends of all ranges', () => {
    for (const scores of [
      [50, -50],
      [-50, -49.5],
      [-0.1, -0.2],
      [0, 0],
    ]) {
      // oxfmt-ignore
      for (const factor of [0, 0.0625, 1, 64]) {
        for (const shift of [-100, 0, 0.5]) {
          for (const link of oddsFormula(view(scores, factor, shift))) expect(parseFormula(link), link).not.toBeNull();
        }
      }
    }
  });
});

describe('the sentence', () => {
  test('names the strongest key, its odds, and as how many equal keys the row is', () => {
    expect(sentence(view([4, 0, 0, 0]))).toBe(
      'Key 1 takes 95% of the weight, 54.6 times as much as key 2. The row is as spread out as 1.3 equal keys of 4.',
    );
  });

  test('says what multiplying did, and that adding did nothing', () => {
    expect(sentence(view([2, 1], 2, 3))).toContain('2.72 has become 7.39');
    expect(sentence(view([2, 1], 2, 3))).toContain('Adding 3 to all scores has changed no weight');
  });

  test('has another for a single key', () => {
    expect(sentence(view([7]))).toContain('A single key');
    expect(sentence(view([1, 1]))).toContain('Key 1 takes 50% of the weight, as much as key 2.');
  });
});

describe('the axis of scores', () => {
  test('has round ends that hold all scores, and zero', () => {
    expect(scoreDomain([2.5, -1.5])).toEqual([-5, 5]);
    expect(scoreDomain([14, 10, 12])).toEqual([-5, 20]);
    expect(scoreDomain([2, 1], [-160, 20])).toEqual([-200, 20]);
    expect(scoreDomain([5])).toEqual([-5, 5]);
  });

  test('holds the largest scores that can be seen', () => {
    const [least, most] = scoreDomain(view([50, -50], 64, 100).seen.scores);
    expect(least).toBeLessThanOrEqual(-3100);
    expect(most).toBeGreaterThanOrEqual(3300);
  });
});

test('the curve of e^x ends at 1, above the largest score', () => {
  const row = view([4, 0, 0, 0]);
  const points = exponentialCurve(chapters, exponentialLeast(row));
  expect(points[0]?.x).toBe(-5);
  expect(points.at(-1)?.y).toBe(1);
  for (const { x, y } of points) expect(y).toBeCloseTo(Math.exp(x), 14);
});

describe('softmax of (x, 0, 0, 0)', () => {
  const curve = curveOf(chapters);

  test('starts with equal weights, and its weights sum to 1', () => {
    expect(curve.points[0]).toMatchObject({ x: 0, first: 0.25, other: 0.25, trace: 0.75 });
    for (const { first, other } of curve.points) expect(first + 3 * other).toBeCloseTo(1, 14);
  });

  test('reaches a half, 90, 99 and 99.9 % at ln 3, ln 27, ln 297 and ln 2997', () => {
    const at = curve.thresholds.map(({ x }) => x);
    [3, 27, 297, 2997].forEach((odds, place) => {
      expect(at[place]).toBeCloseTo(Math.log(odds), 12);
    });
  });

  test('is steepest where the first weight is a half', () => {
    const rises = curve.points
      .slice(1)
      .map(({ x, first }, place) => ({ x, rise: first - (curve.points[place]?.first ?? 0) }));
    const steepest = rises.reduce((best, each) => (each.rise > best.rise ? each : best));
    expect(Math.abs(steepest.x - Math.log(3))).toBeLessThan(0.06);
  });

  test('has at each x the numbers of its formula', () => {
    const lead = leadAt(chapters, 4);
    expect(lead.exponential).toBeCloseTo(Math.exp(4), 12);
    expect(lead.sum).toBeCloseTo(Math.exp(4) + 3, 12);
    expect(lead.first).toBeCloseTo(lead.exponential / lead.sum, 14);
    expect(curveStops).toContain(4);
  });

  test('answers the question with ln 297', () => {
    expect(outcome(curve)).toMatchObject({ value: curve.thresholds[2]?.x, text: 'x = 5.69' });
    expect(outcome(curve)?.why).toContain('at dₖ = 64 typically lie 7.6 apart');
    const { answer } = question();
    if (answer.kind !== 'number') throw new Error('a number is asked for');
    expect(answer.stops).toContain(answer.initial);
    expect(answer.stops.at(-1)).toBe(20);
  });

  test('stands in the table at whole and half x, and its thresholds to four digits', () => {
    const [thresholds, points] = curveTable(curve);
    expect(thresholds?.rows[2]).toEqual(['0.99', '5.6937']);
    expect(points?.rows).toHaveLength(21);
  });
});

test('the file has a row for each key and each x, all equally long', () => {
  const { points } = curveOf(chapters);
  const table = softmaxCsv(view(start, 2, 1), points);
  expect(table.rows).toHaveLength(start.length + points.length);
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  expect(csv({ ...table, seed: null, version: '1.2.3' })).toContain('# factor,2');
});

test('every figure of the row stands in its table', () => {
  expect(rowTable(view([4, 0], 1, 0, 1)).columns.at(-1)).toBe('after the nudge');
  const { columns, rows } = rowTable(view([4, 0, 0, 0]));
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toHaveLength(columns.length);
  expect(rows[1]).toEqual(['2', '0', '0.01736', '0', '−4', '0.01832', '0.01736', '54.6']);
});
