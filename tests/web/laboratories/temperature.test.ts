// What the pictures of <dk-temperature> are drawn from, with the compiled core behind it.
import { describe, expect, it } from 'vitest';

import { fixedPeaks, freshPeaks, ladderText } from '../../../web/laboratories/temperature/dimensions.ts';
import {
  temperatureCsv,
  temperatureTables,
  outcome,
  question,
  sentence,
} from '../../../web/laboratories/temperature/figures.ts';
import { type Asked, type Figures, figuresAt } from '../../../web/laboratories/temperature/shown.ts';
import {
  curveTemperatures,
  drawVectors,
  lengths,
  queries,
  queryPlaces,
  rowOf,
} from '../../../web/laboratories/temperature/view.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import {
  dimensionStops,
  sliderTemperatures,
  temperatureParameters,
} from '../../../web/laboratories/temperature/parameters.ts';
import { Memo } from '../../../web/kit/plotted.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { figures, patternOf, start } from './temperature-figures.ts';

describe('half the temperature', () => {
  it.each([false, true])('squares the odds of every two keys; a temperature of each query: %s', (eachQuery) => {
    for (let query = 1; query <= queries; query += 1) {
      const { odds } = figures({ eachQuery, query });
      odds.slice(1).forEach((each, place) => {
        const before = odds[place];
        expect(each.odds).toBeCloseTo((before?.odds ?? NaN) ** 2, 10);
        expect([each.first, each.second]).toEqual([before?.first, before?.second]);
      });
    }
  });

  it('is written as a square that the formula understands', () => {
    expect(ladderText(0.5625, 0.75)).toBe('0.750^2 ≈ 0.563');
    expect(ladderText(0.75, undefined)).toBe('0.750');
    for (const text of [ladderText(1e-30, 1e-15), ladderText(0, 1e-200)]) expect(parseFormula(text)).not.toBeNull();
  });
});

describe('the patterns', () => {
  it('divide the same scores by τ√d', () => {
    const all = figures();
    expect(all.patterns.map(({ divisor }) => divisor)).toEqual([16, 8, 4, 2]);
    patternOf(all, 3).scaled.forEach((score, index) => {
      expect(score).toBeCloseTo((all.raw[index] ?? NaN) / 2, 12);
    });
  });

  it('divide by τ|q| where each query has its own temperature, and no divisor is claimed', () => {
    const all = figures({ eachQuery: true });
    const own = patternOf(all, 3);
    expect(own.divisor).toBeNull();
    rowOf(own.scaled, 6).forEach((score, key) => {
      expect(score).toBeCloseTo((rowOf(all.raw, 6)[key] ?? NaN) / (0.25 * (all.lengths[6] ?? NaN)), 12);
    });
  });

  it('know the length of each query', () => {
    const vectors = drawVectors(chapters, { seed: '9', draw: 3, d: 5, keys: 3 });
    const expected = queryPlaces.map((query) => Math.hypot(...vectors.q.subarray(query * 5, (query + 1) * 5)));
    lengths(core, vectors).forEach((length, query) => {
      expect(length).toBeCloseTo(expected[query] ?? NaN, 12);
    });
  });

  it('come from seed and draw, and keep the entries of a smaller d', () => {
    const small = drawVectors(chapters, { seed: '1', draw: 0, d: 2, keys: 8 });
    const large = drawVectors(chapters, { seed: '1', draw: 0, d: 3, keys: 8 });
    expect([...small.q.subarray(0, 2)]).toEqual([...large.q.subarray(0, 2)]);
    expect(drawVectors(chapters, { seed: '1', draw: 1, d: 2, keys: 8 }).q).not.toEqual(small.q);
    expect(small.k).not.toEqual(small.q);
  });
});

describe('the curves', () => {
  it('run through the patterns: at 1 and at the ends of the axis', () => {
    const { responses, patterns } = figures();
    expect(curveTemperatures[0]).toBe(0.1);
    expect(curveTemperatures.at(-1)).toBe(10);
    const peak = responses[4]?.peak ?? new Float64Array();
    const usual = patterns[1]?.rows.peak[4] ?? NaN;
    const below = curveTemperatures.findLastIndex((each) => each <= 1);
    expect(usual).toBeLessThanOrEqual(peak[below] ?? NaN);
    expect(usual).toBeGreaterThanOrEqual(peak[below + 1] ?? NaN);
  });

  it('fall in the peak and rise in the entropy, for every query', () => {
    for (const { peak, entropy } of figures().responses) {
      for (let place = 1; place < curveTemperatures.length; place += 1) {
        expect(peak[place]).toBeLessThan(peak[place - 1] ?? NaN);
        expect(entropy[place]).toBeGreaterThan(entropy[place - 1] ?? NaN);
      }
    }
  });
});

it('a larger dₖ is sharper for fresh vectors undivided, level divided by √dₖ, and flatter for scores that are kept', () => {
  const fresh = freshPeaks(core.opening('1', 0));
  const fixed = fixedPeaks(core, chapters, rowOf(figures().raw, 4));
  expect(fresh.map(({ d }) => d)).toEqual(dimensionStops);
  expect((fresh.at(-1)?.none ?? 0) - (fresh[2]?.none ?? 1)).toBeGreaterThan(0.3);
  expect(Math.abs((fresh.at(-1)?.sqrt ?? 0) - (fresh[2]?.sqrt ?? 1))).toBeLessThan(0.08);
  fixed.slice(1).forEach(({ peak }, place) => {
    expect(peak).toBeLessThan(fixed[place]?.peak ?? NaN);
  });
  // Where the divisor is the right one, it is the pattern at τ = 1.
  expect(fixed.find(({ d }) => d === 64)?.peak).toBeCloseTo(figures().patterns[1]?.rows.peak[4] ?? NaN, 12);
});

it('what has not changed is not asked again', () => {
  const memo = new Memo();
  const at = (asked: Partial<Asked> = {}): Figures => figuresAt(core, chapters, { ...start, ...asked }, memo);
  const first = at();
  const other = at({ temperature: 3, query: 2 });
  expect(other.raw).toBe(first.raw);
  expect(other.patterns[0]).toBe(first.patterns[0]);
  expect(other.responses).toBe(first.responses);
  expect(other.patterns[3]).not.toBe(first.patterns[3]);
  expect(at({ dimension: 16 }).raw).not.toBe(first.raw);
  const many = at({ dimension: 16, keys: 64 });
  expect(many.raw).toHaveLength(8 * 64);
  expect(at({ dimension: 16, keys: 64, temperature: 3 }).columns).toBe(many.columns);
});

describe('words and files', () => {
  it('the question has the core’s answer among its options', () => {
    const { value, text } = outcome(chapters);
    const { answer } = question();
    expect(answer.kind === 'choice' && answer.options.map((option) => option.value)).toContain(value);
    expect(text).toBe('4, the square. Two keys alone with 67% and 33% come to 80% and 20%');
  });

  it('the sentence compares with τ = 1 and says whose dₖ it is', () => {
    const told = figures();
    expect(sentence(told)).toBe(
      'At τ = 0.25 the strongest key of query 5 takes 87% of its weight, at τ = 1 it takes 32%. The entropy is 0.53 nats in place of 1.9. dₖ is 64 in both.',
    );
    expect(sentence(figures({ temperature: 1 }))).toBe(
      'At τ = 1, the usual divisor, the strongest key of query 5 takes 32% of its weight. The entropy is 1.9 nats.',
    );
    expect(sentence(figures({ temperature: 1, eachQuery: true }))).toMatch(
      /At τ = 1 its strongest key takes \d+% of its weight\.$/,
    );
    expect(sentence({ ...told, eachQuery: true, lengths: Array<number>(8).fill(6.93) })).toContain('|q| = 6.93');
  });

  it('tables hold every query, every key and every dₖ; the file every weight', () => {
    const tables = temperatureTables({ ...figures(), fresh: [] });
    expect(tables.map(({ rows }) => rows.length)).toEqual([8, 8, dimensionStops.length]);
    const { columns, rows } = temperatureCsv(figures(), []);
    expect(rows).toHaveLength(4 * 64);
    expect(rows[0]).toHaveLength(columns.length);
  });

  it('the sliders stop at values that can be typed', () => {
    for (const stop of sliderTemperatures) expect(temperatureParameters.temperature.parse(String(stop))).toBe(stop);
    for (const stop of dimensionStops) expect(temperatureParameters.dimension.parse(String(stop))).toBe(stop);
  });
});
