// <dk-temperature> with more keys than are drawn, or fewer: which vectors they are, what every figure counts, what is drawn.
import { describe, expect, it } from 'vitest';

import { freshPeaks, sweptPeaks } from '../../../web/laboratories/temperature/dimensions.ts';
import { temperatureCsv, temperatureTables } from '../../../web/laboratories/temperature/figures.ts';
import {
  columnsOf,
  drawVectors,
  fullWeight,
  oddsOf,
  queries,
  queryPlaces,
  rowOf,
} from '../../../web/laboratories/temperature/view.ts';
import { dimensionStops, temperatureParameters } from '../../../web/laboratories/temperature/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { figures, patternOf } from './temperature-figures.ts';

describe('more keys', () => {
  const vectorsOf = (keys: number, draw = 2): ReturnType<typeof drawVectors> =>
    drawVectors(chapters, { seed: '3', draw, d: 5, keys });

  it('leave the first keys and all queries as they are, and eight are those that links have always meant', () => {
    const many = vectorsOf(512);
    expect(many.k).toHaveLength(512 * 5);
    for (const keys of [2, 8, 64, 129]) {
      const few = vectorsOf(keys);
      expect(few.k).toEqual(many.k.subarray(0, keys * 5));
      expect(few.q).toEqual(many.q);
    }
    expect(vectorsOf(8).q).toEqual(chapters.drawMatrix({ seed: '3', draw: 4, rows: 8, columns: 5 }));
    expect(vectorsOf(8).k).toEqual(chapters.drawMatrix({ seed: '3', draw: 5, rows: 8, columns: 5 }));
  });

  it('are vectors of their own, whatever the draw, up to the last one', () => {
    const most = temperatureParameters.draw.bounds?.most ?? NaN;
    const firsts = [0, 1, 2, most - 1, most].flatMap((draw) => {
      const { q, k } = vectorsOf(512, draw);
      return [q, k].flatMap((list) => Array.from({ length: list.length / 5 }, (_, row) => list[5 * row]));
    });
    expect(new Set(firsts).size).toBe(5 * (8 + 512));
  });

  it.each([2, 8, 64, 512])('%s share a weight of 1 in every row of every pattern', (keys) => {
    const all = figures({ keys });
    expect(all.keys).toBe(keys);
    for (const { weights } of all.patterns) {
      for (const query of queryPlaces) {
        const row = rowOf(weights, query);
        expect(row).toHaveLength(keys);
        expect(row.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
      }
    }
  });

  it.each([
    [2, 0.6931471805599453],
    [8, 2.0794415416798357],
    [64, 4.1588830833596715],
    [512, 6.238324625039508],
  ])('%s alike have the entropy ln n and the peak 1/n', (keys, entropy) => {
    const { even } = figures({ keys });
    expect(even.entropy).toBeCloseTo(entropy, 12);
    expect(even.peak).toBeCloseTo(1 / keys, 15);
    // A temperature of 100 comes near.
    const hot = patternOf(figures({ keys, temperature: 100 }), 3).rows;
    expect(hot.entropy[4]).toBeCloseTo(entropy, 3);
    expect((hot.peak[4] ?? NaN) * keys).toBeGreaterThan(1);
    expect((hot.peak[4] ?? NaN) * keys).toBeLessThan(1.05);
  });

  it('are drawn up to eight: those with the highest scores of the query that is looked at, the strongest first', () => {
    const { raw, columns, patterns } = figures({ keys: 512, query: 3 });
    const row = rowOf(raw, 2);
    const shown = columns.map((key) => row[key] ?? NaN);
    expect(shown).toEqual([...row].sort((a, b) => b - a).slice(0, 8));
    // They are so at every temperature, and the odds are those of the first two.
    for (const pattern of patterns) {
      const weights = rowOf(pattern.weights, 2);
      expect(weights[columns[0] ?? NaN]).toBe(Math.max(...weights));
      const { first, second } = oddsOf(chapters, pattern, 2);
      expect([first, second]).toEqual(columns.slice(0, 2));
    }
    expect(figures({ keys: 512, query: 4 }).columns).not.toEqual(columns);
  });

  it('stand in their own order where all are drawn', () => {
    expect(figures().columns).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(columnsOf(figures({ keys: 3 }).raw, 4)).toEqual([0, 1, 2]);
    expect(figures({ keys: 9 }).columns).toHaveLength(8);
  });

  it('give full colour to as much weight as the strongest key has at most; among eight it is 1', () => {
    for (const query of queryPlaces) {
      expect(fullWeight(figures().patterns, query)).toBe(1);
      const { patterns } = figures({ keys: 512 });
      const most = Math.max(...patterns.map(({ rows }) => rows.peak[query] ?? NaN));
      const full = fullWeight(patterns, query);
      expect(full).toBeGreaterThanOrEqual(most);
      expect(full).toBeLessThan(2.51 * most);
    }
    expect(fullWeight(figures({ keys: 512, temperature: 0.01 }).patterns, 0)).toBe(1);
  });

  it('lower every peak at the same temperature, on average', () => {
    const mean = (keys: number): number => {
      const peaks = figures({ keys }).patterns[1]?.rows.peak ?? new Float64Array();
      return peaks.reduce((sum, peak) => sum + peak / queries, 0);
    };
    expect(mean(8)).toBeGreaterThan(2 * mean(64));
    expect(mean(64)).toBeGreaterThan(2 * mean(512));
  });
});

describe('a larger dₖ among other keys', () => {
  const swept = (keys: number): ReturnType<typeof sweptPeaks> => {
    const rules = ['none', 'sqrt'].map((id) => ({ id, parameter: 0 }));
    const specification = { seed: '1', samples: 64, keys, rules };
    return sweptPeaks(
      dimensionStops.map((d) => core.sweepReport(specification, d, core.sweepChunk(specification, d, 0))),
    );
  };

  it.each([64, 512])('%s: fresh vectors say the same, lower', (keys) => {
    const fresh = swept(keys);
    expect(fresh.map(({ d }) => d)).toEqual(dimensionStops);
    expect((fresh.at(-1)?.none ?? 0) - (fresh[2]?.none ?? 1)).toBeGreaterThan(0.5);
    expect(Math.abs((fresh.at(-1)?.sqrt ?? 0) - (fresh[2]?.sqrt ?? 1))).toBeLessThan(0.1);
    const fixed = figures({ keys }).fixed;
    fixed.slice(1).forEach(({ peak }, place) => {
      expect(peak).toBeLessThan(fixed[place]?.peak ?? NaN);
    });
    expect(fixed.find(({ d }) => d === 64)?.peak).toBeCloseTo(figures({ keys }).patterns[1]?.rows.peak[4] ?? NaN, 12);
  });

  it('eight are on average what the opening has', () => {
    const opened = freshPeaks(core.opening('1', 0));
    swept(8).forEach(({ none, sqrt }, place) => {
      // Some four standard errors of two means of 64 draws.
      expect(Math.abs(none - (opened[place]?.none ?? NaN))).toBeLessThan(0.2);
      expect(Math.abs(sqrt - (opened[place]?.sqrt ?? NaN))).toBeLessThan(0.12);
    });
  });
});

it('with many keys the table has the strongest, and the file all weights of the query that is looked at', () => {
  const many = figures({ keys: 512 });
  const table = temperatureTables({ ...many, fresh: [] })[1];
  expect(table?.caption).toBe('The weights of query 5: its 8 strongest of 512 keys');
  expect(table?.rows.map(([key]) => key)).toEqual(many.columns.map((key) => String(key + 1)));
  const { rows } = temperatureCsv(many, []);
  expect(rows).toHaveLength(4 * 512);
  expect(rows.every(([, query]) => query === 5)).toBe(true);
  rows.slice(0, 512).forEach(([, , key, raw, , , weight], place) => {
    expect(key).toBe(place + 1);
    expect(raw).toBe(rowOf(many.raw, 4)[place]);
    expect(weight).toBe(rowOf(patternOf(many, 0).weights, 4)[place]);
  });
  expect(temperatureCsv(figures({ keys: 64 }), []).rows).toHaveLength(4 * 8 * 64);
});

describe('a causal mask', () => {
  it('gives query i of eight the first i keys, and each row is that of these keys alone', () => {
    const [all, masked] = [figures(), figures({ causal: true })];
    expect([...all.patterns, ...masked.patterns].map(({ seen }) => seen[0])).toEqual([8, 8, 8, 8, 1, 1, 1, 1]);
    masked.patterns.forEach((pattern, place) => {
      const whole = patternOf(all, place);
      for (const query of queryPlaces) {
        const { weights, peak, entropy } = chapters.softmaxSteps(rowOf(whole.scaled, query).subarray(0, query + 1));
        expect([...rowOf(pattern.weights, query)]).toEqual([...weights, ...new Array<number>(7 - query).fill(0)]);
        expect([pattern.rows.peak[query], pattern.rows.entropy[query]]).toEqual([peak, entropy]);
      }
    });
    expect(patternOf(masked, 1).rows.peak[0]).toBe(1);
    expect(masked.raw).toEqual(all.raw);
  });

  it('spreads the queries evenly over a longer text, and what is drawn and compared are the keys that the query has', () => {
    const masked = figures({ keys: 512, query: 2, causal: true });
    expect([...Array.from(masked.seen)]).toEqual([64, 128, 192, 256, 320, 384, 448, 512]);
    expect(Math.max(...masked.columns)).toBeLessThan(128);
    expect(masked.even.peak).toBeCloseTo(1 / 128, 15);
    expect(masked.mostEntropy).toBeCloseTo(6.238324625039508, 12);
    const response = chapters.temperatureResponse(rowOf(patternOf(masked, 1).scaled, 1).subarray(0, 128), [0.1]);
    expect(masked.responses[1]?.peak[0]).toBe(response.peak[0]);
  });

  it('leaves masked keys out of tables and files, and names itself there', () => {
    const masked = figures({ causal: true, query: 3 });
    const [queriesTable, keysTable] = temperatureTables({ ...masked, fresh: [] });
    expect(queriesTable?.columns[1]).toBe('keys');
    expect(queriesTable?.rows.map((row) => row[1])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(keysTable?.rows.map((row) => row[0])).toEqual(['1', '2', '3']);
    expect(temperatureCsv(masked, []).rows).toHaveLength(4 * 36);
    expect(temperatureCsv(figures({ query: 3 }), []).rows).toHaveLength(4 * 64);
    expect(temperatureTables({ ...figures(), fresh: [] })[0]?.columns).not.toContain('keys');
  });
});
