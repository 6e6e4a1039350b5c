// The programs that <dk-variance> gives measure what the core measures, within the error of chance.
import { describe, expect, it } from 'vitest';

import type { RuleChoice } from '../../../web/core/types.ts';
import { standardEntries } from '../../../web/core/chapters-entries.ts';
import { type SizeSettings, sizeCode } from '../../../web/laboratories/variance/program.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { expectMeasured, expectRepeatable } from './chance.ts';
import { run } from './python.ts';

const settings: SizeSettings = {
  dimensions: [1, 64],
  samples: 4000,
  keys: 8,
  seed: '18446744073709551615',
  focus: 16,
  draws: '1000',
  shown: ['none', 'sqrt', 'linear', 'log', 'power', 'constant'],
  exponent: -0.25,
  constant: 3,
};

const rules: RuleChoice[] = settings.shown.map((id) => ({
  id,
  parameter: id === 'power' ? settings.exponent : id === 'constant' ? settings.constant : 0,
}));

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  const printed = run(sizeCode(language, settings));

  it.each([1, 16, 64])('the sweep at d = %i', (d) => {
    const report = sweepReport({ seed: '7', samples: 4000, keys: 8, rules }, d);
    for (const name of ['mean', 'variance', 'std'] as const) {
      expectMeasured(printed.figure(`d=${String(d)} ${name}`), report[name], `${name} at ${String(d)}`);
    }
    for (const { rule, scoreStd, peakWeight } of report.rules) {
      for (const [figure, name] of [
        [scoreStd, 'scoreStd'],
        [peakWeight, 'peakWeight'],
      ] as const) {
        const key = `d=${String(d)} ${rule.id}_${name}`;
        if (figure) expectMeasured(printed.figure(key), figure, key);
        else expect(printed.has(key)).toBe(false);
      }
    }
  });

  it('the draws at the d in focus', () => {
    const all = Array.from({ length: 100 }, (_, draw) =>
      chapters.drawScores({ ...standardEntries, seed: '7', draw, d: 16, samples: 1000 }),
    );
    for (const [place, share] of [1 / 6, 5 / 6].entries()) {
      const ours = all.map(({ scores }) => chapters.quantiles(scores, [share])[0] ?? NaN);
      expectRepeatable(printed.figure('draws_two_thirds', place), ours, `quantile at ${String(share)}`);
    }
    const meanSquares = all.map(({ scores }) => scores.reduce((sum, score) => sum + score * score, 0) / scores.length);
    expectRepeatable(printed.figure('draws_std'), meanSquares.map(Math.sqrt), 'standard deviation');
    expectRepeatable(
      printed.figure('draws_kurtosis'),
      all.map(({ kurtosis }) => kurtosis),
      'kurtosis',
    );
  });

  it('a single draw has no spread', () => {
    const alone = run(
      sizeCode(language, { ...settings, seed: '1', dimensions: [2], focus: 2, draws: '1', shown: ['sqrt'] }),
    );
    expect(alone.get('draws_two_thirds')).toHaveLength(2);
    expect(alone.has('draws_std')).toBe(false);
    expect(alone.has('d=2 sqrt_peakWeight')).toBe(true);
  });
});
