// How the numbers of few bits are written: ∞ where a format has overflowed, nan where a division has no value.
import type { RoundedSoftmax } from '../../core/chapters-precision.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';

const notReached = '–';

/** A number of a step, ±∞ as it is; a dash for a step that was not reached. */
export function stepText(value: number | undefined, digits = 4): string {
  if (value === undefined) return notReached;
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  return value === 0 ? '0' : significant(value, digits);
}

/** A score as it was given. */
export function scoreText(score: number): string {
  // Minus zero is zero.
  return short(score + 0, 6);
}

/** What e is raised to: a score of the format, which may have overflowed, or nothing where a step was not reached. */
export function exponentText(exponent: number | undefined): string {
  return exponent !== undefined && Number.isFinite(exponent) ? scoreText(exponent) : stepText(exponent);
}

/** A number inside a formula. */
export function inFormula(value: number, digits = 4): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(digits))) : value > 0 ? '∞' : '−∞';
}

/** A weight, or what the division gives where a row has none: ∞ ÷ ∞ and 0 ÷ 0 are nan, a number ÷ ∞ is 0. */
export function weightText({ outcome, weights, exponentials }: RoundedSoftmax, key: number, digits = 4): string {
  const weight = weights[key];
  if (weight !== undefined) return stepText(weight, digits);
  if (outcome === 'sum-vanished') return 'nan';
  if (outcome === 'score-overflowed') return notReached;
  return exponentials[key] === Infinity ? 'nan' : '0';
}

/** What became of a row, in a word or two. */
export function outcomeText({ outcome }: RoundedSoftmax): string {
  return say(`precision.outcome.${outcome}`);
}
