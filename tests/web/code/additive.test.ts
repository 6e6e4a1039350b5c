// The programs that <dk-additive> gives print the core's own figures, within the error of chance.
import { describe, expect, it } from 'vitest';

import { additiveCode } from '../../../web/laboratories/additive/program.ts';
import { queries } from '../../../web/laboratories/additive/measurement.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { run } from './python.ts';

/** More than the laboratory draws, so that a wrong program does not hide in the error of chance. */
const networks = 240;

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([
    [1, 8],
    [16, 8],
    [64, 8],
    [64, 64],
    [16, 512],
  ])('dₖ = %i, %i keys', (d, keys) => {
    const printed = run(additiveCode(language, { seed: '1', d, networks, keys }));
    const sums = Array.from({ length: networks }, (_, network) =>
      chapters.runTwoKinds({ seed: '9', d, queries, keys }, network, 1),
    ).reduce((all, own) => chapters.mergeTwoKinds(all, own));
    for (const { kind, ...figures } of chapters.twoKindsFigures(sums)) {
      for (const [name, { value, standardError }] of [
        ['score_std', figures.scoreStd],
        ['peak', figures.peakWeight],
        ['jacobian_trace', figures.jacobianTrace],
      ] as const) {
        // Both have the error: five standard errors of their difference.
        const off = Math.abs(printed.figure(`${kind} ${name}`) - value);
        expect(off, `${kind} ${name}`).toBeLessThan(5 * Math.SQRT2 * (standardError ?? NaN));
      }
    }
    expect(Math.abs(printed.figure('bound') / (d * Math.sqrt(2 / Math.PI)) - 1)).toBeLessThan(
      5 * Math.sqrt((Math.PI / 2 - 1) / (d * networks)),
    );
  });
});
