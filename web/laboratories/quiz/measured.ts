// What questions rest on that is measured once for the page: mean peak weights as the opening has them, and the exercise that
// is trained.
import type { CoreClient } from '../../core/client.ts';
import { sharedPool, sharedTraining } from '../../core/shared.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { type Ablation, ablation } from '../../kit/training/ablation.ts';

interface OpeningFigures {
  /** Mean over the draws. */
  peak: number;
}

type Rule = 'none' | 'sqrt' | 'linear';

/** From the same draws for every d, of the opening's first seed: what the reader has seen there. */
export function openingFigures(core: CoreClient, d: number): Record<Rule, OpeningFigures> {
  const { stops, rows } = core.openingAt('1', 0, d);
  const at = stops.length - 1;
  const of = (id: Rule): OpeningFigures => {
    const row = rows.find(({ rule }) => rule.id === id);
    if (!row) throw new RangeError(`the opening has no rule ${id}`);
    return { peak: figureAt(row.meanPeak, at) };
  };
  return { none: of('none'), sqrt: of('sqrt'), linear: of('linear') };
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
