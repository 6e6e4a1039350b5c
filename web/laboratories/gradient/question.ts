// What the chapter on gradients asks first: how far the target's weight moves on the typical row, where everybody quotes the average.
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { Pulls, PullsAsked } from './pulls.ts';

/** The question is always about the same rows, whatever is set. */
export const questionAsked: PullsAsked = { seed: '1', draw: 0, d: 64, keys: 64 };

const stops = [1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 0.6, 1, 3, 10];

export function question(): Question {
  return {
    text: say('gradient.question', { d: whole(questionAsked.d), keys: whole(questionAsked.keys) }),
    answer: { kind: 'number', stops, initial: 0.1, text: (value) => significant(value, 1), logarithmic: true },
  };
}

/** Of the rows that the question is about. */
export function outcome({ asked, figures: { none } }: Pulls): Outcome {
  const words = {
    median: significant(none.median.value, 2),
    mean: significant(none.mean.value, 2),
    rows: whole(asked.rows),
    keys: whole(asked.keys),
  };
  return { value: none.median.value, text: say('gradient.result', words), why: say('gradient.why', words) };
}
