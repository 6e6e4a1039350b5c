// The question of the laboratory: what half the temperature does to the odds of two keys. The core answers it.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';

/** Scores of which one key gets twice the weight of the other: ln 2 and 0. */
const twiceTheWeight = [0.6931471805599453, 0] as const;

export function question(): Question {
  return {
    text: say('temperature.ask'),
    answer: {
      kind: 'choice',
      options: (['same', 'root', 'square', 'others'] as const).map((value) => ({
        value,
        name: say(`temperature.ask.${value}`),
      })),
    },
  };
}

export function outcome(chapters: ChaptersClient): Outcome {
  const { weights } = chapters.temperatureResponse(twiceTheWeight, [1, 0.5]);
  const [before, beforeOther, after, afterOther] = [0, 1, 2, 3].map((place) => percent(figureAt(weights, place)));
  return {
    value: 'square',
    text: say('temperature.ask.result', {
      before: before ?? '',
      beforeOther: beforeOther ?? '',
      after: after ?? '',
      afterOther: afterOther ?? '',
    }),
    why: say('temperature.ask.why'),
  };
}
