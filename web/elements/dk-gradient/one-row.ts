// One row under the three rules, and multiplied by a factor: weights, Jacobian, and what becomes of its size.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { JacobianSizes, SoftmaxJacobian } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import { ruleNames, type RowSets, type RuleName } from './rows.ts';

/** Ten to a factor of ten, as sizes are graded in shops. */
const grades = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];

/** Factors from 0.01 to 100, at which the curves are computed and the slider stops. */
export const factors = [...[0.01, 0.1, 1, 10].flatMap((ten) => grades.map((grade) => rounded(ten * grade))), 100];

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

export interface OneRow {
  /** Counted from 1. */
  row: number;
  /** Under each rule. */
  jacobians: Readonly<Record<RuleName, SoftmaxJacobian>>;
  /** Of the scores after ÷ √d, multiplied by each of the factors. */
  sizes: JacobianSizes;
}

const cut = (list: Float64Array, row: number, keys: number): Float64Array =>
  list.subarray((row - 1) * keys, row * keys);

export function oneRow(chapters: ChaptersClient, sets: RowSets, row: number, keys: number): OneRow {
  const jacobians = Object.fromEntries(
    ruleNames.map((rule) => [rule, chapters.softmaxJacobian(cut(sets[rule].scaledScores, row, keys))]),
  ) as Record<RuleName, SoftmaxJacobian>;
  return { row, jacobians, sizes: chapters.jacobianSizes(cut(sets.sqrt.scaledScores, row, keys), factors) };
}

/** The row's scores after ÷ √d, multiplied: a query with one entry does that to keys with one entry. */
export function multipliedRow(
  core: CoreClient,
  chapters: ChaptersClient,
  { scores, factor }: { scores: Float64Array; factor: number },
): SoftmaxJacobian {
  const { rawScores } = core.attention({
    queries: 1,
    keys: scores.length,
    dimension: 1,
    valueDimension: 1,
    q: [factor],
    k: scores,
    v: new Float64Array(scores.length),
    rule: { id: 'none', parameter: 0 },
    causal: false,
    mask: null,
  });
  return chapters.softmaxJacobian(rawScores);
}

/** The scores of a row after ÷ √d. */
export function scoresOf(sets: RowSets, row: number, keys: number): Float64Array {
  return cut(sets.sqrt.scaledScores, row, keys);
}
