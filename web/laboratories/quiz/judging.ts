// Answers: kept as they were given, compared with the core's numbers, told by letters and options. None is computed.
import type { Made, NumberAnswer, PointAnswer } from './item.ts';

/** An answer as a reader gave it: the id of an option, or a number. */
export type Answer = string | number;

interface Verdict {
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
  const { from, to } = around(value, writtenDigits, tolerance);
  if (given >= from && given <= to) return { right: true, feedback: right };
  const mistake = mistakes.find((each) => within(given, each.value, tolerance));
  return { right: false, feedback: mistake?.feedback ?? (given < value ? below : above) };
}

function judgePoint({ accepted: { from, to }, feedback }: PointAnswer, given: number): Verdict {
  const side = given < from ? 'below' : given > to ? 'above' : 'right';
  return { right: side === 'right', feedback: feedback(given, side) };
}

/** Binary fractions are not decimal ones: 22.58 lies 0.05 from 22.63. */
const slack = 1e-9;

/** Digits of a right number as it is written. */
const writtenDigits = 4;

/** A figure as a reader has it in front of him. */
const asWritten = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** What is near enough to a value, or to that value as it is written with so many digits: 22.68 is 0.05 from "22.63", and not from 22.627. */
export function around(value: number, digits: number, tolerance: number): { from: number; to: number } {
  const shown = asWritten(value, digits);
  const reach = tolerance * (1 + slack);
  return { from: Math.min(value, shown) - reach, to: Math.max(value, shown) + reach };
}

function within(given: number, value: number, tolerance: number): boolean {
  return Math.abs(given - value) <= tolerance * (1 + slack);
}

export function written({ answer }: Made, given: Answer): string {
  if (answer.kind === 'choice') return answer.options.find(({ id }) => id === given)?.name ?? '';
  return typeof given === 'number' ? answer.text(given) : '';
}

/** The right answer as a reader gives it, as it is written, and what is said of it. */
const rightOf = ({ answer }: Made): Answer =>
  answer.kind === 'choice' ? (answer.options.find(({ right }) => right)?.id ?? '') : answer.value;

export const rightAnswer = (made: Made): string => written(made, rightOf(made));

export const rightFeedback = (made: Made): string => judge(made, rightOf(made))?.feedback ?? '';

// What a reader has answered of one sheet: kept as it was given, counted, never judged here.

export interface Answered {
  /** The last one. */
  answer: Answer;
  attempts: number;
  /** Whether the first attempt was right, and whether any was. */
  first: boolean;
  right: boolean;
}

/** By the item's id. */
export type Answers = ReadonlyMap<string, Answered>;

/** The answers with one more. */
export function withAnswer(answers: Answers, id: string, answer: Answer, right: boolean): Answers {
  const before = answers.get(id);
  const attempts = (before?.attempts ?? 0) + 1;
  const now = { answer, attempts, first: before?.first ?? right, right: right || (before?.right ?? false) };
  return new Map([...answers, [id, now]]);
}

/** Items that were right at the first attempt: the score. */
export function firstRight(answers: Answers): number {
  return [...answers.values()].filter(({ first }) => first).length;
}

/** Answers as text, and back; what is not of that form is left out. */
export function answersText(answers: Answers): string {
  return JSON.stringify({ version: 1, answers: Object.fromEntries(answers) });
}

export function readAnswers(text: string): Answers {
  try {
    const read: unknown = JSON.parse(text);
    if (!isKept(read)) return new Map();
    return new Map(Object.entries(read.answers).filter((entry): entry is [string, Answered] => isAnswered(entry[1])));
  } catch {
    return new Map();
  }
}

function isKept(value: unknown): value is { answers: Record<string, unknown> } {
  return isObject(value) && 'version' in value && value.version === 1 && 'answers' in value && isObject(value.answers);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAnswered(value: unknown): value is Answered {
  if (!isObject(value)) return false;
  const { answer, attempts, first, right } = value;
  const given = typeof answer === 'string' || (typeof answer === 'number' && Number.isFinite(answer));
  return given && Number.isInteger(attempts) && typeof first === 'boolean' && typeof right === 'boolean';
}

// The letters of answers, on the screen and on paper.

const letters = 'abcdefghij';

export function letterOf(place: number): string {
  return letters.charAt(place);
}

/** The place of a letter as somebody has typed it, "b", "B", "b)" or "(b)"; -1 where it is none. */
export function placeOf(text: string): number {
  const letter = /^\(?([a-j])[).]?$/i.exec(text.trim())?.[1];
  return letter === undefined ? -1 : letters.indexOf(letter.toLowerCase());
}

// The place at which a line comes nearest to a figure, and the places where it is near enough.

/** Digits with which a figure at a place is written. */
const figureDigits = 3;

/** Of a line that goes one way; `tolerance` is of the figure, exact or as it is written, and the nearest place is accepted whatever it is. */
export function nearestFigure(points: readonly { x: number; y: number }[], figure: number, tolerance: number) {
  const away = ({ y }: { y: number }): number => Math.abs(y - figure);
  const [nearest] = [...points].sort((a, b) => away(a) - away(b));
  if (!nearest) throw new RangeError('no points');
  const isNear = ({ y }: { y: number }): boolean =>
    within(y, figure, tolerance) || within(asWritten(y, figureDigits), figure, tolerance);
  const near = points.filter(isNear).map(({ x }) => x);
  return {
    value: nearest.x,
    accepted: { from: Math.min(nearest.x, ...near), to: Math.max(nearest.x, ...near) },
  };
}
