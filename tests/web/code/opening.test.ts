// The programs that <dk-opening> gives draw what the opening draws: the same figures within the error of chance.
import { expect, it, describe } from 'vitest';

import { openingCode } from '../../../web/laboratories/opening/program.ts';
import { pullRows, pullsAt, viewAt } from '../../../web/laboratories/opening/view.ts';
import { core } from '../../bindings/core.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { run } from './python.ts';

const names = ['none', 'sqrt', 'linear'] as const;

/** How far the logarithm of a median of 16,384 pulls strays, one standard error: pulls without a divisor span decades. */
const strays = { none: 0.08, sqrt: 0.009, linear: 0.003 };

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([4, 64])('at d = %i, with enough draws to be sure', (d) => {
    const rules = names.map((id) => ({ id, parameter: 0 }));
    const report = sweepReport({ seed: '7', samples: 4000, keys: 8, rules }, d);
    const printed = run(openingCode(language, { d, keys: 8, draws: 4096, rows: 4096, seed: '1' }));
    expect([...printed.keys()]).toEqual(names.flatMap((name) => [`peak_${name}`, `pull_${name}`]));
    for (const { rule, peakWeight } of report.rules) {
      const { value = NaN, standardError = NaN } = peakWeight ?? {};
      const slack = 5 * Math.SQRT2 * (standardError ?? NaN) + 1e-5;
      expect(Math.abs(printed.figure(`peak_${rule.id}`) - value), rule.id).toBeLessThanOrEqual(slack);
    }
  });

  it('with as many draws as the picture has, about its figures; the pull within the error of the table', () => {
    const opening = core.opening('1', 0);
    const { rows, draws, keys } = viewAt(opening, 64, opening.stops);
    const printed = run(openingCode(language, { d: 64, keys, draws, rows: pullRows, seed: '1' }));
    for (const { name, peak } of rows) {
      // One draw's peak strays by up to 0.2, so the mean of 64 by 0.025.
      expect(Math.abs(printed.figure(`peak_${name}`) - peak), name).toBeLessThan(5 * Math.SQRT2 * 0.025);
      const ratio = printed.figure(`pull_${name}`) / pullsAt(name, opening.stops.indexOf(64));
      expect(Math.abs(Math.log(ratio)), name).toBeLessThan(5 * Math.SQRT2 * strays[name]);
    }
  });
});
