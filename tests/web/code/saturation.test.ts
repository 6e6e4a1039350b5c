// The programs that <dk-saturation-map> gives print the core's figures, within the error of both.
import { describe, expect, it } from 'vitest';

import { cellFigures, measure, rowsFor } from '../../../web/laboratories/saturation-map/cells.ts';
import { saturationCode } from '../../../web/laboratories/saturation-map/program.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { run } from './python.ts';

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each([
    { keys: 64, spread: 8 },
    { keys: 2, spread: 0.25 },
    { keys: 4096, spread: 2.8 },
  ])('$keys keys at σ = $spread', ({ keys, spread }) => {
    const rows = rowsFor(keys, spread);
    const printed = run(saturationCode(language, { keys, spread, rows, seed: '4' }));
    const [cell] = measure(chapters, { seed: '1', keys, rows }, [spread]);
    for (const figure of cellFigures) {
      const { mean, standardError } = cell?.[figure] ?? { mean: NaN, standardError: NaN };
      // Both means have the same error; where no row is peaked, neither has any.
      expect(Math.abs(printed.figure(figure) - mean)).toBeLessThanOrEqual(6 * standardError + 1e-6);
    }
    expect(printed.figure('collapse')).toBeCloseTo(chapters.collapseSpreads([keys])[0] ?? NaN, 9);
  });
});
