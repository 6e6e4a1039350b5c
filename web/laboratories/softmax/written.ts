// How the numbers of a row are written: in formulas, on handles, in tables.
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';

/** Odds "to 1"; beyond what a double holds they are said to be so. */
export function oddsText(odds: number): string {
  if (!Number.isFinite(odds)) return say('softmax.oddsBeyond');
  return odds < 10 ? short(odds, 3) : significant(odds, 3);
}

/** A score as it is set or seen. */
export function scoreText(score: number): string {
  // Minus zero is zero.
  return short(score + 0, 4);
}
