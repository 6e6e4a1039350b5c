// Softmax in one pass: after each key the running maximum, the running sum, and what every key seen so far counts for by now.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { RoundedSoftmax } from '../../core/chapters-precision.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** After so many keys. */
export interface Pass {
  score: number;
  /** −∞ before the first key. */
  maximumBefore: number;
  maximum: number;
  sumBefore: number;
  sum: number;
  /** What the sum so far was multiplied by: e^(maximum before − maximum). */
  rescaled: number;
  /** What the key adds: e^(score − maximum). */
  added: number;
  /** e^(score − maximum) of each key seen, as kept so far, and before this key came. */
  kept: Float64Array;
  keptBefore: Float64Array;
}

export interface Online {
  passes: readonly Pass[];
  /** Weights in one pass, and in two with the maximum taken off first. */
  weights: Float64Array;
  twoPass: RoundedSoftmax;
  /** Whether they are the same to the last bit. */
  same: boolean;
}

/** Null where a score is beyond the format. The values are the rows of a unit matrix, so that the outputs are the weights. */
export function onlineOf(chapters: ChaptersClient, format: string, twoPass: RoundedSoftmax): Online | null {
  if (twoPass.outcome !== 'finished') return null;
  const scores = twoPass.scores;
  const n = scores.length;
  const values = Array.from({ length: n * n }, (_, at) => (at % (n + 1) === 0 ? 1 : 0));
  const { maxima, sums, outputs, result } = chapters.onlineSoftmax({
    format,
    scores,
    valueDimension: n,
    values,
    cut: 0,
  });
  if (!result) return null;
  // The first of two scores, less the larger one, is the exponent of a step.
  const factor = (from: number, to: number): number =>
    figureAt(chapters.roundedSoftmax(format, 'shifted', [from, to]).exponentials, 0);
  const passes = Array.from(scores, (score, key): Pass => {
    const first = key === 0;
    const maximum = figureAt(maxima, key);
    const maximumBefore = first ? -Infinity : figureAt(maxima, key - 1);
    return {
      score,
      maximumBefore,
      maximum,
      sumBefore: first ? 0 : figureAt(sums, key - 1),
      sum: figureAt(sums, key),
      rescaled: first ? 0 : factor(maximumBefore, maximum),
      added: factor(score, maximum),
      kept: outputs.subarray(key * n, (key + 1) * n),
      keptBefore: first ? new Float64Array(n) : outputs.subarray((key - 1) * n, key * n),
    };
  });
  const same = result.every((weight, key) => weight === twoPass.weights[key]);
  return { passes, weights: result, twoPass, same };
}
