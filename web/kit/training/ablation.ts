// The textbook's exercise: the headline task trained without a divisor, with √d and with d, from the same weights on the same
// batches; and before and after a short training.
import { nextTurn } from '../../core/frame.ts';
import type { TrainingClient, TrainingFigure, TrainingSettings } from '../../core/training-client.ts';
import { type TrainingMeans, TrainingRun } from '../../core/training-run.ts';
import { seedOf, trainingSettings, usualTask } from './plans.ts';

type Rule = 'none' | 'sqrt' | 'linear';

export const ablationSetting = { d: 256, rate: 0.1, steps: 100, runs: 3, seed: '2017' } as const;

/** Medians over the seeds. */
interface Trained {
  /** After the last step. */
  accuracy: number;
  /** Norm of the gradient of W_Q at step 0. */
  gradient: number;
}
export type Ablation = Readonly<Record<Rule, Trained>>;

/** Every run has a seed of its own; the exercise takes the first few. */
export function settingsOfRun(rule: Rule, run: number): TrainingSettings {
  return settingsOf(rule, seedOf(ablationSetting.seed, run), ablationSetting);
}

function settingsOf(rule: Rule, seed: string, { d, rate }: { d: number; rate: number }): TrainingSettings {
  return trainingSettings({ ...usualTask, rule: { id: rule, parameter: 0 }, d, optimizer: 'sgd', rate, seed });
}

/** rejects  CoreUnavailable */
export async function ablation(means: TrainingMeans & { training: TrainingClient }): Promise<Ablation> {
  const [none, sqrt, linear] = await Promise.all([
    trained('none', means),
    trained('sqrt', means),
    trained('linear', means),
  ]);
  return { none, sqrt, linear };
}

async function trained(rule: Rule, means: TrainingMeans & { training: TrainingClient }): Promise<Trained> {
  const { steps, runs } = ablationSetting;
  const all = Array.from(
    { length: runs },
    (_, run) => new TrainingRun({ settings: settingsOfRun(rule, run), heldOutEvery: steps }, means),
  );
  // The record after the last step is that of one step more.
  await Promise.all(all.map((run) => run.advance(steps + 1)));
  const { training } = means;
  const { median } = training.trainingBands(all.map(({ records }) => records));
  const at = (figure: TrainingFigure, row: number): number =>
    median[row * training.columns + training.column(figure)] ?? 0;
  return { accuracy: at('accuracy', steps), gradient: at('queryGradient', 0) };
}

// The headline task before and after a short training with ÷ √d: what its scores are, with the divisor and with it taken away.

/** Enough to learn the task, and a second of a worker. */
const steps = 60;

/** The model of the headline comparison. */
export const measuredModel = { d: 256, keys: usualTask.keys, rate: 0.1, steps } as const;

/** One of four: the scores of one batch. */
interface ScoresOf {
  std: number;
  /** Mean over the rows of the batch. */
  peak: number;
  /** One row, falling. */
  weights: Float64Array;
}

/** With the same weights, undivided and divided. */
type Both = Record<'raw' | 'scaled', ScoresOf>;

export type BeforeAndAfter = Record<'start' | 'trained', Both>;

/** rejects  CoreUnavailable; the reason of the signal */
export async function beforeAndAfter(
  seed: string,
  means: TrainingMeans & { training: TrainingClient },
  signal?: AbortSignal,
): Promise<BeforeAndAfter> {
  const { training } = means;
  const divided = settingsOf('sqrt', seed, measuredModel);
  const undivided = settingsOf('none', seed, measuredModel);
  const run = new TrainingRun({ settings: divided, heldOutEvery: steps }, means);
  await run.advance(steps, { signal });
  const trained = run.state;
  if (!trained) throw new Error('a run without a state');
  const measured = async (settings: TrainingSettings, state: Float64Array): Promise<ScoresOf> => {
    await nextTurn();
    signal?.throwIfAborted();
    return scoresOf(training, settings, state);
  };
  // Both rules have the same weights, so that each can look at what the other has trained.
  const both = async (state: Float64Array): Promise<Both> => ({
    raw: await measured(undivided, state),
    scaled: await measured(divided, state),
  });
  return { start: await both(training.startTraining(divided)), trained: await both(trained) };
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
