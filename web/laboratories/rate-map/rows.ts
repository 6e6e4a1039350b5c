// What is to be trained: rules × learning rates × seeds, so that the map is whole soon and exact later; and what the runs have
// shown so far.
import type { TrainingClient, TrainingRule } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import { fixed, listed, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type OptimizerName, isDefined, plansOf, ruleChoicesOf } from '../../kit/training/plans.ts';
import { type AskedRow, type FoundCell, type RuleRow, askedRow } from '../../kit/training/rule-rows.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { rateMapParameters } from './parameters.ts';

export type MapValues = ValuesOf<typeof rateMapParameters>;

/** Whole decades, and what lies half way between them in round numbers. */
const decades: Readonly<Record<OptimizerName, readonly number[]>> = {
  sgd: [1e-3, 0.01, 0.1, 1, 10, 100, 1000],
  adam: [1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1],
};
const halves: Readonly<Record<OptimizerName, readonly number[]>> = {
  sgd: [1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000],
  adam: [1e-6, 3e-6, 1e-5, 3e-5, 1e-4, 3e-4, 1e-3, 3e-3, 0.01, 0.03, 0.1, 0.3, 1],
};

export function ratesOf({ optimizer, rates }: Pick<MapValues, 'optimizer' | 'rates'>): readonly number[] {
  return (rates === 'halves' ? halves : decades)[optimizer];
}

export function rowsOf(
  training: Pick<TrainingClient, 'stepsPerSlice'>,
  rules: readonly TrainingRule[],
  values: MapValues,
): AskedRow<'rate'>[] {
  const { shown, dimension: d, optimizer, gain } = values;
  const rows = ruleChoicesOf(rules, shown, gain).map((choice) =>
    askedRow(choice, (rule) =>
      ratesOf(values).map((rate) => ({
        rate,
        plans: plansOf(values, { rule, d, optimizer, rate }),
      })),
    ),
  );
  return rows.filter(({ cells: [first] }) => first?.plans[0] && isDefined(training, first.plans[0]));
}

/** In the order of their turns: one seed of the whole map, then further ones; costly rules last. */
export function inTurn(
  training: Pick<TrainingClient, 'stepsPerSlice'>,
  rows: readonly AskedRow<'rate'>[],
): TrainingPlan[] {
  const all = rows.flatMap(({ cells }) => cells.flatMap(({ plans }) => plans.map((plan, run) => ({ plan, run }))));
  const quick = new Map(
    rows
      .map(({ cells }) => cells[0]?.plans[0])
      .map((plan) => [plan?.settings.rule.id, plan ? training.stepsPerSlice(plan.settings) : 0]),
  );
  return all
    .sort(
      (a, b) => a.run - b.run || (quick.get(b.plan.settings.rule.id) ?? 0) - (quick.get(a.plan.settings.rule.id) ?? 0),
    )
    .map(({ plan }) => plan);
}

export type MapCell = FoundCell<'rate'>;
export type MapRow = RuleRow<MapCell>;

/** Whether every run of a cell reached 90 %. */
export function learns({ found }: MapCell): boolean {
  return found !== undefined && found.reached === found.runs;
}

/** Whether some runs of a cell reached 90 %, but not all. */
function learnsAtTimes({ found }: MapCell): boolean {
  return found !== undefined && found.reached > 0 && found.reached < found.runs;
}

/** The cell with the highest accuracy at the end; undefined where every run diverged. */
function bestOf(cells: readonly MapCell[]): MapCell | undefined {
  const accuracy = ({ found }: MapCell): number => found?.accuracy?.median ?? -1;
  return cells.reduce<MapCell | undefined>(
    (best, cell) => (accuracy(cell) > (best ? accuracy(best) : -1) ? cell : best),
    undefined,
  );
}

// What the map says of each rule: whether some learning rate brings every run to 90 %, or none does.

export function verdicts(rows: readonly MapRow[]): string {
  const helped = rows.filter(({ cells }) => cells.some(learns));
  const rest = rows.filter(({ cells }) => !cells.some(learns));
  return [
    ...(helped.length > 0 ? [say('rate-map.helped', { rules: listed(helped.map(helpedText)) })] : []),
    ...(rest.length > 0 ? [say('rate-map.notHelped', { rules: listed(rest.map(restText)) })] : []),
  ].join('; ');
}

const helpedText = ({ name, cells }: MapRow): string => say('rate-map.helps', { name, rates: ratesText(cells) });

function restText({ name, cells }: MapRow): string {
  const best = bestOf(cells);
  if (!best) return say('rate-map.rest.diverged', { name });
  const words = { name, accuracy: fixed(best.found?.accuracy?.median ?? 0, 2), rate: short(best.rate) };
  return say(cells.some(learnsAtTimes) ? 'rate-map.rest.atTimes' : 'rate-map.rest', words);
}

/** "0.01 to 1" where they are neighbours, else each of them. */
function ratesText(cells: readonly MapCell[]): string {
  const places = cells.flatMap((cell, place) => (learns(cell) ? [place] : []));
  const rate = (place: number): string => short(cells[place]?.rate ?? 0);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.length < 3 || last - first >= places.length) return listed(places.map(rate));
  return say('training.between', { least: rate(first), most: rate(last) });
}
