// The programs that <dk-arrows> gives print the core's own figures.
import { describe, expect, it } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { arrowsParameters } from '../../../web/laboratories/arrows/parameters.ts';
import { arrowsCode } from '../../../web/laboratories/arrows/program.ts';
import { viewOf } from '../../../web/laboratories/arrows/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { expectPrinted, run } from './python.ts';

const asked = {
  ...initialValues(arrowsParameters),
  ...{ queryAcross: -1.5, queryUp: 1, keyAcross: 1, keyUp: 2.5, dimension: 16, seed: '3', draw: 2 },
};

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it('two arrows and a head', () => {
    const view = viewOf(chapters, asked);
    const { plane, head } = view;
    expectPrinted(arrowsCode(language, view), 9, [
      ['arrows', [plane.score]],
      ['lengths', [plane.queryNorm, plane.keyNorm]],
      ['cosine', [plane.cosine ?? NaN]],
      ['angle', [plane.angle ?? NaN]],
      ['shadow', [plane.shadow ?? NaN]],
      ['positive', [head.positive]],
      ['negative', [head.negative]],
      ['score', [head.score]],
    ]);
  });

  it('an arrow of no length has no angle', () => {
    const printed = run(arrowsCode(language, viewOf(chapters, { ...asked, keyAcross: 0, keyUp: 0 })));
    expect(printed.has('angle')).toBe(false);
    expect(printed.get('arrows')).toEqual([0]);
  });
});
