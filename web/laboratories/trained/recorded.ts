// What was recorded when small GPTs were trained: three rules × two starts × two optimisers × seeds, and first spread × divisor × seeds.
// tests/reference/small_gpt trains them and writes the files.
import ablationFile from './recorded/ablation.json';
import gridFile from './recorded/grid.json';
import textFile from './recorded/text.json';
import { figureAt } from '../../kit/figure-at.ts';

interface Grid {
  /** Steps of AdamW. */
  steps: number;
  /** First standard deviation of the undivided scores. */
  spreads: readonly number[];
  divisors: readonly number[];
  seeds: readonly number[];
  /** Bits a character of held-out text: by seed, spread and divisor. */
  bits: readonly (readonly (readonly number[])[])[];
  /** Of all seeds, by spread and divisor. */
  median: readonly (readonly number[])[];
  /** The place of the best divisor, by spread. */
  least: readonly number[];
}

export const optimizers = ['adamw', 'sgd'] as const;
export const starts = ['tiny', 'unit'] as const;
export const rules = ['none', 'sqrt', 'linear'] as const;

/** How models were trained: what stands together in the ablation. */
export interface Way {
  optimizer: (typeof optimizers)[number];
  start: (typeof starts)[number];
}

type Rule = (typeof rules)[number];

export interface Run extends Way {
  rule: Rule;
  seed: number;
  /** Bits a character of held-out text after a quarter, half, three quarters and all of the steps. */
  heldOutBits: readonly number[];
  /** Standard deviation of the undivided scores of held-out text, by layer and head. */
  spreadAtStart: readonly (readonly number[])[];
  spreadAtEnd: readonly (readonly number[])[];
}

export interface Group extends Way {
  rule: Rule;
  /** Of the seeds, after all steps: median, least and most. */
  bits: number;
  least: number;
  most: number;
  /** Median bits with the divisor times each of the ablation's factors. */
  valley: readonly number[];
}

export interface Ablation {
  steps: number;
  factors: readonly number[];
  runs: readonly Run[];
  medians: readonly Group[];
}

export const grid: Grid = gridFile;

export function medianBits(row: number, column: number): number {
  return figureAt(grid.median[row] ?? [], column);
}

/** Its bits by seed, rising. */
export function bitsBySeed(row: number, column: number): number[] {
  return grid.bits.map((seed) => figureAt(seed[row] ?? [], column)).sort((a, b) => a - b);
}

export const ablation = ablationFile as unknown as Ablation;

/** Characters of the small model in the order of their numbers, and texts that it has not seen. */
export const { characters, heldOut } = textFile;

export const ways: readonly Way[] = optimizers.flatMap((optimizer) => starts.map((start) => ({ optimizer, start })));

/** The figures of a rule, trained one way. */
export function groupOf(rule: string, { optimizer, start }: Way): Group {
  const found = ablation.medians.find(
    (each) => each.rule === rule && each.optimizer === optimizer && each.start === start,
  );
  if (!found) throw new RangeError(`no runs of ${rule} by ${optimizer} from ${start}`);
  return found;
}

/** Its runs, by seed. */
export function runsOf(rule: string, { optimizer, start }: Way): Run[] {
  return ablation.runs.filter((each) => each.rule === rule && each.optimizer === optimizer && each.start === start);
}
