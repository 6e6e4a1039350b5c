// The programs that <dk-proof> gives print the core's own figures, those that are drawn within the error of chance.
import { describe, expect, it } from 'vitest';

import { proofCode } from '../../../web/laboratories/proof/program.ts';
import { Examples } from '../../../web/laboratories/proof/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { examples as client } from '../../bindings/core.ts';
import { expectRepeatable } from './chance.ts';
import { run } from './python.ts';

const examples = new Examples(client);
const setting = { seed: '7', d: 8, draws: 10_000, values: [2, 4, 6], divisor: 2 };

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it('the sums of the terms agree within five standard errors', () => {
    const { d, draws: samples, seed } = setting;
    const printed = run(proofCode(language, setting));
    const ours = chapters.squareTerms({ seed, draw: 0, d, samples });
    // Of normal entries: Var x² = 8, Var x_i x_j = 1, Var s² = E s⁴ − d² = 3 d (d + 2) − d². Each side has its own error.
    const error = (variance: number): number => 5 * Math.sqrt((2 * variance) / samples);
    expect(Math.abs(printed.figure('diagonal_sum') - ours.diagonalSum)).toBeLessThan(error(8 * d));
    expect(Math.abs(printed.figure('diagonal_mean') - ours.diagonalMean)).toBeLessThan(error(8 / d));
    expect(Math.abs(printed.figure('beside_sum') - ours.offDiagonalSum)).toBeLessThan(error(2 * (d * d - d)));
    expect(Math.abs(printed.figure('beside_mean') - (ours.offDiagonalMean ?? NaN))).toBeLessThan(
      error(2 / (d * d - d)),
    );
    const others = Array.from({ length: 20 }, (_, draw) => chapters.squareTerms({ seed, draw, d, samples }));
    expectRepeatable(
      printed.figure('beside_rms'),
      others.map(({ offDiagonalRms }) => offDiagonalRms ?? NaN),
      'root of the mean square beside the diagonal',
    );
    expect(Math.abs(printed.figure('mean_square') - ours.meanSquare)).toBeLessThan(error(3 * d * (d + 2) - d * d));
  });

  it('variances that nothing is drawn for agree to the last digits', () => {
    for (const own of [setting, { ...setting, d: 1, draws: 2, values: [0.1, -7, 22, 3], divisor: 0.75 }]) {
      const printed = run(proofCode(language, own));
      expect(printed.figure('variance')).toBeCloseTo(examples.variance(own.values).value('variance'), 9);
      expect(printed.figure('variance_divided')).toBeCloseTo(
        examples.variance(own.values, own.divisor).value('variance'),
        9,
      );
    }
  });
});
