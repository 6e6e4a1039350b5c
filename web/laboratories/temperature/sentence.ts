// The question, and what the reader's own temperature does to the query that is looked at, in words.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { Pattern } from './view.ts';

interface Told {
  usual: Pattern;
  own: Pattern;
  /** Counted from 0. */
  query: number;
  d: number;
  /** |q| of the query, where each has its own temperature. */
  length: number | undefined;
}

export function sentence({ usual, own, query, d, length }: Told): string {
  const peak = (pattern: Pattern): string => percent(figureAt(pattern.rows.peak, query));
  const entropy = (pattern: Pattern): string => significant(figureAt(pattern.rows.entropy, query), 2);
  const words = {
    query: String(query + 1),
    temperature: short(own.temperature),
    peak: peak(own),
    usualPeak: peak(usual),
    entropy: entropy(own),
    usualEntropy: entropy(usual),
    d: String(d),
  };
  if (length === undefined) return say('temperature.live', words);
  return say('temperature.liveEach', { ...words, length: significant(length, 3) });
}

// The question of the laboratory: what half the temperature does to the odds of two keys. The core answers it.

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
