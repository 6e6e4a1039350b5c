// What the laboratory of rules takes for the right guess.
import { expect, test } from 'vitest';
import type { PullFigures } from '../../../web/core/chapters-gradients.ts';
import { PullBook } from '../../../web/laboratories/scalings/pulls.ts';
import { question } from '../../../web/laboratories/scalings/figures.ts';

test('the guess is judged by what was measured, whatever the grid', () => {
  const measured = (of: Record<string, readonly [number, number]>): string | undefined => {
    const own = new PullBook({ seed: '1', samples: 500, keys: 8 });
    for (const [id, [first, last]] of Object.entries(of))
      for (const [d, value] of [
        [16, first],
        [64, last],
      ] as const)
        own.take({ id, parameter: 0 }, d, { count: 1, median: { value } } as PullFigures);
    const value = question(own, [1, 16, 64]).outcome?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const fallen = [1, 0.1] as const;
  const level = [1, 1.4] as const;
  expect(measured({ none: fallen, log: fallen, sqrt: level, linear: fallen })).toBe('root');
  expect(measured({ none: fallen, log: fallen, sqrt: level, linear: level })).toBe('large');
  expect(measured({ none: level, log: level, sqrt: fallen, linear: fallen })).toBe('small');
  expect(measured({ none: level, log: level, sqrt: level, linear: level })).toBe('all');
  expect(measured({ none: fallen, log: level, sqrt: level, linear: fallen })).toBe('other');
  expect(measured({ none: [0, 0], log: fallen, sqrt: [1, 1.6], linear: fallen })).toBe('other');
});
