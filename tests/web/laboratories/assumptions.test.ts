// What the pictures of <dk-assumptions> are drawn from, with the compiled core behind it.
import { describe, expect, it } from 'vitest';
import type { TemplateResult } from 'lit';

import { type View, breaks } from '../../../web/laboratories/assumptions/view.ts';
import {
  assumed,
  divided,
  entriesRequest,
  entryLaw,
  predictedScores,
  usual,
  type Predicted,
} from '../../../web/laboratories/assumptions/entries.ts';
import { meanFormula, varianceTerms } from '../../../web/laboratories/assumptions/formulas.ts';
import {
  assumptionsCsv,
  entriesTable,
  consequence,
  layerTable,
  publishedTable,
  entrySentence,
} from '../../../web/laboratories/assumptions/figures.ts';
import { growthDomain, growthPicture, growths } from '../../../web/laboratories/assumptions/growth.ts';
import { parseFormula } from '../../../web/kit/formula/parse.ts';
import '../../../web/laboratories/assumptions/words.en.ts';
import '../../../web/kit/sweep/words.en.ts';
import { type EntrySettings, assumptionsParameters } from '../../../web/laboratories/assumptions/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { roomForNames } from '../../../web/figure/frame.ts';
import { tickText } from '../../../web/kit/sweep/focus-picture.ts';
import { drawn } from '../figure/drawn.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { rowOf, rows } from './assumptions-layers.ts';

const draws = { seed: '1', samples: 600, keys: 8, dimensions: [1, 16, 64], focus: 64 };

/** The view of some entries as the workers would have measured it. */
function viewOf(settings: EntrySettings): View {
  const grid = draws.dimensions;
  const reports = (entries: EntrySettings): View['reports'] => {
    const { specification } = entriesRequest(entries, draws);
    return grid.map((d) => sweepReport(specification, d));
  };
  const predicted = predictedScores(chapters, settings, grid);
  const [one] = predictedScores(chapters, settings, [1]);
  if (!one) throw new RangeError('no prediction');
  const [own, other] = [reports(settings), reports(usual)];
  return {
    settings,
    grid,
    keys: draws.keys,
    reports: own,
    usual: other,
    predicted,
    one,
    moments: chapters.standardMoments(entryLaw(settings)),
    near: own.at(-1),
    nearUsual: other.at(-1),
    nearPredicted: predicted.at(-1),
    from: [],
  };
}

const predictedAt = (settings: EntrySettings, d: number): Predicted => {
  const [found] = predictedScores(chapters, settings, [d]);
  if (!found) throw new RangeError('no prediction');
  return found;
};

describe('the parameters', () => {
  it('offer the core’s initialisers and laws, all of them', () => {
    expect(assumptionsParameters.initializer.range).toBe(
      chapters
        .initializers()
        .map(({ id }) => id)
        .join(', '),
    );
    expect(assumptionsParameters.law.range).toBe(
      chapters
        .entryLaws()
        .map(({ id }) => id)
        .join(', '),
    );
  });

  it('permit nothing that the core refuses', () => {
    const { freedom, shape, mean, std, correlation } = assumptionsParameters;
    for (const end of ['least', 'most'] as const) {
      for (const law of ['student-t', 'log-normal']) {
        const settings = {
          law,
          freedom: freedom.bounds?.[end] ?? NaN,
          shape: shape.bounds?.[end] ?? NaN,
          mean: mean.bounds?.[end] ?? NaN,
          std: std.bounds?.[end] ?? NaN,
          correlation: correlation.bounds?.[end] ?? NaN,
        };
        expect(() => predictedScores(chapters, settings, [1, 4096])).not.toThrow();
        expect(() =>
          chapters.drawPairs({
            law: entryLaw(settings),
            correlation: settings.correlation,
            seed: '1',
            draw: 0,
            d: 256,
          }),
        ).not.toThrow();
      }
    }
  });
});

describe('entries that are not as assumed', () => {
  it.each(['normal', 'uniform', 'rademacher', 'laplace', 'student-t', 'log-normal'])(
    'of the law %s have scores of variance d, as long as q knows nothing of k',
    (law) => {
      for (const d of [1, 64]) expect(predictedAt({ ...usual, law }, d).variance).toBeCloseTo(d, 10);
    },
  );

  it('that are alike have the mean ρd and a variance that goes by their kurtosis', () => {
    const at = (law: string): Predicted => predictedAt({ ...usual, law, correlation: 0.6 }, 100);
    for (const law of ['rademacher', 'normal', 'laplace']) expect(at(law).mean).toBeCloseTo(60, 10);
    expect(at('rademacher').variance).toBeCloseTo(64, 10);
    expect(at('uniform').variance).toBeCloseTo(92.8, 10);
    expect(at('normal').variance).toBeCloseTo(136, 10);
    expect(at('laplace').variance).toBeCloseTo(244, 10);
  });

  it('have no variance where they lack the moment', () => {
    expect(predictedAt({ ...usual, law: 'student-t', freedom: 3, correlation: 0.5 }, 4).variance).toBeNull();
    expect(predictedAt({ ...usual, law: 'student-t', freedom: 3 }, 4).variance).toBeCloseTo(4, 10);
  });

  it('keep the parameter of their own law alone', () => {
    expect(entryLaw({ ...usual, law: 'student-t', freedom: 7, shape: 1 }).parameter).toBe(7);
    expect(entryLaw({ ...usual, law: 'log-normal', freedom: 7, shape: 1 }).parameter).toBe(1);
    expect(entryLaw({ ...usual, freedom: 7, shape: 1 }).parameter).toBe(0);
    expect(assumed({ ...usual, correlation: -0.5 }).correlation).toBe(-0.5);
  });

  it.each(Object.entries(breaks))('are measured where they are predicted: %s', (_, settings) => {
    for (const report of viewOf(settings).reports) {
      const { mean, variance } = predictedAt(settings, report.d);
      expect(Math.abs(report.mean.value - mean)).toBeLessThan(5 * (report.mean.standardError ?? NaN));
      expect(Math.abs(report.variance.value - (variance ?? NaN))).toBeLessThan(
        5 * (report.variance.standardError ?? Infinity),
      );
    }
  });

  it('that are alike spread wider and yet give the strongest key less: a row shares its query', () => {
    const { near, nearUsual } = viewOf(breaks.alikeTails);
    const [own, other] = [near, nearUsual].map((report) => report?.rules.find(({ rule }) => rule.id === 'sqrt'));
    expect(own?.scoreStd?.value).toBeGreaterThan(other?.scoreStd?.value ?? NaN);
    expect(own?.peakWeight?.high).toBeLessThan(other?.peakWeight?.low ?? NaN);
  });

  it('have formulas with only the terms that they need', () => {
    const moments = (settings: EntrySettings): ReturnType<typeof chapters.standardMoments> =>
      chapters.standardMoments(entryLaw(settings));
    const variance = (settings: EntrySettings): string => varianceTerms(settings, moments(settings));
    expect(variance(usual)).toBe('1^4');
    expect(variance(breaks.alike)).toBe('1^4 * (1 + 0.25^2 * (3 - 2))');
    expect(variance(breaks.mean)).toBe('1^4 + 2 * 0.5^2 * 1^2');
    expect(meanFormula(usual, predictedAt(usual, 64))).toBe('');
    expect(meanFormula(breaks.alike, predictedAt(breaks.alike, 64))).toBe('mean(q · k) = 64 * (0.25 * 1^2) = 16');
    const all: EntrySettings = { law: 'log-normal', freedom: 5, shape: 0.5, mean: -0.5, std: 1.5, correlation: -0.25 };
    for (const settings of [all, ...Object.values(breaks)]) {
      for (const text of [variance(settings), meanFormula(settings, predictedAt(settings, 64))].filter(Boolean))
        expect(parseFormula(text), text).not.toBeNull();
    }
    const { kurtosis, skewness } = moments(all);
    const [mu, sigma, rho] = [-0.5, 1.5, -0.25];
    const terms = [
      sigma ** 4 * (1 + rho ** 2 * ((kurtosis ?? NaN) - 2)),
      2 * mu ** 2 * sigma ** 2 * (1 + rho),
      2 * mu * sigma ** 3 * (skewness ?? NaN) * rho * (1 + rho),
    ];
    expect(64 * terms.reduce((sum, term) => sum + term, 0)).toBeCloseTo(predictedAt(all, 64).variance ?? NaN, 9);
    expect(variance(all)).toBe(
      '1.5^4 * (1 + (-0.25)^2 * (8.898 - 2)) + 2 * (-0.5)^2 * 1.5^2 * (1 + (-0.25)) + 2 * (-0.5) * 1.5^3 * 1.75 * (-0.25) * (1 + (-0.25))',
    );
  });

  it('are told of in one sentence: what is measured, predicted and assumed', () => {
    const told = entrySentence(viewOf(breaks.alike), 64);
    expect(told).toMatch(/^Your entries at dₖ = 64: mean of q·k 1[56]\.\d \(predicted 16\.0, assumed 0\)/);
    expect(told).toContain('(predicted 68.0, assumed 64)');
    expect(told).toMatch(/the strongest of 8 keys gets 3\d% on average/);
    expect(entrySentence({ ...viewOf(usual), near: undefined }, 64)).toContain('has not come to dₖ = 64');
  });
});

describe('mean and spread after a divisor', () => {
  it('are divided by the core', () => {
    expect(divided(core, [8, -2], { rule: 'sqrt', d: 16, sign: 1 })).toEqual([2, -0.5]);
    expect(divided(core, [8, -2], { rule: 'linear', d: 16, sign: -1 })).toEqual([-0.5, 0.125]);
    expect(divided(core, [8], { rule: 'none', d: 16, sign: 1 })).toEqual([8]);
  });

  it('÷ √d levels the spread, ÷ d the mean', () => {
    const [none, sqrt, linear] = growths(core, viewOf(breaks.alike));
    const ys = (data: readonly { y: number | null }[] = []): number[] => data.map(({ y }) => y ?? NaN);
    expect(ys(none?.mean.predicted)).toEqual([0.25, 4, 16]);
    expect(ys(sqrt?.mean.predicted)).toEqual([0.25, 1, 2]);
    expect(ys(linear?.mean.predicted)).toEqual([0.25, 0.25, 0.25]);
    const [first = NaN] = ys(sqrt?.std.predicted);
    for (const each of ys(sqrt?.std.predicted)) expect(each).toBeCloseTo(first, 12);
    expect(ys(linear?.std.predicted).at(-1)).toBeCloseTo(first / 8, 12);
  });

  it('are named inside their pictures, however narrow, at the right even where the grid has one d', () => {
    const ends = [288, 400].flatMap((width) =>
      [[1, 4096], [64]].flatMap((grid) => {
        const only = { ...usual, mean: -9, correlation: -1 };
        const [none] = growths(core, { ...viewOf(only), predicted: predictedScores(chapters, only, grid) });
        if (!none) throw new RangeError('no growth');
        const { drawn: picture } = growthPicture(none, { grid, domain: [0.1, 1e6], width });
        const text = drawn(picture.series() as unknown as TemplateResult);
        const found = [...text.matchAll(/x="([\d.]+)"[^>]* text-anchor="start">standard deviation</g)];
        expect(found).toHaveLength(1);
        return found.map(([, x]) => Number(x) + roomForNames(['standard deviation']) - width);
      }),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(0.01);
  });

  it('have short numbers along their axes', () => {
    expect([1e-7, 0.001, 100, 100_000, 1e6, 2e7, 1e12].map(tickText)).toEqual(
      ['10⁻⁷', '0.001', '100', '100,000', '10⁶', '2\u00a0×\u00a010⁷', '10¹²'], // oxfmt-ignore
    );
  });

  it('a negative mean is turned round, with its interval; no mean is not shown', () => {
    const [turned] = growths(core, viewOf({ ...usual, correlation: -0.25 }));
    expect(turned?.sign).toBe(-1);
    const { y, low, high } = turned?.mean.measured.at(-1) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(low ?? NaN).toBeLessThan(y ?? NaN);
    expect(high ?? NaN).toBeGreaterThan(y ?? NaN);
    const level = growths(core, viewOf(usual));
    expect(level[0]?.sign).toBe(0);
    expect(level[0]?.mean.measured).toEqual([]);
    const [least, most] = growthDomain(level);
    expect(least).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(least);
  });
});

describe('tables and file', () => {
  const view = viewOf(breaks.alike);

  it('have every line and every d', () => {
    expect(layerTable(rows()).rows).toHaveLength(7);
    expect(publishedTable(chapters.initialVariances()).rows.map(([who]) => who)).toContain('GPT-2 XL');
    const entries = entriesTable(view);
    expect(entries.rows.map(([d]) => d)).toEqual(['1', '16', '64']);
    for (const table of [layerTable(rows()), publishedTable(chapters.initialVariances()), entries])
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  });

  it('the file has one figure to a line, predicted beside measured', () => {
    const file = assumptionsCsv(rows(), view, []);
    expect(file.rows).toHaveLength(7 * 5 + 3 * 5);
    for (const row of file.rows) expect(row).toHaveLength(file.columns.length);
    expect(file.rows).toContainEqual([
      'layer',
      'xavier-packed',
      null,
      'query',
      rowOf('xavier-packed').predicted.query,
      null,
      null,
      null,
      null,
    ]);
    expect(file.rows.find(([of, , d, figure]) => of === 'entries' && d === 64 && figure === 'mean')?.[4]).toBe(16);
  });
});

it('one head has no plural for those who hear its slider', () => {
  const nothing = { row: undefined, predicted: undefined };
  expect(consequence('heads', 1, nothing)).toMatch(/^1 head\. /);
  expect(consequence('heads', 8, nothing)).toMatch(/^8 heads\. /);
});
