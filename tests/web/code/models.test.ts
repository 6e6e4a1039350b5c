// The programs of the laboratory of models print the figures that the laboratory shows, within the error of chance.
import { expect, test } from 'vitest';

import { effects, linearRule, modelOf, noRule, ownRequest, request } from '../../../web/laboratories/models/effects.ts';
import { modelsCode } from '../../../web/laboratories/models/program.ts';
import { effectFigures } from '../../../web/laboratories/models/pictures.ts';
import { sweepReport } from '../kit/sweep-report.ts';
import { expectMeasured, most, standardErrorsApart } from './chance.ts';
import { run } from './python.ts';

const asked = { seed: '5', samples: 1000, keys: 8 };

// One of each rule.
const ids = [
  'gpt-2',
  't5-small',
  'gemma-3-27b',
  'grok-1',
  'deepseek-v3',
  'swin-v2',
  'granite-3-2b',
  'scalable-softmax',
];

test.each(ids)('%s: NumPy and PyTorch give the three figures of its rule, and undivided', (id) => {
  const model = modelOf(id);
  const own = ownRequest(model, asked);
  const rows = effects(
    model,
    sweepReport(request(model, asked).specification, model.dimension),
    own && sweepReport(own.specification, model.dimension),
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
        const told = `${language} ${name} ${figure}`;
        if (!measured) throw new Error(`the laboratory shows no ${told}`);
        // Two samples of one size. The error of a median has the width of its bins in it.
        expectMeasured(printed.figure(`${name}_${figure}`), measured, told);
      }
    }
  }
});

test('a divisor that is off is refused', () => {
  const model = modelOf('gpt-2');
  const [row] = effects(model, sweepReport(request(model, asked).specification, model.dimension), undefined) ?? [];
  const program = modelsCode('numpy', model, asked);
  const wrong = program.replace('s / d**0.5', 's / d**0.4');
  expect(wrong).not.toBe(program);
  const printed = run(wrong);
  for (const figure of effectFigures) {
    const measured = row?.report[figure];
    if (!measured) throw new Error(`the laboratory shows no ${figure}`);
    expect(standardErrorsApart(printed.figure(`model_${figure}`), measured), figure).toBeGreaterThan(most);
  }
});
