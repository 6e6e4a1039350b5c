// The programs of the laboratory of models print the figures that the laboratory shows, within the error of chance.
import { expect, test } from 'vitest';

import type { DimensionReport, SweepSpecification } from '../../../web/core/types.ts';
import { linearRule, modelOf, noRule } from '../../../web/elements/dk-models/bands.ts';
import { modelsCode } from '../../../web/elements/dk-models/code.ts';
import { effectFigures } from '../../../web/elements/dk-models/effects-pictures.ts';
import { effects, ownRequest, request } from '../../../web/elements/dk-models/effects.ts';
import { bound, core } from '../../bindings/core.ts';
import { run } from './python.ts';

const asked = { seed: '5', samples: 1000, keys: 8 };

function report(specification: SweepSpecification, d: number): DimensionReport {
  const chunks = Array.from({ length: core.sweepChunks(specification.samples) }, (_, chunk) => {
    const answer = bound.sweepChunk(specification, d, chunk);
    if ('error' in answer) throw new Error(answer.error.code);
    return answer.value;
  });
  return core.sweepReport(
    specification,
    d,
    chunks.reduce((earlier, later) => core.mergeSummaries(earlier, later)),
  );
}

// One of each rule.
const ids = ['gpt-2', 't5-small', 'gemma-3-27b', 'grok-1', 'deepseek-v3', 'swin-v2', 'granite-3-2b'];

test.each(ids)('%s: NumPy and PyTorch give the three figures of its rule, and undivided', (id) => {
  const model = modelOf(id);
  const own = ownRequest(model, asked);
  const rows = effects(
    model,
    report(request(model, asked).specification, model.dimension),
    own && report(own.specification, model.dimension),
  );
  const [mine, undivided] = rows ?? [];
  expect(undivided?.report.rule).toEqual(noRule);
  if (id === 'granite-3-2b') expect(mine?.report.rule).toEqual(linearRule);
  for (const language of ['numpy', 'pytorch'] as const) {
    const printed = run(modelsCode(language, model, asked));
    for (const [name, row] of [
      ['model', mine],
      ['undivided', undivided],
    ] as const) {
      for (const figure of effectFigures) {
        const measured = row?.report[figure];
        const [value = NaN] = printed.get(`${name}_${figure}`) ?? [];
        // Two samples of one size, and the width of a bin where it is a median.
        const error = 6 * (measured?.standardError ?? 0) + 0.01 * Math.abs(measured?.value ?? NaN);
        expect(Math.abs(value - (measured?.value ?? NaN)), `${language} ${name} ${figure}`).toBeLessThan(error);
      }
    }
  }
});
