// What was measured, in words: where the draws at the d in focus end, and what the sweep found there.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
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
    return say(d === 1 ? 'variance.live.draw.one' : 'variance.live.draw', { ...words, score });
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
  const weights = say(keys === 1 ? 'variance.live.weights.one' : 'variance.live.weights', {
    keys: whole(keys),
    none: peak('none'),
    sqrt: peak('sqrt'),
    linear: peak('linear'),
  });
  return `${size} ${weights}`;
}
