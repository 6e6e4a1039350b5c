// What the chapter on gradients asks first: what is left of the Jacobian of the typical row, where everybody quotes the average.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { fixed, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { Outcome, Question } from '../laboratory/question.ts';
import { rowsUnder } from './rows.ts';

/** The question is always about the same rows, whatever is set. */
const asked = { seed: '1', draw: 0, d: 64, keys: 8, rows: 500 };

const stops = [0, 0.01, 0.02, 0.05, 0.07, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.875];

export function question(): Question {
  return {
    text: say('gradient.question', { d: whole(asked.d), keys: whole(asked.keys) }),
    answer: { kind: 'number', stops, initial: 0.4, text: (value) => (value === 0.875 ? '0.875' : fixed(value, 2)) },
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const { mean, median } = rowsUnder(chapters, asked, 'none').summary.trace;
  const words = { median: significant(median, 2), mean: significant(mean, 2), rows: whole(asked.rows) };
  return { value: median, text: say('gradient.result', words), why: say('gradient.why', words) };
}
