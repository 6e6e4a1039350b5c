// The programs that <dk-temperature> gives print the core's own figures, to the digits of the scores that they are given.
import { describe, expect, it } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { temperatureParameters } from '../../../web/laboratories/temperature/parameters.ts';
import { temperatureCode } from '../../../web/laboratories/temperature/program.ts';
import { figuresAt } from '../../../web/laboratories/temperature/shown.ts';
import { oddsOf, queries as allQueries, queriesInFull, rowOf } from '../../../web/laboratories/temperature/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { run } from './python.ts';

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([
    { eachQuery: false, dimension: 64, keys: 8, temperature: 0.25 },
    { eachQuery: true, dimension: 3, keys: 8, temperature: 0.02 },
    { eachQuery: true, dimension: 16, keys: 64, temperature: 3 },
    { eachQuery: false, dimension: 64, keys: 64, temperature: 0.25 },
    { eachQuery: false, dimension: 512, keys: 512, temperature: 0.25 },
    { eachQuery: true, dimension: 2, keys: 512, temperature: 0.75 },
    { eachQuery: false, dimension: 64, keys: 8, temperature: 0.25, causal: true },
    { eachQuery: true, dimension: 16, keys: 512, temperature: 3, causal: true },
  ])(
    'dₖ = $dimension, $keys keys, τ = $temperature, a temperature of each query: $eachQuery, causal: $causal',
    (asked) => {
      const figures = figuresAt(core, chapters, {
        ...initialValues(temperatureParameters),
        ...asked,
        query: 3,
        seed: '5',
        draw: 2,
      });
      const queries = queriesInFull(asked.keys, 2);
      expect(queries).toHaveLength(asked.keys > 64 ? 1 : allQueries);
      const printed = run(
        temperatureCode(language, {
          raw: queries.map((query) => rowOf(figures.raw, query)),
          only: queries.length < allQueries ? 3 : undefined,
          d: figures.d,
          lengths: asked.eachQuery ? queries.map((query) => figures.lengths[query] ?? NaN) : undefined,
          temperatures: figures.patterns.map(({ temperature }) => temperature),
          seen: asked.causal ? queries.map((query) => figures.seen[query] ?? NaN) : undefined,
        }),
      );
      expect(printed.size).toBe(3 * figures.patterns.length);
      for (const pattern of figures.patterns) {
        const name = `tau=${String(pattern.temperature)}`;
        queries.forEach((query, place) => {
          expect(printed.figure(`${name} peak`, place)).toBeCloseTo(pattern.rows.peak[query] ?? NaN, 5);
          expect(printed.figure(`${name} entropy`, place)).toBeCloseTo(pattern.rows.entropy[query] ?? NaN, 5);
          const odds = figures.seen[query] === 1 ? 0 : oddsOf(chapters, pattern, query).odds;
          expect(printed.figure(`${name} odds`, place)).toBeCloseTo(odds, 5);
        });
      }
    },
  );
});
