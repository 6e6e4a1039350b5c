// What the pictures of one row are drawn from: softmax of the multiplied scores in each format, naive and shifted, all from the core.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { NumberFormat, RoundedSoftmax } from '../../core/chapters-precision.ts';
import type { Interval } from '../../figure/scale.ts';
import { extentOf } from '../../figure/xy.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';

export const forms = ['naive', 'shifted'] as const;
export type Form = (typeof forms)[number];

export type RowView = ReturnType<typeof rowView>;
export type FormatRow = RowView['rows'][number];

export function rowView(chapters: ChaptersClient, formats: readonly NumberFormat[], scores: Float64Array) {
  return {
    /** The scores that softmax sees, as typed and multiplied. */
    scores,
    /** In the order of the core, the narrowest format first. */
    rows: formats.map((format) => ({
      format,
      naive: chapters.roundedSoftmax(format.id, 'naive', scores),
      shifted: chapters.roundedSoftmax(format.id, 'shifted', scores),
    })),
  };
}

export function rowOf({ rows }: RowView, id: string): FormatRow {
  const row = rows.find(({ format }) => format.id === id) ?? rows[0];
  if (!row) throw new RangeError('no format');
  return row;
}

// How the numbers of few bits are written: ∞ where a format has overflowed, nan where a division has no value.

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

// The axis of exponents: as far to both sides as the scores need, in a few steps, so that it stands still while a slider moves.

/** The last holds every wall of every format; what lies beyond stands at its end. */
const ends = [20, 60, 120, 300, 800] as const;
const last = 800;

export function scoreDomain({ scores, rows }: RowView): Interval {
  const shifted = rows.at(-1)?.shifted.differences ?? [];
  const [least, most] = extentOf([...scores, ...shifted]) ?? [0, 0];
  const size = Math.max(-least, most);
  const end = ends.find((each) => each >= size) ?? last;
  return [-end, end];
}
