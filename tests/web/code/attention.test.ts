// The programs that <dk-attention> gives print the core's own figures.
import { describe, it } from 'vitest';

import { attentionCode } from '../../../web/laboratories/attention/program.ts';
import { ruleOf, viewOf } from '../../../web/laboratories/attention/view.ts';
import { attentionParameters } from '../../../web/laboratories/attention/parameters.ts';
import { core } from '../../bindings/core.ts';
import { expectPrinted } from './python.ts';

const { q, k, v } = attentionParameters;
const settings = [
  { id: 'sqrt', causal: false },
  { id: 'none', causal: true },
  { id: 'log', causal: false },
  { id: 'power', causal: true },
  { id: 'constant', causal: false },
];

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(settings)('rule $id, causal $causal', ({ id, causal }) => {
    const rule = ruleOf({ rule: id, exponent: -0.5, constant: 2.5 });
    const view = viewOf(core, { q: q.initial, k: k.initial, v: v.initial, rule, causal });
    expectPrinted(attentionCode(language, view), 12, [
      ['scores', view.steps.rawScores],
      ['scaled', view.steps.scaledScores],
      ['weights', view.steps.weights],
      ['output', view.steps.output],
    ]);
  });
});
