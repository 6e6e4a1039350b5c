// How well the drawn scores fit their law, in words: the exact one, and the normal law of the same variance.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Fit } from '../../core/chapters-statistics.ts';
import type { DimensionReport, ScoreLaw } from '../../core/types.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say, type MessageKey } from '../../i18n/say.ts';
import type { Draws } from './draws.ts';

export interface Fits {
  exact: Fit;
  normal: Fit;
  samples: number;
}

/** Fewer draws than this fit anything. */
const least = 10;

export function fitsOf(chapters: ChaptersClient, { d, scores }: Draws): Fits | undefined {
  if (!scores || scores.length < least) return undefined;
  return {
    samples: scores.length,
    exact: chapters.goodnessOfFit({ d, scores, against: 'score' }),
    normal: chapters.goodnessOfFit({ d, scores, against: 'normal' }),
  };
}

/** Below these a p-value speaks against the law, clearly or somewhat. */
const clear = 0.001;
const somewhat = 0.05;

function verdict({ kolmogorovSmirnovP, andersonDarlingP }: Fit): 'fits' | 'doubtful' | 'refuted' {
  const p = Math.min(kolmogorovSmirnovP, andersonDarlingP);
  return p < clear ? 'refuted' : p < somewhat ? 'doubtful' : 'fits';
}

/** "0.81"; what is nearly nothing is not written out. */
const written = (p: number): string => (p < 1e-4 ? say('variance.fit.tiny') : significant(p, 2));

export function fitSentence({ exact, normal, samples }: Fits): string {
  const sentence = (key: 'variance.fit.exact' | 'variance.fit.normal', fit: Fit): string => {
    const words: MessageKey = `variance.fit.${verdict(fit)}`;
    return say(key, {
      ks: written(fit.kolmogorovSmirnovP),
      ad: written(fit.andersonDarlingP),
      verdict: say(words),
    });
  };
  const head = say('variance.fit.head', { count: whole(samples) });
  return `${head} ${sentence('variance.fit.exact', exact)} ${sentence('variance.fit.normal', normal)} ${say('variance.fit.meaning')}`;
}

/** Of draws that are too many for these tests the kurtosis tells: 3 for a normal law, 3 + 6/d for this one. */
export function kurtosisSentence({ kurtosis, samples }: DimensionReport, law: ScoreLaw): string {
  const { value, low, high } = kurtosis;
  const measured =
    low === null || high === null
      ? significant(value)
      : say('variance.kurtosis.band', { value: significant(value), low: significant(low), high: significant(high) });
  return say('variance.kurtosis', { count: whole(samples), measured, exact: significant(law.kurtosis, 4) });
}

/** What can be said of the fit; nothing of a single draw, nor before the workers have drawn. */
export function fitText(
  chapters: ChaptersClient,
  draws: Draws,
  report: DimensionReport | undefined,
  law: ScoreLaw,
): string {
  const fits = fitsOf(chapters, draws);
  if (fits) return fitSentence(fits);
  return report ? kurtosisSentence(report, law) : '';
}
