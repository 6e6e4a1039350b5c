// The programs that <dk-assumptions> gives measure what the core predicts, and see the same attention as its sweep.
import { describe, expect, it } from 'vitest';

import { assumptionsCode, type AssumptionsCode } from '../../../web/elements/dk-assumptions/code.ts';
import { entriesRequest, predictedScores } from '../../../web/elements/dk-assumptions/entries.ts';
import { layerRows, predictedFigure } from '../../../web/elements/dk-assumptions/layers.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { sweepReport } from '../elements/sweep-report.ts';
import { run } from './python.ts';

const asked: AssumptionsCode = {
  seed: '7',
  modelWidth: 128,
  heads: 4,
  headDimension: 32,
  norm: 'layer',
  cosine: 0,
  law: 'normal',
  freedom: 5,
  shape: 0.5,
  mean: 0,
  std: 1,
  correlation: 0.25,
  samples: 3000,
  keys: 8,
  dimensions: [4],
  focus: 64,
};

const cases: [what: string, change: Partial<AssumptionsCode>][] = [
  ['as the laboratory begins', {}],
  [
    'Laplace entries that are alike, tokens too, RMS norm',
    { law: 'laplace', correlation: 0.6, cosine: 0.5, norm: 'rms' },
  ],
  ['uniform entries with a mean', { law: 'uniform', mean: 0.5, correlation: 0, norm: 'none' }],
  ['entries that are −1 or 1, set wider', { law: 'rademacher', std: 1.5, correlation: 0.5 }],
  ['Student’s law', { law: 'student-t', freedom: 12, correlation: 0 }],
  ['a skewed law', { law: 'log-normal', shape: 0.3, mean: 0.2, correlation: -0.25 }],
];

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(cases)('%s', (_, change) => {
    const settings = { ...asked, ...change };
    const printed = run(assumptionsCode(language, settings));
    const figure = (name: string): number => printed.get(name)?.[0] ?? NaN;

    for (const row of layerRows(chapters, settings, () => undefined)) {
      // Forty layers of sixteen tokens; where tokens share a direction all their scores hang together.
      for (const [name, error] of [
        ['query', 0.15],
        ['key', 0.15],
        ['value', 0.15],
        ['row', 0.25],
        ['score', settings.cosine > 0 ? 0.7 : 0.25],
      ] as const)
        expect(
          Math.abs(figure(`${row.id} ${name}`) / predictedFigure(row, name) - 1),
          `${row.id} ${name}`,
        ).toBeLessThan(error);
    }

    const { specification } = entriesRequest(settings, settings);
    for (const predicted of predictedScores(chapters, settings, [4, 64])) {
      const { d, mean, variance, std } = predicted;
      const report = sweepReport(specification, d);
      const sqrt = report.rules.find(({ rule }) => rule.id === 'sqrt');
      const share = 5 * (report.mean.standardError ?? NaN);
      expect(Math.abs(figure(`d=${String(d)} mean`) - mean)).toBeLessThan(share);
      expect(Math.abs(figure(`d=${String(d)} variance`) / (variance ?? NaN) - 1)).toBeLessThan(0.2);
      expect(figure(`d=${String(d)} sqrt_scoreStd`)).toBeCloseTo((std ?? NaN) / Math.sqrt(d), 0);
      const peak = sqrt?.peakWeight;
      expect(Math.abs(figure(`d=${String(d)} sqrt_peakWeight`) - (peak?.value ?? NaN))).toBeLessThan(
        7 * (peak?.standardError ?? NaN),
      );
    }
  });
});
