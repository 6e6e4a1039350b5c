// The headline task before and after a short training with ÷ √d: what its scores are, with the divisor and with it taken away.
import { nextTurn } from '../../core/frame.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import { TrainingRun, type TrainingMeans } from '../../core/training-run.ts';
import type { TrainingSettings } from '../../core/training-types.ts';
import { trainingSettings, usualWidth } from './settings.ts';

/** Enough to learn the task, and a second of a worker. */
const steps = 60;

/** The model of the headline comparison. */
export const measuredModel = { d: 256, keys: 16, steps } as const;

/** One of four: the scores of one batch. */
export interface ScoresOf {
  std: number;
  /** Mean over the rows of the batch. */
  peak: number;
  /** One row, falling. */
  weights: Float64Array;
}

export interface BeforeAndAfter {
  /** With the same weights, undivided and divided. */
  start: Record<'raw' | 'scaled', ScoresOf>;
  trained: Record<'raw' | 'scaled', ScoresOf>;
}

function settingsOf(rule: 'none' | 'sqrt', seed: string): TrainingSettings {
  const { d, keys } = measuredModel;
  return trainingSettings({
    seed,
    rule: { id: rule, parameter: 0 },
    d,
    keys,
    modelDimension: usualWidth,
    optimizer: 'sgd',
    rate: 0.1,
    trainValues: false,
    smallStart: false,
  });
}

/** rejects  CoreUnavailable; the reason of the signal */
export async function beforeAndAfter(
  seed: string,
  means: TrainingMeans & { training: TrainingClient },
  signal?: AbortSignal,
): Promise<BeforeAndAfter> {
  const { training } = means;
  const divided = settingsOf('sqrt', seed);
  const undivided = settingsOf('none', seed);
  const run = new TrainingRun({ settings: divided, heldOutEvery: steps }, means);
  await run.advance(steps, { signal });
  const trained = run.state;
  if (!trained) throw new Error('a run without a state');
  const found: ScoresOf[] = [];
  // Both rules have the same weights, so that each can look at what the other has trained.
  for (const state of [training.startTraining(divided), trained]) {
    for (const settings of [undivided, divided]) {
      await nextTurn();
      signal?.throwIfAborted();
      found.push(scoresOf(training, settings, state));
    }
  }
  const [rawStart, scaledStart, rawTrained, scaledTrained] = found;
  if (!rawStart || !scaledStart || !rawTrained || !scaledTrained) throw new Error('four were measured');
  return { start: { raw: rawStart, scaled: scaledStart }, trained: { raw: rawTrained, scaled: scaledTrained } };
}

function scoresOf(training: TrainingClient, settings: TrainingSettings, state: Float64Array): ScoresOf {
  const record = training.measureTraining(settings, state);
  if (!record) throw new Error('the run has diverged');
  const { keys, weights } = training.trainingMap(settings, state);
  return {
    std: record[training.column('scoreStd')] ?? 0,
    peak: record[training.column('peak')] ?? 0,
    weights: weights.slice(0, keys).sort().reverse(),
  };
}
