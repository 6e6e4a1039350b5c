// Another place for answers than the browser's storage: a page that has one names it before the first sheet is taken up.
import type { Answers } from './answers.ts';

export interface AnswerPlace {
  /** The answers to the sheet of a seed; none where there are none. */
  load: (seed: string) => Answers;
  save: (seed: string, answers: Answers) => void;
  erase: (seed: string) => void;
}

let place: AnswerPlace | undefined;

/** Answers are kept there from now on, and nothing is written into the browser. */
export function keepAnswersAt(other: AnswerPlace | undefined): void {
  place = other;
}

/** The place that was named; undefined for the browser's storage. */
export function answerPlace(): AnswerPlace | undefined {
  return place;
}
