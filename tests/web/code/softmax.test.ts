// The programs that <dk-softmax> gives print the core's own figures.
import { describe, it } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { softmaxParameters } from '../../../web/laboratories/softmax/parameters.ts';
import { curveOf, leadAt } from '../../../web/laboratories/softmax/curve.ts';
import { softmaxCode } from '../../../web/laboratories/softmax/program.ts';
import { rowView } from '../../../web/laboratories/softmax/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { expectPrinted } from './python.ts';

const settings = [
  { scores: [2.5, 1, 0.5, -0.5, -1.5], factor: 1, shift: 0, nudge: 0, lead: 3 },
  { scores: [14, 10, 12], factor: 0.125, shift: -2.5, nudge: 2, lead: 10 },
  { scores: [-50, 50, 0], factor: 16, shift: 100, nudge: 4, lead: 0 },
].map((values) => ({ ...initialValues(softmaxParameters), ...values }));

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(settings)('scores $scores times $factor plus $shift, key $nudge nudged, lead $lead', (setting) => {
    const { seen, nudged } = rowView(core, chapters, setting);
    const lead = leadAt(chapters, setting.lead);
    expectPrinted(softmaxCode(language, setting), 9, [
      ['seen', seen.scores],
      ['differences', seen.differences],
      ['exponentials', seen.exponentials],
      ['weights', seen.weights],
      ['peak', [seen.peak]],
      ['entropy', [seen.entropy]],
      ['effective_keys', [seen.effectiveKeys]],
      ['jacobian_trace', [seen.jacobianTrace]],
      ...(nudged ? [['nudged', nudged.weights] as const] : []),
      ['lead_weights', [lead.first, lead.other, lead.other, lead.other]],
      ['lead_trace', [lead.trace]],
      ...curveOf(chapters).thresholds.map(({ weight, x }) => [`x_for_${String(weight)}`, [x]] as const),
    ]);
  });
});
