// The question of this laboratory: from which score on does float32, which goes to 3.4 · 10³⁸, lose e^x?
import type { NumberFormat } from '../../core/chapters-precision.ts';
import { fixed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';

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
