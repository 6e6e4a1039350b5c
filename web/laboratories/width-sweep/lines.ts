// What is to be trained, and what the runs have shown so far, rule by rule: at each head dimension the steps to 90 %, or how
// far the runs came.
import type { TrainingClient, TrainingRule } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import { isDefined, learned, plansOf, ruleChoicesOf } from '../../kit/training/plans.ts';
import { type AskedRow, type FoundRow, askedRow } from '../../kit/training/rule-rows.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { widthSweepParameters } from './parameters.ts';

// What is to be trained: rules × head dimensions × seeds, and in which order, so that the picture is whole soon and exact later.

export type WidthValues = ValuesOf<typeof widthSweepParameters>;

/** Wider heads come last. */
const soon = 256;

type Judge = Pick<TrainingClient, 'stepsPerSlice'>;

export function linesOf(training: Judge, rules: readonly TrainingRule[], values: WidthValues): AskedRow<'d'>[] {
  const { shown, dimensions, optimizer, rate, gain } = values;
  return ruleChoicesOf(rules, shown, gain).map((choice) =>
    askedRow(choice, (rule) =>
      dimensions.map((d) => {
        const plans = plansOf({ ...values, until: learned }, { rule, d, optimizer, rate });
        return { d, plans: plans[0] && isDefined(training, plans[0]) ? plans : [] };
      }),
    ),
  );
}

/** In the order of their turns: one seed of all narrower heads, further seeds, then the wide heads. */
export function inTurn(lines: readonly AskedRow<'d'>[]): TrainingPlan[] {
  const all = lines.flatMap(({ cells }) =>
    cells.flatMap(({ d, plans }) => plans.map((plan, run) => ({ plan, turn: [d > soon ? 1 : 0, run, d] as const }))),
  );
  return all.sort(({ turn: a }, { turn: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(({ plan }) => plan);
}

/** The line of a rule; each cell is a point of the picture. */
export type WidthLine = FoundRow<'d'>;
export type WidthPoint = WidthLine['cells'][number];

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
    const steps = line.cells.flatMap(({ found }) => found?.median ?? []);
    if (steps.length === 0 || steps.length < line.cells.length) continue;
    const unevenness = training.unevenness(steps);
    if (unevenness !== null && !(best && best.unevenness <= unevenness)) best = { line, unevenness };
  }
  return best;
}
