// The question, and what became of the row in the four formats, in words: where the naive form fails and why, and what the
// shift does and does not help.
import type { NumberFormat } from '../../core/chapters-precision.ts';
import { fixed, listed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { type FormatRow, type RowView, exponentText } from './view.ts';

export function sentence({ scores, rows }: RowView): string {
  const names = (kept: (row: FormatRow) => boolean): string[] => rows.filter(kept).map(({ format }) => format.id);
  const naiveFails = names(({ naive }) => naive.outcome !== 'finished');
  const shiftedFails = names(({ shifted }) => shifted.outcome !== 'finished');
  const largest = exponentText(Math.max(...scores));
  const vanished = rows.some(({ naive }) => naive.outcome === 'sum-vanished');
  const parts: string[] = [];
  if (naiveFails.length === 0) parts.push(say('precision.live.fine', { largest }));
  else if (vanished) parts.push(say('precision.live.vanished', { formats: listed(naiveFails) }));
  else parts.push(say('precision.live.overflowed', { largest, formats: listed(naiveFails) }));
  if (shiftedFails.length > 0) parts.push(say('precision.live.scoreLost', { formats: listed(shiftedFails) }));
  else parts.push(say(naiveFails.length === 0 ? 'precision.live.both' : 'precision.live.shifted'));
  return parts.join(' ');
}

// The question of this laboratory: from which score on does float32, which goes to 3.4 · 10³⁸, lose e^x?

const stops = [
  ...[10, 12, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 300, 400, 500, 700, 1000],
  ...[2000, 5000, 10_000, 100_000, 1_000_000],
];

export function question(): Question {
  return {
    text: say('precision.question'),
    answer: { kind: 'number', stops, initial: 1000, text: (value) => short(value), logarithmic: true },
  };
}

export function outcome(formats: readonly NumberFormat[]): Outcome | undefined {
  const wall = (id: string): number | undefined => formats.find((format) => format.id === id)?.expOverflowsAbove;
  const [half, single, double] = [wall('float16'), wall('float32'), wall('float64')];
  if (half === undefined || single === undefined || double === undefined) return undefined;
  return {
    value: single,
    text: say('precision.answer', { x: fixed(single, 2) }),
    why: say('precision.why', { half: fixed(half, 2), double: fixed(double, 1) }),
  };
}
