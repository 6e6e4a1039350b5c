// The programs that <dk-assumptions> gives measure what the core predicts, and see the same attention as its sweep.
import { describe, it } from 'vitest';

import { type AssumptionsCode, assumptionsCode } from '../../../web/laboratories/assumptions/program.ts';
import { entriesRequest, predictedScores } from '../../../web/laboratories/assumptions/entries.ts';
import { layerRows, measuredFigure, predictedFigure } from '../../../web/laboratories/assumptions/layers.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { expectMeasured } from './chance.ts';
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

/** As many as the programs draw. */
const layers = 40;

const cases: [what: string, change: Partial<AssumptionsCode>][] = [
  ['as the laboratory begins', {}],
  ['Laplace entries alike, tokens too, RMS norm', { law: 'laplace', correlation: 0.6, cosine: 0.5, norm: 'rms' }],
  ['uniform entries with a mean', { law: 'uniform', mean: 0.5, correlation: 0, norm: 'none' }],
  ['entries that are −1 or 1, set wider', { law: 'rademacher', std: 1.5, correlation: 0.5 }],
  ['Student’s law', { law: 'student-t', freedom: 12, correlation: 0 }],
  ['a skewed law', { law: 'log-normal', shape: 0.3, mean: 0.2, correlation: -0.25 }],
];

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(cases)('%s', (_, change) => {
    const settings = { ...asked, ...change };
    const printed = run(assumptionsCode(language, settings));

    for (const row of layerRows(chapters, settings, (input) => chapters.measureLayer(input, layers))) {
      for (const name of ['query', 'key', 'value', 'row', 'score'] as const) {
        // Theory is exact; the program draws as many layers as the core did here, of twice the tokens, so it strays no more.
        const measured = measuredFigure(row, name);
        const value = predictedFigure(row, name);
        expectMeasured(
          printed.figure(`${row.id} ${name}`),
          { value, standardError: 0 },
          `${row.id} ${name}`,
          measured?.standardError,
        );
      }
    }

    const { specification } = entriesRequest(settings, settings);
    for (const predicted of predictedScores(chapters, settings, [4, 64])) {
      const { d, mean, variance, std } = predicted;
      const report = sweepReport(specification, d);
      const sqrt = report.rules.find(({ rule }) => rule.id === 'sqrt');
      if (!sqrt?.scoreStd || !sqrt.peakWeight) throw new Error('no figures under ÷ √d');
      // Theory is exact, and the program draws as many rows as the sweep.
      for (const [name, value, { standardError }] of [
        ['mean', mean, report.mean],
        ['variance', variance ?? NaN, report.variance],
        ['sqrt_scoreStd', (std ?? NaN) / Math.sqrt(d), sqrt.scoreStd],
      ] as const)
        expectMeasured(
          printed.figure(`d=${String(d)} ${name}`),
          { value, standardError: 0 },
          `${name} at ${String(d)}`,
          standardError,
        );
      expectMeasured(printed.figure(`d=${String(d)} sqrt_peakWeight`), sqrt.peakWeight, `peak weight at ${String(d)}`);
    }
  });
});
