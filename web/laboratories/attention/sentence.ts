// The question, and what the weights of the query that is looked at say, in words.
import type { CoreClient } from '../../core/client.ts';
import { percent, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { movePoints } from './cell-text.ts';
import type { Step } from './steps.ts';
import { type View, inputOf, rowOf } from './view.ts';

/** What a step does. */
export function says({ sizes, steps, rule, causal }: View, step: Step): string {
  if (step === 'scaled') {
    if (rule.id === 'none') return say('attention.says.undivided');
    return say('attention.says.scaled', { c: short(steps.divisor ?? 1, 4), d: String(sizes.dimension) });
  }
  if (step === 'mask') return say(causal ? 'attention.says.masked' : 'attention.says.open');
  return say(`attention.says.${step}`);
}

/** The place of the largest figure; the first of equals. */
function strongest(weights: ArrayLike<number>): number {
  let best = 0;
  for (let key = 1; key < weights.length; key += 1) if (figureAt(weights, key) > figureAt(weights, best)) best = key;
  return best;
}

export function sentence({ sizes, steps, unscaled, rule }: View, row: number): string {
  const weights = rowOf(steps.weights, row, sizes.keys);
  const key = strongest(weights);
  const words = { query: String(row + 1), key: String(key + 1), weight: percent(figureAt(weights, key), 1) };
  if (figureAt(weights, key) === 1) return say('attention.liveOnly', words);
  if (rule.id === 'none') return say('attention.liveUndivided', words);
  return say('attention.live', {
    ...words,
    c: short(steps.divisor ?? 1, 4),
    raw: percent(figureAt(rowOf(unscaled.weights, row, sizes.keys), key), 1),
  });
}

// The question of the laboratory: does the divisor undo large entries? The core answers it for the matrices on show.

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
