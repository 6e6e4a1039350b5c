// What theory says of the draws at one d: how far the running sum spreads, and the law of where it ends.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Components at which the spread of the running sum is asked for, at most. */
const mostSteps = 64;

/** Points of a density; an even number, so that none is at 0, where that of d = 1 has no end. */
const points = 160;

export interface Theory {
  /** The standard deviation of the sum of so many products. */
  spread: { terms: number; std: number }[];
  densities: { score: number; exact: number; normal: number }[];
}

export function theoryOf(
  core: CoreClient,
  chapters: ChaptersClient,
  { d, range: [low, high] }: { d: number; range: readonly [number, number] },
): Theory {
  const stride = Math.max(1, Math.ceil(d / mostSteps));
  const steps = Array.from({ length: Math.floor(d / stride) }, (_, step) => (step + 1) * stride);
  const terms = steps.at(-1) === d ? steps : [...steps, d];
  const scores = Array.from({ length: points }, (_, point) => low + ((point + 0.5) / points) * (high - low));
  const { density, normalDensity } = chapters.scoreDensity(d, scores);
  return {
    spread: terms.map((count) => ({ terms: count, std: core.scoreLaw(count).std })),
    densities: scores.map((score, point) => ({
      score,
      exact: figureAt(density, point),
      normal: figureAt(normalDensity, point),
    })),
  };
}
