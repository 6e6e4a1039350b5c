// What the runs have shown so far, rule by rule: at each head dimension the steps to 90 %, or how far the runs came.
import type { TrainingClient } from '../../core/training-client.ts';
import { Kept } from '../../kit/kept.ts';
import { together, type Together } from '../../kit/training/together.ts';
import type { ManyRuns } from '../../kit/training/many-runs.ts';
import type { AskedLine } from './asked.ts';

export interface WidthPoint {
  d: number;
  /** Seeds that are asked for. */
  asked: number;
  /** Undefined before the first run has ended, and where the rule is not defined. */
  found: Together | undefined;
}

export interface WidthLine {
  id: string;
  name: string;
  points: readonly WidthPoint[];
}

export class FoundLines {
  readonly #kept = new Kept<Together>();

  of(training: TrainingClient, lines: readonly AskedLine[], runs: Pick<ManyRuns, 'end'>): WidthLine[] {
    return lines.map(({ id, name, points }) => ({
      id,
      name,
      points: points.map(({ d, plans }) => {
        const ends = plans.flatMap((plan) => runs.end(plan) ?? []);
        const found =
          ends.length === 0 ? undefined : this.#kept.of(`${id} ${String(d)}`, ends, () => together(training, ends));
        return { d, asked: plans.length, found };
      }),
    }));
  }
}

/** Whether the point stands in the picture as a number of steps. */
export function hasSteps({ found }: WidthPoint): boolean {
  return typeof found?.median === 'number';
}

/** Whether runs have ended and no number of steps can be given. */
export function isShort({ found }: WidthPoint): boolean {
  return found?.median === null;
}

export interface Flat {
  line: WidthLine;
  /** What its greatest number of steps is to its least. */
  unevenness: number;
}

/** Of the rules that reached 90 % at every head dimension the one whose steps differ least; undefined where there is none. */
export function flattest(training: Pick<TrainingClient, 'unevenness'>, lines: readonly WidthLine[]): Flat | undefined {
  let best: Flat | undefined;
  for (const line of lines) {
    const steps = line.points.flatMap(({ found }) => found?.median ?? []);
    if (steps.length === 0 || steps.length < line.points.length) continue;
    const unevenness = training.unevenness(steps);
    if (unevenness !== null && !(best && best.unevenness <= unevenness)) best = { line, unevenness };
  }
  return best;
}
