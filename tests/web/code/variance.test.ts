// The programs that <dk-variance> gives measure what the core measures, within the error of chance.
import { describe, expect, it } from 'vitest';

import type { Figure, RuleChoice } from '../../../web/core/types.ts';
import { standard } from '../../../web/elements/dk-variance/draws.ts';
import { sizeCode, type SizeSettings } from '../../../web/elements/dk-variance/code.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { sweepReport } from '../elements/sweep-report.ts';
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

/** Both have chance errors: five standard errors of their difference. */
function expectMeasured(found: number | undefined, { value, standardError }: Figure, name: string): void {
  expect(standardError, name).not.toBeNull();
  const slack = 5 * Math.SQRT2 * (standardError ?? 0) + 1e-5 * Math.abs(value);
  expect(Math.abs((found ?? NaN) - value), name).toBeLessThanOrEqual(slack);
}

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  const printed = run(sizeCode(language, settings));

  it.each([1, 16, 64])('the sweep at d = %i', (d) => {
    const report = sweepReport({ seed: '7', samples: 4000, keys: 8, rules }, d);
    for (const name of ['mean', 'variance', 'std'] as const) {
      expectMeasured(printed.get(`d=${String(d)} ${name}`)?.[0], report[name], `${name} at ${String(d)}`);
    }
    for (const { rule, scoreStd, peakWeight } of report.rules) {
      for (const [figure, name] of [
        [scoreStd, 'scoreStd'],
        [peakWeight, 'peakWeight'],
      ] as const) {
        const key = `d=${String(d)} ${rule.id}_${name}`;
        if (figure) expectMeasured(printed.get(key)?.[0], figure, key);
        else expect(printed.has(key)).toBe(false);
      }
    }
  });

  it('the draws at the d in focus', () => {
    const { scores, kurtosis } = chapters.drawScores({ ...standard, seed: '7', draw: 0, d: 16, samples: 1000 });
    const [low = NaN, high = NaN] = chapters.quantiles(scores, [1 / 6, 5 / 6]);
    const [foundLow = NaN, foundHigh = NaN] = printed.get('draws_two_thirds') ?? [];
    // A quantile at ±σ of 1000 draws has a standard error of about 0.05 σ, σ = 4.
    expect(Math.abs(foundLow - low)).toBeLessThan(5 * Math.SQRT2 * 0.2);
    expect(Math.abs(foundHigh - high)).toBeLessThan(5 * Math.SQRT2 * 0.2);
    expect(printed.get('draws_std')?.[0]).toBeCloseTo(4, 0);
    expect(Math.abs((printed.get('draws_kurtosis')?.[0] ?? NaN) - kurtosis)).toBeLessThan(1.5);
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
