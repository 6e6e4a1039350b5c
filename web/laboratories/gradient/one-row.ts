// One row under the three rules, and multiplied by a factor: weights, Jacobian, and what becomes of its size.
import { type TemplateResult, html } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { GradientRows } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula, inFormula } from '../../kit/formula/mathml.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import { byName } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { factors } from './parameters.ts';
import { ruleNames, type RowSets } from './rows.ts';

/** Among more keys than these a map shows the strongest, as many as these. */
export const mostShown = 12;

/** The Jacobian of a row, or the part of it that belongs to its strongest keys. */
export interface RowJacobian {
  /** The keys that are shown, counted from 0. */
  shown: readonly number[];
  keys: number;
  /** Of the keys that are shown. */
  weights: Float64Array;
  /** shown × shown, row-major. */
  jacobian: Float64Array;
  /** Of the whole Jacobian. */
  trace: number;
}

export type OneRow = ReturnType<typeof oneRow>;

/** The scaled scores of the keys that a row has. */
function cut({ scaledScores, keys }: GradientRows, row: number): Float64Array {
  const from = ((row - 1) * scaledScores.length) / keys.length;
  return scaledScores.subarray(from, from + figureAt(keys, row - 1));
}

export function oneRow(chapters: ChaptersClient, sets: RowSets, row: number) {
  /** Under each rule, with the same keys: divisors do not change their order. */
  const jacobians = byName(ruleNames, (rule) => rowJacobian(chapters, cut(sets[rule], row)));
  /** Of the scores after ÷ √d, multiplied by each of the factors. */
  const sizes = chapters.jacobianSizes(cut(sets.sqrt, row), factors);
  return { row, jacobians, sizes };
}

/** All of it among few keys; among many the part of the strongest ones, column by column. */
export function rowJacobian(chapters: ChaptersClient, scores: Float64Array): RowJacobian {
  const keys = scores.length;
  if (keys <= mostShown) {
    const { weights, jacobian, trace } = chapters.softmaxJacobian(scores);
    return { shown: Array.from(scores, (_, key) => key), keys, weights, jacobian, trace };
  }
  const order = Array.from(scores, (score, key) => ({ score, key })).sort((a, b) => b.score - a.score || a.key - b.key);
  const shown = order.slice(0, mostShown).map(({ key }) => key);
  const { weights, jacobianTrace } = chapters.softmaxSteps(scores);
  const pick = (list: Float64Array): number[] => shown.map((key) => figureAt(list, key));
  const jacobian = new Float64Array(shown.length * shown.length);
  shown.forEach((key, column) => {
    const unit = new Float64Array(keys);
    unit[key] = 1;
    pick(chapters.jacobianProduct(scores, unit)).forEach((entry, line) => {
      jacobian[line * shown.length + column] = entry;
    });
  });
  return { shown, keys, weights: Float64Array.from(pick(weights)), jacobian, trace: jacobianTrace };
}

/** The row's scores after ÷ √d, multiplied: a query with one entry does that to keys with one entry. */
export function multipliedRow(
  core: CoreClient,
  chapters: ChaptersClient,
  { scores, factor }: { scores: Float64Array; factor: number },
): RowJacobian {
  return rowJacobian(chapters, scoresOfQuery(core, [factor], scores).rawScores);
}

/** The scores of a row after ÷ √d. */
export function scoresOf(sets: RowSets, row: number): Float64Array {
  return cut(sets.sqrt, row);
}

// The formula of tr J with the weights of the row on show in it.

/** Weights that are written out. */
const most = 8;

export function rowFormula({ weights, trace }: RowJacobian, row: string): TemplateResult {
  const squares = [...weights.subarray(0, most)].map((weight) => ` − ${inFormula(weight, 2)}²`);
  const text = `1${squares.join('')}${weights.length > most ? ' − …' : ''}`;
  return html`<p class="formula">
    ${symbols(say('gradient.formula', { row }))} tr <i>J</i> = ${formula(text)} = ${significant(trace)}
  </p>`;
}
