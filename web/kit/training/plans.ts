// The runs of one rule at one setting, alike but for their seeds: settings, usual rates, how rules are named, and where a run
// can be.
import { CoreRefusal } from '../../core/refusal.ts';
import type { TrainingClient, TrainingRule, TrainingSettings } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { RuleChoice } from '../../core/types.ts';
import { short } from '../../i18n/numbers.ts';
import { sayNamed } from '../../i18n/say.ts';
import { ruleName } from '../sweep/rules.ts';

// A training run's settings around what an experiment varies: the task is the same in all of them.

/** 32 symbols with random embeddings, one of 16 classes to each key of an example, 64 fresh examples to a step. */
export const task = { symbols: 32, classes: 16, batch: 64, heldOut: 1024 } as const;

/** The width of the model where none is chosen: wide enough for 32 symbols to share few directions. */
export const usualWidth = 128;

/** Accuracy that counts as having learned the task. */
export const learned = 0.9;

export function trainingSettings(varied: Omit<TrainingSettings, keyof typeof task>): TrainingSettings {
  return { ...task, ...varied };
}

/** The seed of a run: each takes the next one, and after the last comes 0. */
export function seedOf(first: string, run: number): string {
  return String(BigInt.asUintN(64, BigInt(first) + BigInt(run)));
}

/** Held-out accuracy is measured at every fifth step where the last is one, else at every step. */
export function heldOutEvery(steps: number): number {
  return steps % 5 === 0 ? 5 : 1;
}

/** How many runs of how many steps, from which seed on. */
interface Runs {
  runs: number;
  steps: number;
  seed: string;
  /** Held-out accuracy at which a run ends by itself. */
  until?: number;
}

/** What an experiment varies, and what it leaves as everybody has it. */
type Varied = Pick<TrainingSettings, 'rule' | 'd' | 'optimizer' | 'rate'> & Partial<TrainingSettings>;

/** What everybody has alike, unless it is what an experiment varies. */
export const usualTask = { modelDimension: usualWidth, keys: 16, trainValues: false, smallStart: false } as const;

export function plansOf({ runs, steps, seed, until }: Runs, varied: Varied): TrainingPlan[] {
  return Array.from({ length: runs }, (_, run) => ({
    heldOutEvery: heldOutEvery(steps),
    ...(until === undefined ? {} : { until }),
    settings: trainingSettings({ ...usualTask, ...varied, seed: seedOf(seed, run) }),
  }));
}

// The learning rates with which experiments begin, each for its optimiser.

export type OptimizerName = 'sgd' | 'adam';

const usual: Readonly<Record<OptimizerName, number>> = { sgd: 0.1, adam: 0.003 };

export function usualRate(optimizer: OptimizerName): number {
  return usual[optimizer];
}

/** The rate after a change of optimiser: the usual one of the new where it was the usual one of the old. */
export function rateAfter(rate: number, from: OptimizerName, to: OptimizerName): number {
  return rate === usual[from] ? usual[to] : rate;
}

// Whether a run can be, and how long it takes: the core refuses rules at sizes where they are not defined.

type Judge = Pick<TrainingClient, 'stepsPerSlice'>;

/** Asks the core once for each rule and size, not for each of a hundred runs at each press; neither seed nor rate matters to the answer. */
export class Slices implements Judge {
  readonly #training: Judge;
  readonly #known = new Map<string, number>();

  constructor(training: Judge) {
    this.#training = training;
  }

  stepsPerSlice(settings: TrainingSettings): number {
    const alike = JSON.stringify({ ...settings, seed: '', rate: 0 });
    const steps = this.#known.get(alike) ?? this.#training.stepsPerSlice(settings);
    this.#known.set(alike, steps);
    return steps;
  }
}

/** False where the rule or d is refused; a refusal of anything else is thrown. */
export function isDefined(training: Judge, { settings }: TrainingPlan): boolean {
  try {
    training.stepsPerSlice(settings);
    return true;
  } catch (thrown) {
    if (thrown instanceof CoreRefusal && ['d', 'rule'].includes(thrown.parameter)) return false;
    throw thrown;
  }
}

/** The name of a rule, with its gain where that is known. */
export function trainingRuleName({ id, parameter }: { id: string; parameter: number | null }): string {
  const filled = parameter === null ? undefined : sayNamed(`training.rule.${id}.filled`, { value: short(parameter) });
  return filled ?? sayNamed(`training.rule.${id}`) ?? ruleName({ id, parameter });
}

/** The rules of those ids in the core's order, each with the gain that it starts from, and with its name in the language of the moment. */
export function ruleChoicesOf(
  rules: readonly TrainingRule[],
  ids: readonly string[],
  gain: number,
): (RuleChoice & { name: string })[] {
  return rules
    .filter(({ id }) => ids.includes(id))
    .map(({ id, parameter }) => ({
      id,
      parameter: parameter ? gain : 0,
      get name() {
        return trainingRuleName({ id, parameter: parameter ? gain : null });
      },
    }));
}
