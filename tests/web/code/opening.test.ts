// The programs that <dk-opening> gives draw what the opening draws: the same figures within the error of chance.
import { expect, it, describe } from 'vitest';

import { openingCode } from '../../../web/elements/dk-opening/code.ts';
import { viewAt } from '../../../web/elements/dk-opening/view.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../elements/sweep-report.ts';
import { run } from './python.ts';

const names = ['none', 'sqrt', 'linear'] as const;

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([4, 64])('at d = %i, with enough draws to be sure', (d) => {
    const rules = names.map((id) => ({ id, parameter: 0 }));
    const report = sweepReport({ seed: '7', samples: 4000, keys: 8, rules }, d);
    const printed = run(openingCode(language, { d, keys: 8, draws: 4000, seed: '1' }));
    expect([...printed.keys()]).toEqual(names.flatMap((name) => [`peak_${name}`, `trace_${name}`]));
    for (const { rule, peakWeight, jacobianTraceMedian } of report.rules) {
      for (const [figure, key] of [
        [peakWeight, `peak_${rule.id}`],
        [jacobianTraceMedian, `trace_${rule.id}`],
      ] as const) {
        const { value = NaN, standardError = NaN } = figure ?? {};
        const slack = 5 * Math.SQRT2 * standardError + 1e-5;
        expect(Math.abs((printed.get(key)?.[0] ?? NaN) - value), key).toBeLessThanOrEqual(slack);
      }
    }
  });

  it('with as many draws as the picture has, about its figures', () => {
    const { rows, draws, keys } = viewAt(core.opening('1', 0), 64);
    const printed = run(openingCode(language, { d: 64, keys, draws, seed: '1' }));
    for (const { name, peak } of rows) {
      // One draw's peak strays by up to 0.2, so the mean of 64 by 0.025.
      expect(Math.abs((printed.get(`peak_${name}`)?.[0] ?? NaN) - peak), name).toBeLessThan(5 * Math.SQRT2 * 0.025);
    }
  });
});
