// What the reader assumes of the entries of q and k, as the core takes it, and what theory says of their score.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { EntryLaw } from '../../core/chapters-entries.ts';
import type { CoreClient } from '../../core/client.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { EntryAssumptions } from '../../core/types.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import { gridWith } from '../../kit/sweep/sweep-run.ts';
import type { DrawSettings, EntrySettings } from './parameters.ts';

/** Of q·k at one d; null where a moment does not exist. */
export type Predicted = ReturnType<typeof predictedScores>[number];

/** What everybody assumes: independent entries of mean 0 and variance 1. */
export const usual: EntrySettings = { law: 'normal', freedom: 5, shape: 0.5, mean: 0, std: 1, correlation: 0 };

/** The scores themselves, and the two divisors that are looked at. */
const rules = ['sqrt', 'linear'].map((id) => ({ id, parameter: 0 }));

export function entryLaw({ law: id, freedom, shape, mean, std }: EntrySettings): EntryLaw {
  const parameter = id === 'student-t' ? freedom : id === 'log-normal' ? shape : 0;
  return { id, parameter, mean, std };
}

export function assumed(settings: EntrySettings): EntryAssumptions {
  return { law: entryLaw(settings), correlation: settings.correlation };
}

export function entriesRequest(settings: EntrySettings, draws: DrawSettings): SweepRequest {
  const { seed, samples, keys, dimensions, focus } = draws;
  return {
    specification: { seed, samples, keys, rules, entries: assumed(settings) },
    dimensions: gridWith(dimensions, focus),
    focus,
  };
}

export function predictedScores(chapters: ChaptersClient, settings: EntrySettings, grid: readonly number[]) {
  const law = entryLaw(settings);
  const { mean, variance, std } =
    settings.correlation === 0
      ? chapters.scoreOfEntries(law, law, grid)
      : chapters.correlatedScore(law, settings.correlation, grid);
  return grid.map((d, place) => ({
    d,
    mean: figureAt(mean, place),
    variance: variance && figureAt(variance, place),
    std: std && figureAt(std, place),
  }));
}

/** Figures of scores after a divisor: those of a score q·k with q = ±1 and each figure as a key, which the core divides. */
export function divided(
  core: CoreClient,
  figures: readonly number[],
  { rule, d, sign }: { rule: 'none' | 'sqrt' | 'linear'; d: number; sign: 1 | -1 },
): number[] {
  const divisor = core.divisor({ id: rule, parameter: 0 }, d);
  return [...scoresOfQuery(core, [sign], figures, { id: 'constant', parameter: divisor }).scaledScores];
}
