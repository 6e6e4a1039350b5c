// What a reader has answered of one sheet: kept as it was given, counted, never judged here.
import type { Answer } from './judge.ts';

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
