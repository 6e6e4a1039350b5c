// A model and what its rule does to random vectors of its head size: which sweeps are asked, and their figures in rows.
import type { CoreClient } from '../../core/client.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, RuleChoice, RuleReport, SweepSpecification } from '../../core/types.ts';
import type { Role } from '../../figure/styles.ts';
import { say } from '../../i18n/say.ts';
import { type Model, models } from './models.ts';

// The models by head size, each with the divisors that the core gives for it.

/** All models of one head size, the one with the largest factor first. */
export type Band = ReturnType<typeof bandsOf>[number];

/** A model and what q·k of vectors with mean square 1 is divided by. */
export type Entry = Band['entries'][number];

const sqrtRule: RuleChoice = { id: 'sqrt', parameter: 0 };
export const linearRule: RuleChoice = { id: 'linear', parameter: 0 };
export const noRule: RuleChoice = { id: 'none', parameter: 0 };

export function bandsOf(core: CoreClient) {
  const dimensions = [...new Set(models.map(({ dimension }) => dimension))].sort((a, b) => a - b);
  return dimensions.map((dimension) => ({
    dimension,
    /** √d and d. */
    root: core.divisor(sqrtRule, dimension),
    linear: core.divisor(linearRule, dimension),
    entries: models
      .filter((model) => model.dimension === dimension)
      .map((model) => ({ model, divisor: core.divisor(model.divisor, dimension) }))
      .sort((a, b) => a.divisor - b.divisor),
  }));
}

/** Whether its code or report was read, and not only seen quoted or remembered. */
export function wasRead({ source }: Model): boolean {
  return source.standing === 'code' || source.standing === 'report';
}

/** Models of which code or report was read. */
export const read: readonly Model[] = models.filter(wasRead);

/** Those of them whose factor is 1/√d, whatever stands beside it. */
export const onRoot: readonly Model[] = read.filter(({ line }) => line === 'sqrt');

/** Those with nothing beside it. */
export const rootAlone: readonly Model[] = onRoot.filter(({ beside }) => beside === 'nothing');

export function modelOf(id: string): Model {
  const model = models.find((each) => each.id === id);
  if (!model) throw new RangeError(`no model ${id}`);
  return model;
}

export type EffectsAsked = Pick<SweepSpecification, 'seed' | 'samples' | 'keys'>;

/** A row of the pictures: a rule and what it made of the vectors. */
export interface Effect {
  name: string;
  role: Role;
  /** Of the model itself. */
  own: boolean;
  report: RuleReport;
}

const same = (a: RuleChoice, b: RuleChoice): boolean => a.id === b.id && a.parameter === b.parameter;

const usual = [noRule, sqrtRule, linearRule];

/** Independent N(0, 1) entries under the model's rule and the three that everybody asks about. */
export function request({ rule, dimension }: Model, { seed, samples, keys }: EffectsAsked): SweepRequest {
  const rules = [rule, ...usual.filter((each) => !same(each, rule))];
  return { specification: { seed, samples, keys, rules }, dimensions: [dimension], focus: dimension };
}

/** The same draws with entries as small as the model's weights start with; undefined where they start at 1. */
export function ownRequest({ rule, dimension, entries }: Model, asked: EffectsAsked): SweepRequest | undefined {
  if (entries === undefined) return undefined;
  const { seed, samples, keys } = asked;
  const law = { id: 'normal', parameter: 0, mean: 0, std: entries };
  return {
    specification: { seed, samples, keys, rules: [rule], entries: { law, correlation: 0 } },
    dimensions: [dimension],
    focus: dimension,
  };
}

/** The model first, then the others, each once; undefined until its figures are there. */
export function effects(
  model: Model,
  report: DimensionReport | undefined,
  own: DimensionReport | undefined,
): Effect[] | undefined {
  if (!report || (model.entries !== undefined && !own)) return undefined;
  const find = (rule: RuleChoice, from: DimensionReport): RuleReport | undefined =>
    from.rules.find((each) => same(each.rule, rule));
  const rows: (Omit<Effect, 'report'> & { report: RuleReport | undefined })[] = [
    { name: model.name, role: 'theory', own: true, report: find(model.rule, own ?? report) },
    { name: say('models.row.none'), role: 'raw', own: false, report: find(noRule, report) },
    { name: say('models.row.sqrt'), role: 'scaled', own: false, report: find(sqrtRule, report) },
    { name: say('models.row.linear'), role: 'flat', own: false, report: find(linearRule, report) },
  ];
  const known = rows.flatMap((row): Effect[] => (row.report ? [{ ...row, report: row.report }] : []));
  return known.length === rows.length ? known : undefined;
}
