// What questions rest on that is measured once for the page: mean peak weights as the opening has them, and the exercise that
// is trained.
import type { CoreClient } from '../../core/client.ts';
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Ablation, ablation } from '../../kit/training/ablation.ts';
import { type Rule, rules } from './item.ts';

/** Means over the draws, the same for every d, of the opening's first seed: what the reader has seen there. */
export function openingPeaks(core: CoreClient, d: number): Record<Rule, number> {
  const { stops, rows } = core.openingAt('1', 0, d);
  return byName(rules, (id) => {
    const row = rows.find(({ rule }) => rule.id === id);
    if (!row) throw new RangeError(`the opening has no rule ${id}`);
    return figureAt(row.meanPeak, stops.length - 1);
  });
}

// The exercise that is trained, once for the page: the first that asks begins, and a failure is not kept.

let asked: Promise<Ablation> | null = null;

/** Rejects CoreUnavailable. */
export function sharedAblation(): Promise<Ablation> {
  return (asked ??= train().catch((thrown: unknown) => {
    asked = null;
    throw thrown;
  }));
}

async function train(): Promise<Ablation> {
  return ablation({ training: await sharedTraining(), pool: await sharedPool() });
}
