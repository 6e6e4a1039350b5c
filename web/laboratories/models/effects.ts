// What the rule of a model does to random vectors of its head size: which sweeps are asked, and their figures in rows.
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, RuleChoice, RuleReport } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import type { Role } from '../../figure/roles.ts';
import { linearRule, noRule, sqrtRule } from './bands.ts';
import type { Model } from './model.ts';

export interface EffectsAsked {
  seed: string;
  samples: number;
  keys: number;
}

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
  const rows: { name: string; role: Role; own: boolean; report: RuleReport | undefined }[] = [
    { name: model.name, role: 'theory', own: true, report: find(model.rule, own ?? report) },
    { name: say('models.row.none'), role: 'raw', own: false, report: find(noRule, report) },
    { name: say('models.row.sqrt'), role: 'scaled', own: false, report: find(sqrtRule, report) },
    { name: say('models.row.linear'), role: 'flat', own: false, report: find(linearRule, report) },
  ];
  const known = rows.flatMap((row): Effect[] => (row.report ? [{ ...row, report: row.report }] : []));
  return known.length === rows.length ? known : undefined;
}
