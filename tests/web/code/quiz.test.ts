// The programs with which <dk-quiz> lets a reader check an item print the core's own figures, within chance where they draw.
import { describe, expect, it } from 'vitest';

import { quizCode } from '../../../web/elements/dk-quiz/code.ts';
import { items } from '../../../web/elements/dk-quiz/items.ts';
import { makeItem } from '../../../web/elements/dk-quiz/sheet.ts';
import { ablation } from '../../../web/elements/training/ablation.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { training } from '../../bindings/training-core.ts';
import { slicesHere } from '../core/slices-here.ts';
import { run } from './python.ts';

const trained = await ablation({ training, pool: slicesHere });

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(items.map((item) => [item.id, item] as const))('%s', (_, item) => {
    const { check } = makeItem(item, core, chapters, '1', trained);
    const printed = run(quizCode(language, check));
    expect([...printed.keys()].toSorted()).toEqual(Object.keys(check.figures).toSorted());
    for (const [name, figure] of Object.entries(check.figures)) {
      const found = printed.get(name)?.[0] ?? NaN;
      expect(Math.abs(found - figure), `${name}: ${String(found)}, core ${String(figure)}`).toBeLessThanOrEqual(
        Math.abs(figure) * (check.chance ?? 1e-9) + 1e-12,
      );
    }
  });
});
