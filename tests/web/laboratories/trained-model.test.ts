// The headline model before and after a short training: what the core measures of its scores, divided and undivided.
import { expect, it } from 'vitest';

import { trainedConditions } from '../../../web/laboratories/saturation-map/conditions.ts';
import { beforeAndAfter } from '../../../web/kit/training/ablation.ts';
import { training } from '../../bindings/training-core.ts';
import { answersHere as pool } from '../core/answers-here.ts';

it('at the start ÷ √d has scores of spread 1, and no divisor 16 times as much', async () => {
  const { start, trained } = await beforeAndAfter('1', { training, pool });
  expect(start.scaled.std).toBeGreaterThan(0.9);
  expect(start.scaled.std).toBeLessThan(1.1);
  expect(start.raw.std / start.scaled.std).toBeCloseTo(16, 3);
  expect(start.raw.peak).toBeGreaterThan(0.85);
  // Training has made the scores larger.
  expect(trained.scaled.std).toBeGreaterThan(start.scaled.std);
  expect(trained.raw.std / trained.scaled.std).toBeCloseTo(16, 3);
  expect(trained.scaled.peak).toBeGreaterThan(0.8);
  for (const { weights } of [start.raw, start.scaled, trained.raw, trained.scaled]) {
    expect([...weights]).toEqual([...weights].sort((a, b) => b - a));
  }
  const cards = trainedConditions({ start, trained });
  expect(cards.map(({ id, d }) => [id, d])).toEqual([
    ['start', 256],
    ['trained', 256],
  ]);
  expect(trainedConditions(undefined)).toEqual([]);
});

it('is given up when nobody wants it any more', async () => {
  await expect(beforeAndAfter('1', { training, pool }, AbortSignal.abort('gone'))).rejects.toBe('gone');
});
