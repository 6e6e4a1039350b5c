// What is said of an answer. Numbers are compared with the core's; none is computed.
import type { Made, NumberAnswer, PointAnswer } from './item.ts';

/** An answer as a reader gave it: the id of an option, or a number. */
export type Answer = string | number;

export interface Verdict {
  right: boolean;
  feedback: string;
}

/** The verdict on an answer; undefined where the item has no such option. */
export function judge({ answer }: Made, given: Answer): Verdict | undefined {
  if (answer.kind === 'choice') return answer.options.find(({ id }) => id === given);
  if (typeof given !== 'number') return undefined;
  return answer.kind === 'number' ? judgeNumber(answer, given) : judgePoint(answer, given);
}

function judgeNumber({ value, tolerance, right, mistakes, below, above }: NumberAnswer, given: number): Verdict {
  if (within(given, value, tolerance)) return { right: true, feedback: right };
  const mistake = mistakes.find((each) => within(given, each.value, tolerance));
  return { right: false, feedback: mistake?.feedback ?? (given < value ? below : above) };
}

function judgePoint({ accepted: { from, to }, feedback }: PointAnswer, given: number): Verdict {
  const side = given < from ? 'below' : given > to ? 'above' : 'right';
  return { right: side === 'right', feedback: feedback(given, side) };
}

/** Binary fractions are not decimal ones: 22.58 lies 0.05 from 22.63. */
const slack = 1e-9;

function within(given: number, value: number, tolerance: number): boolean {
  return Math.abs(given - value) <= tolerance * (1 + slack);
}

/** An answer as it is written. */
export function written({ answer }: Made, given: Answer): string {
  if (answer.kind === 'choice') return answer.options.find(({ id }) => id === given)?.name ?? '';
  return typeof given === 'number' ? answer.text(given) : '';
}

/** The right answer as it is written. */
export function rightAnswer({ answer }: Made): string {
  if (answer.kind === 'choice') return answer.options.find(({ right }) => right)?.name ?? '';
  return answer.text(answer.value);
}

/** What is said of the right answer. */
export function rightFeedback(made: Made): string {
  const { answer } = made;
  if (answer.kind === 'choice') return answer.options.find(({ right }) => right)?.feedback ?? '';
  return answer.kind === 'number' ? answer.right : answer.feedback(answer.value, 'right');
}
