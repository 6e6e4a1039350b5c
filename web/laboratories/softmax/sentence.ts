// What the row on show says, in one sentence: who takes how much, by which odds, and what multiplying or shifting did.
import { fixed, percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { RowView } from './view.ts';
import { oddsText } from './written.ts';

export function sentence(view: RowView): string {
  const { given, seen, factor, shift, strongest, next } = view;
  if (next === null) return say('softmax.live.one');
  const values = {
    strongest: whole(strongest + 1),
    next: whole(next + 1),
    weight: percent(figureAt(seen.weights, strongest)),
    odds: oddsText(figureAt(seen.odds, next)),
    effective: fixed(seen.effectiveKeys, 1),
    keys: whole(seen.weights.length),
  };
  const parts = [say('softmax.live.row', values)];
  if (factor !== 1) {
    parts.push(
      say('softmax.live.factor', {
        factor: short(factor),
        before: oddsText(figureAt(given.odds, next)),
        after: oddsText(figureAt(seen.odds, next)),
      }),
    );
  }
  if (shift !== 0) parts.push(say('softmax.live.shift', { shift: short(shift) }));
  return parts.join(' ');
}
