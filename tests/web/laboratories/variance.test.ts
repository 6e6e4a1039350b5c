// The parts of <dk-variance> that draw nothing: what it asks the core, what it says of the answers, and what its programs compute.
import { describe, expect, test } from 'vitest';

import type { TemplateResult } from 'lit';
import type { Fit } from '../../../web/core/chapters-experiments.ts';
import {
  drawsOf,
  fitSentence,
  fitsOf,
  kurtosisSentence,
  manyDraws,
  reportOn,
  single,
  theoryOf,
} from '../../../web/laboratories/variance/draws.ts';
import { drawSentence, sizeQuestion, endsTable, termsTable } from '../../../web/laboratories/variance/figures.ts';
import { drawXy } from '../../../web/figure/xy.ts';
import { measuredCurve } from '../../../web/kit/sweep/focus-picture.ts';
import { drawn } from '../figure/drawn.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../kit/sweep-report.ts';

const asked = { seed: '1', draw: 0, d: 64, count: 10 };

describe('draws', () => {
  test('up to ten are shown component by component, and each ends at its score', () => {
    const { walks, scores } = drawsOf(chapters, asked);
    expect(walks).toHaveLength(10);
    expect(walks.map(({ sums }) => sums.at(-1))).toEqual([...(scores ?? [])]);
  });

  test('the second of ten is the first of the next draw', () => {
    const [, second] = drawsOf(chapters, asked).walks;
    expect(drawsOf(chapters, { ...asked, draw: 1, count: 1 }).walks[0]?.q).toEqual(second?.q);
  });

  test('after the last draw comes the first', () => {
    const { walks } = drawsOf(chapters, { ...asked, draw: 1_000_000 });
    expect(walks[1]?.q).toEqual(drawsOf(chapters, asked).walks[0]?.q);
  });

  test('a thousand are scores alone, and more than that are left to the workers', () => {
    expect(drawsOf(chapters, { ...asked, count: 1000 }).scores).toHaveLength(1000);
    expect(drawsOf(chapters, { ...asked, count: 100_000 }).scores).toBeNull();
    expect(single({ d: 1024, count: 1000 })).toBe(true);
    expect(single({ d: 2048, count: 1000 })).toBe(false);
  });

  test('have one scale at one d, so that draws can be compared', () => {
    expect(drawsOf(chapters, { ...asked, draw: 7 }).range).toEqual(drawsOf(chapters, asked).range);
  });
});

describe('a report on many draws', () => {
  const many = { ...asked, count: 100_000 };
  const report = sweepReport({ seed: '1', samples: 500, keys: 1 }, 64);
  const reports = new Map([[64, report]]);

  test('is the one that was asked for', () => {
    expect(reportOn(many, { request: manyDraws(many), reports })).toBe(report);
  });

  test('is none of other draws', () => {
    expect(reportOn({ ...many, seed: '2' }, { request: manyDraws(many), reports })).toBeUndefined();
    expect(reportOn({ ...many, d: 4 }, { request: manyDraws(many), reports })).toBeUndefined();
    expect(reportOn(many, { request: undefined, reports: new Map() })).toBeUndefined();
  });
});

describe('theory', () => {
  test('has the spread of the running sum, √i after i terms, and ends with all of them', () => {
    const { spread } = theoryOf(core, chapters, { d: 100, range: [-10, 10] });
    expect(spread.at(-1)).toEqual({ terms: 100, std: 10 });
    expect(spread.length).toBeLessThanOrEqual(65);
    for (const { terms, std } of spread) expect(std * std).toBeCloseTo(terms, 9);
  });

  test('has densities in the middle of equal steps, also where that at 0 has no end', () => {
    const { densities } = theoryOf(core, chapters, { d: 1, range: [-4, 4] });
    expect(densities.every(({ exact }) => Number.isFinite(exact))).toBe(true);
    expect(densities.some(({ exact, normal }) => exact > 3 * normal)).toBe(true);
  });
});

describe('the fit in words', () => {
  const fit = (ks: number, ad: number): Fit => ({
    kolmogorovSmirnov: 0,
    kolmogorovSmirnovP: ks,
    andersonDarling: 0,
    andersonDarlingP: ad,
  });

  test('says what fits, what fits badly and what does not', () => {
    const sentence = fitSentence({ samples: 1000, exact: fit(0.5, 0.04), normal: fit(2e-9, 0.3) });
    expect(sentence).toContain('Do these 1,000 scores follow their distribution?');
    expect(sentence).toContain('The exact distribution fits them badly');
    expect(sentence).toContain('A normal distribution of the same variance does not fit them');
    expect(sentence).not.toContain('e-9');
    expect(fitSentence({ samples: 10, exact: fit(0.5, 0.5), normal: fit(0.5, 0.5) })).toContain(
      'distribution fits them (',
    );
  });

  test('is taken of the scores themselves: the exact distribution fits, a normal one does not at d = 1', () => {
    const fits = fitsOf(chapters, drawsOf(chapters, { ...asked, d: 1, count: 1000 }));
    expect(fits?.exact.kolmogorovSmirnovP).toBeGreaterThan(0.001);
    expect(fits?.normal.kolmogorovSmirnovP).toBeLessThan(1e-6);
  });

  test('there is none of a single score, nor of scores that are not told apart', () => {
    expect(fitsOf(chapters, drawsOf(chapters, { ...asked, count: 1 }))).toBeUndefined();
    expect(fitsOf(chapters, drawsOf(chapters, { ...asked, count: 100_000 }))).toBeUndefined();
  });

  test('of very many draws the kurtosis tells', () => {
    const report = sweepReport({ seed: '1', samples: 2000, keys: 1 }, 4);
    expect(kurtosisSentence(report, core.scoreLaw(4))).toContain('exactly 4.500 in theory');
  });
});

test('the sentence of one draw says its sum, of ten their ends, of a thousand two thirds of them', () => {
  const of = (count: number, d = 64): string => {
    const draws = drawsOf(chapters, { ...asked, d, count });
    return drawSentence(chapters, draws, undefined);
  };
  expect(of(1)).toBe('At dₖ = 64 the 64 products of this draw add up to 3.17.');
  expect(of(1, 1)).toContain('a single product');
  expect(of(10)).toMatch(/^10 draws at dₖ = 64 end between −\d+\.\d and \d+\.\d\.$/);
  expect(of(1000)).toContain('two thirds end between');
  expect(of(100_000)).toContain('Drawing 100,000 scores');
});

test('the question waits for the measurement, then names the variance as what 64 would have been', () => {
  expect(sizeQuestion(undefined).outcome).toBeUndefined();
  const { outcome, question } = sizeQuestion(sweepReport({ seed: '1', samples: 2000, keys: 8 }, 64));
  expect(Number(outcome?.value)).toBeCloseTo(8, 0);
  expect(outcome?.why).toContain('If you said 64, you named the variance');
  expect(question.answer.kind === 'number' && question.answer.stops.includes(8)).toBe(true);
  expect(question.answer.kind === 'number' && [...question.answer.stops].sort((a, b) => a - b)).toEqual(
    question.answer.kind === 'number' && question.answer.stops,
  );
});

test('a band that is wider than its picture ends at its edges', () => {
  const measured = [1, 2].map((x) => ({ x, y: 0.8, low: -40, high: 90 }));
  const { frame, series } = drawXy({
    width: 400,
    height: 300,
    x: { domain: [1, 2] },
    y: { domain: [0, 1] },
    series: measuredCurve({ role: 'raw', measured }),
  });
  const svg = drawn(series() as unknown as TemplateResult);
  const [, band = ''] = /dk-band[^>]* d="([^"]*)"/.exec(svg) ?? [];
  const ys = [...band.matchAll(/,([-\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBe(frame.top);
  expect(Math.max(...ys)).toBe(frame.bottom);
});

describe('the tables', () => {
  test('have every term of a short draw, and the first of a long one', () => {
    expect(termsTable(drawsOf(chapters, { ...asked, d: 3, count: 1 }))[0]?.rows).toHaveLength(3);
    const [long] = termsTable(drawsOf(chapters, { ...asked, d: 4096, count: 1 }));
    expect(long?.rows).toHaveLength(128);
    expect(long?.caption).toContain('the first 128 of 4,096');
  });

  test('have shares of scores that can be told apart, and bins of others', () => {
    const some = drawsOf(chapters, { ...asked, count: 1000 });
    expect(endsTable(chapters, some, undefined)[0]?.rows).toHaveLength(7);
    const many = drawsOf(chapters, { ...asked, count: 100_000 });
    expect(endsTable(chapters, many, undefined)).toEqual([]);
    const report = sweepReport({ seed: '1', samples: 500, keys: 1 }, 64);
    const counted = endsTable(chapters, many, report)[0]?.rows.map((row) => Number(row[2])) ?? [];
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(500);
  });
});
