// Mean peak weight of 8 keys without a divisor, with √d and with d, as the opening measures it.
import type { CoreClient } from '../../core/client.ts';
import { figureAt } from '../../kit/figure-at.ts';

export interface OpeningFigures {
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
