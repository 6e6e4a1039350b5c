// The textbook's exercise: the headline task trained without a divisor, with √d and with d, from the same weights on the same batches.
import type { TrainingClient } from '../../core/training-client.ts';
import { TrainingRun, type TrainingMeans } from '../../core/training-run.ts';
import type { TrainingFigure, TrainingSettings } from '../../core/training-types.ts';
import { seedOf, trainingSettings, usualWidth } from './settings.ts';

const rules = ['none', 'sqrt', 'linear'] as const;
type Rule = (typeof rules)[number];

/** How it is trained. */
export const ablationSetting = { d: 256, rate: 0.1, steps: 100, runs: 3, seed: '2017' } as const;

/** Medians over the seeds. */
export interface Trained {
  /** After the last step. */
  accuracy: number;
  /** Norm of the gradient of W_Q at step 0. */
  gradient: number;
}
export type Ablation = Readonly<Record<Rule, Trained>>;

/** Every run has a seed of its own; the exercise takes the first few. */
export function settingsOfRun(rule: Rule, run: number): TrainingSettings {
  const { d, rate, seed } = ablationSetting;
  return trainingSettings({
    seed: seedOf(seed, run),
    rule: { id: rule, parameter: 0 },
    d,
    keys: 16,
    modelDimension: usualWidth,
    optimizer: 'sgd',
    rate,
    trainValues: false,
    smallStart: false,
  });
}

/** rejects  CoreUnavailable; the reason of the signal */
export async function ablation(
  means: TrainingMeans & { training: TrainingClient },
  signal?: AbortSignal,
): Promise<Ablation> {
  const found = await Promise.all(rules.map(async (rule) => [rule, await trained(rule, means, signal)] as const));
  return Object.fromEntries(found) as Record<Rule, Trained>;
}

async function trained(
  rule: Rule,
  means: TrainingMeans & { training: TrainingClient },
  signal: AbortSignal | undefined,
): Promise<Trained> {
  const { steps, runs } = ablationSetting;
  const all = Array.from(
    { length: runs },
    (_, run) => new TrainingRun({ settings: settingsOfRun(rule, run), heldOutEvery: steps }, means),
  );
  // The record after the last step is that of one step more.
  await Promise.all(all.map((run) => run.advance(steps + 1, { signal })));
  const { training } = means;
  const { median } = training.trainingBands(all.map(({ records }) => records));
  const at = (figure: TrainingFigure, row: number): number =>
    median[row * training.columns + training.column(figure)] ?? 0;
  return { accuracy: at('accuracy', steps), gradient: at('queryGradient', 0) };
}
