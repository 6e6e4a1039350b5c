// From the settings of the sweep to what the core is asked for.
import type { SweepRequest } from '../../core/sweep.ts';
import type { RuleChoice, ScaleRule } from '../../core/types.ts';

export interface SweepSettings {
  seed: string;
  samples: number;
  keys: number;
  dimensions: readonly number[];
  focus: number;
  exponent: number;
  constant: number;
}

/** All rules, each with the reader's parameter. */
export function chosenRules(rules: readonly ScaleRule[], { exponent, constant }: SweepSettings): RuleChoice[] {
  return rules.map(({ id }) => ({ id, parameter: id === 'power' ? exponent : id === 'constant' ? constant : 0 }));
}

/** The grid with the d in focus in it. */
export function gridWith(dimensions: readonly number[], focus: number): number[] {
  return [...new Set([...dimensions, focus])].sort((a, b) => a - b);
}

export function sweepRequest(settings: SweepSettings, rules: readonly ScaleRule[]): SweepRequest {
  const { seed, samples, keys, dimensions, focus } = settings;
  return {
    specification: { seed, samples, keys, rules: chosenRules(rules, settings) },
    dimensions: gridWith(dimensions, focus),
    focus,
  };
}

/** Whether what was asked earlier answers what is asked now: the same draws, and every d of the grid. */
export function answers(earlier: SweepRequest | undefined, asked: SweepRequest): boolean {
  if (!earlier || JSON.stringify(earlier.specification) !== JSON.stringify(asked.specification)) return false;
  return asked.dimensions.every((d) => earlier.dimensions.includes(d));
}
