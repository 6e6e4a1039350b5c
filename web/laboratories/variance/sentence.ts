// The question, and what was measured, in words: where the draws at the d in focus end, and what the sweep found there.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { ruleReport } from '../../kit/sweep/figures.ts';
import type { Draws } from './draws.ts';
import type { View } from './view.ts';

/** Two thirds of a sample lie between these shares of it. */
const thirds = [1 / 6, 5 / 6];

export function drawSentence(
  chapters: ChaptersClient,
  { d, count, walks, scores }: Draws,
  report: DimensionReport | undefined,
): string {
  const words = { d: whole(d), count: whole(count) };
  const between = (p: readonly number[], decimals: number): { low: string; high: string } => {
    const found = chapters.quantiles(scores ?? [], p);
    return { low: fixed(figureAt(found, 0), decimals), high: fixed(figureAt(found, 1), decimals) };
  };
  if (scores && count > 10) return say('variance.live.thirds', { ...words, ...between(thirds, 1) });
  if (scores && count > 1) return say('variance.live.few', { ...words, ...between([0, 1], 1) });
  if (count === 1) {
    const score = walks[0] ? fixed(figureAt(walks[0].sums, d - 1), 2) : '';
    return sayCounted('variance.live.draw', d, { ...words, score });
  }
  if (!report) return say('variance.live.drawing', words);
  const { value, low, high } = report.std;
  return say('variance.live.many', {
    ...words,
    count: whole(report.samples),
    std: significant(value),
    low: low === null ? '' : significant(low),
    high: high === null ? '' : significant(high),
  });
}

export function sweepSentence({ focus, keys, near, laws, theory }: View): string {
  const d = whole(focus);
  const law = laws.get(focus);
  if (!near || !law) return say('variance.live.waiting', { d });
  const peak = (id: string): string => {
    const estimate = ruleReport(near, id)?.peakWeight;
    return estimate ? percent(estimate.value) : say('laboratory.none');
  };
  const measured = { d, variance: significant(near.variance.value), std: significant(near.std.value) };
  const size = theory
    ? say('variance.live.sizeTheory', {
        ...measured,
        theoryVariance: short(law.variance),
        theoryStd: significant(law.std),
      })
    : say('variance.live.size', measured);
  const weights = sayCounted('variance.live.weights', keys, {
    keys: whole(keys),
    none: peak('none'),
    sqrt: peak('sqrt'),
    linear: peak('linear'),
  });
  return `${size} ${weights}`;
}

// The question with which the measurement opens: how large a score is, typically, at one d.

/** The d that is asked about. */
export const askedDimension = 64;

/** What the slider stops at, 1 … 4096. */
const stops = [
  1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 128, 160, 192, 256, 384, 512,
  768, 1024, 1536, 2048, 3072, 4096,
];

export function sizeQuestion(report: DimensionReport | undefined): {
  question: Question;
  outcome: Outcome | undefined;
} {
  const d = whole(askedDimension);
  const question: Question = {
    text: say('variance.guess.question', { d }),
    answer: {
      kind: 'number',
      stops,
      initial: 32,
      logarithmic: true,
      text: (value) => short(value, value < 1000 ? 3 : 4),
    },
  };
  if (!report) return { question, outcome: undefined };
  const { std, variance } = report;
  return {
    question,
    outcome: {
      value: std.value,
      text: significant(std.value),
      why: say('variance.guess.why', { d, variance: significant(variance.value), std: significant(std.value) }),
    },
  };
}
