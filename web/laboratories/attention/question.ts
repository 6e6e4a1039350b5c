// The question of the laboratory: does the divisor undo large entries? The core answers it for the matrices on show.
import type { CoreClient } from '../../core/client.ts';
import { percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { movePoints } from './power-of-ten.ts';
import { strongest } from './sentence.ts';
import { inputOf, rowOf, type View } from './view.ts';

export function question(): Question {
  return {
    text: say('attention.ask'),
    answer: {
      kind: 'choice',
      options: (['nothing', 'sharper', 'tenfold'] as const).map((value) => ({
        value,
        name: say(`attention.ask.${value}`),
      })),
    },
  };
}

/** Of the query that is looked at. */
export function outcome(core: CoreClient, view: View, row: number): Outcome {
  const { keys } = view.sizes;
  const q = movePoints(view.q, 1, null) ?? view.q;
  const after = rowOf(core.attention(inputOf({ ...view, q })).weights, row, keys);
  const before = rowOf(view.steps.weights, row, keys);
  const key = strongest(after);
  return {
    value: 'sharper',
    text: say('attention.ask.result', {
      query: String(row + 1),
      key: String(key + 1),
      before: percent(figureAt(before, key), 1),
      after: percent(figureAt(after, key), 1),
    }),
    why: say('attention.ask.why'),
  };
}
