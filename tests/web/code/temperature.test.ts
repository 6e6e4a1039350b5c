// The programs that <dk-temperature> gives print the core's own figures, to the digits of the scores that they are given.
import { describe, expect, it } from 'vitest';

import { temperatureCode } from '../../../web/elements/dk-temperature/code.ts';
import { Shown } from '../../../web/elements/dk-temperature/shown.ts';
import { count, oddsOf, rowOf } from '../../../web/elements/dk-temperature/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { run } from './python.ts';

const queries = Array.from({ length: count }, (_, query) => query);

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([
    { eachQuery: false, dimension: 64, temperature: 0.25 },
    { eachQuery: true, dimension: 3, temperature: 0.02 },
  ])('dₖ = $dimension, τ = $temperature, a temperature of each query: $eachQuery', (asked) => {
    const figures = new Shown(core, chapters).at({ ...asked, query: 1, seed: '5', draw: 2 });
    const printed = run(
      temperatureCode(language, {
        raw: queries.map((query) => [...rowOf(figures.raw, query)]),
        d: figures.d,
        lengths: asked.eachQuery ? figures.lengths : undefined,
        temperatures: figures.patterns.map(({ temperature }) => temperature),
      }),
    );
    expect(printed.size).toBe(3 * figures.patterns.length);
    for (const pattern of figures.patterns) {
      const name = `tau=${String(pattern.temperature)}`;
      const odds = queries.map((query) => oddsOf(chapters, pattern, query).odds);
      queries.forEach((query) => {
        expect(printed.get(`${name} peak`)?.[query]).toBeCloseTo(pattern.rows.peak[query] ?? NaN, 5);
        expect(printed.get(`${name} entropy`)?.[query]).toBeCloseTo(pattern.rows.entropy[query] ?? NaN, 5);
        expect(printed.get(`${name} odds`)?.[query]).toBeCloseTo(odds[query] ?? NaN, 5);
      });
    }
  });
});
