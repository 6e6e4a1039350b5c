// What a learning platform is told of an answer: the detail of the event dk-result. Plain JSON.
import type { Attempts } from './attempts.ts';
import type { Answer } from './judge.ts';

export interface QuizResult {
  /** Id of the item. */
  item: string;
  correct: boolean;
  /** Id of the option, or the number. */
  answer: string | number;
  /** Answers to this item so far, this one among them. */
  attempts: number;
  /** Items that were right at the first attempt, of all on the sheet. */
  score: number;
  of: number;
}

/** The event of an answer that has just been given. */
export function resultEvent(
  attempts: Attempts,
  { item, answer, correct, of }: { item: string; answer: Answer; correct: boolean; of: number },
): CustomEvent<QuizResult> {
  const detail = { item, correct, answer, attempts: attempts.of(item)?.attempts ?? 1, score: attempts.score, of };
  return new CustomEvent('dk-result', { bubbles: true, composed: true, detail });
}
