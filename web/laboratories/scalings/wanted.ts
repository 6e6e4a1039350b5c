// What the reader's settings ask of the sweeps and of the pull: the draws, the grid, and the rules, those on show first.
import type { RuleChoice, ScaleRule } from '../../core/types.ts';
import { gridWith } from '../../kit/sweep/request.ts';

/** What decides the random vectors. */
export interface Draws {
  seed: string;
  samples: number;
  keys: number;
}

export interface Wanted {
  draws: Draws;
  dimensions: readonly number[];
  focus: number;
  /** Sets of rules that are run one after another, each at most 16. */
  batches: readonly (readonly RuleChoice[])[];
}

/** What is to be measured of the target's pull. */
export interface PullsWanted extends Omit<Wanted, 'batches'> {
  /** Each with the least d at which it is defined. */
  rules: readonly { choice: RuleChoice; least: number }[];
}

export interface ScalingsSettings extends Draws {
  dimensions: readonly number[];
  focus: number;
  exponent: number;
  constant: number;
  gain: number;
}

/** Where the slider of the exponent stops; the rules for all of them are made ready, so that the line follows the hand. */
export const exponentStops = [-1, -0.5, -0.25, 0, 0.125, 0.25, 0.375, 0.45, 0.5, 0.55, 0.625, 0.75, 1, 2, 3, 5];

/** The same for the constant. */
export const constantStops = [1, 2, 3, 4, 6, 8, 10, 12, 16, 24, 32, 64];

/** Every rule of the table, with the reader's parameter or the table's. */
export function choicesOf(rules: readonly ScaleRule[], settings: ScalingsSettings): RuleChoice[] {
  const own: Readonly<Record<string, number>> = {
    power: settings.exponent,
    constant: settings.constant,
    cosine: settings.gain,
  };
  return rules.map(({ id, parameter }) => ({ id, parameter: own[id] ?? parameter?.initial ?? 0 }));
}

/** What the question, the sentence and the notes speak of, on show or not. */
const told = ['none', 'sqrt', 'linear', 'log'];

/** The pull costs more than what a sweep measures: only rules on show are asked for, and those that are spoken of. */
export function pullsWanted(
  rules: readonly ScaleRule[],
  settings: ScalingsSettings & { shown: readonly string[] },
): PullsWanted {
  const { draws, dimensions, focus } = wanted(rules, settings);
  const choices = choicesOf(rules, settings);
  return {
    draws,
    dimensions,
    focus,
    rules: rules.flatMap(({ id, leastDimension: least }, index) => {
      const choice = choices[index];
      return choice && (settings.shown.includes(id) || told.includes(id)) ? [{ choice, least }] : [];
    }),
  };
}

export function wanted(rules: readonly ScaleRule[], settings: ScalingsSettings): Wanted {
  const { seed, samples, keys, dimensions, focus } = settings;
  return {
    draws: { seed, samples, keys },
    dimensions: gridWith(dimensions, focus),
    focus,
    batches: [
      choicesOf(rules, settings),
      exponentStops.map((parameter) => ({ id: 'power', parameter })),
      constantStops.map((parameter) => ({ id: 'constant', parameter })),
    ],
  };
}
