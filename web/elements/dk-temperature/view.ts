// What the laboratory shows: the core's weights of eight queries over eight keys at four temperatures, and how they answer to others.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SoftmaxRows, TemperatureResponse } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import type { AttentionInput, RuleChoice } from '../../core/types.ts';
import { figureAt } from '../laboratory/figure-at.ts';

/** Queries, and keys. */
export const count = 8;

/** Each half of the one before: what is shown beside the reader's own. */
export const fixedTemperatures = [2, 1, 0.5] as const;

export interface Vectors {
  d: number;
  q: Float64Array;
  k: Float64Array;
}

/** The weights at one temperature; lists run row by row. */
export interface Pattern {
  temperature: number;
  /** What the scores of a row are divided by; null where that differs from query to query. */
  divisor: number | null;
  scaled: Float64Array;
  weights: Float64Array;
  rows: SoftmaxRows;
}

/** The two strongest keys of one query, counted from 0, and the odds of the second against the first. */
export interface Odds {
  first: number;
  second: number;
  odds: number;
}

const places = Array.from({ length: count }, (_, place) => place);
const ones = places.map(() => 1);

export function drawVectors(
  chapters: ChaptersClient,
  { seed, draw, d }: { seed: string; draw: number; d: number },
): Vectors {
  const matrix = (which: number): Float64Array =>
    chapters.drawMatrix({ seed, draw: 2 * draw + which, rows: count, columns: d });
  return { d, q: matrix(0), k: matrix(1) };
}

function input({ d, q, k }: Vectors, rule: RuleChoice): AttentionInput {
  const sizes = { queries: count, keys: count, dimension: d, valueDimension: 1 };
  return { ...sizes, q, k, v: ones, rule, causal: false, mask: null };
}

/** τ√d for all queries, or τ|q| for each. */
export function ruleAt(temperature: number, eachQuery: boolean): RuleChoice {
  return { id: eachQuery ? 'query-norm' : 'temperature', parameter: temperature };
}

export function patternAt(
  core: CoreClient,
  chapters: ChaptersClient,
  { vectors, temperature, eachQuery }: { vectors: Vectors; temperature: number; eachQuery: boolean },
): Pattern {
  const { divisor, scaledScores: scaled, weights } = core.attention(input(vectors, ruleAt(temperature, eachQuery)));
  return { temperature, divisor, scaled, weights, rows: chapters.softmaxRows(scaled, count) };
}

/** q·k itself. */
export function rawScores(core: CoreClient, vectors: Vectors): Float64Array {
  return core.attention(input(vectors, { id: 'none', parameter: 0 })).rawScores;
}

/** |q| of each query: q·q/|q|, which is the score of a query with itself under a rule that divides by |q|. */
export function lengths(core: CoreClient, { d, q }: Vectors): number[] {
  const { scaledScores } = core.attention(input({ d, q, k: q }, ruleAt(1, true)));
  return places.map((place) => figureAt(scaledScores, place * count + place));
}

/** One query's part of a list. */
export function rowOf(list: Float64Array, query: number): Float64Array {
  return list.subarray(query * count, (query + 1) * count);
}

export function oddsOf(chapters: ChaptersClient, pattern: Pattern, query: number): Odds {
  const { exponentials } = chapters.softmaxSteps(rowOf(pattern.scaled, query));
  const order = [...places].sort((a, b) => figureAt(exponentials, b) - figureAt(exponentials, a));
  const [first = 0, second = 0] = order;
  return { first, second, odds: figureAt(exponentials, second) };
}

/** How each query answers to temperatures; `base` holds the scores at τ = 1. */
export function responses(
  chapters: ChaptersClient,
  base: Float64Array,
  temperatures: readonly number[],
): TemperatureResponse[] {
  return places.map((query) => chapters.temperatureResponse(rowOf(base, query), temperatures));
}
