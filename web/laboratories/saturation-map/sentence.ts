// What the cursor stands on, in words.
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Cell } from './cell.ts';

/** Before the guess the mean is not told; `peak` is that of the row on show. */
export function rowSentence(keys: number, spread: number, peak: number): string {
  return say('saturation.live.row', { keys: whole(keys), spread: short(spread), peak: significant(peak, 2) });
}

export function sentence(cell: Cell, collapse: number): string {
  const { keys, spread } = cell;
  return say(spread < collapse ? 'saturation.live.spread' : 'saturation.live.collapsed', {
    keys: whole(keys),
    spread: short(spread),
    peak: significant(cell.peak.mean, 2),
    effective: significant(cell.effectiveKeys.mean, 2),
    collapse: fixed(collapse, 2),
  });
}
