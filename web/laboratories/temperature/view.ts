// What the laboratory shows: the core's weights of eight queries over their keys at four temperatures, and how they react to others.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SoftmaxRows, TemperatureResponse } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import type { AttentionInput, RuleChoice } from '../../core/types.ts';
import { logScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Queries, whatever the number of keys. */
export const queries = 8;

/** Columns of a pattern: more keys than these are not drawn, though every figure counts them. */
export const mostColumns = 8;

/** Scores that a program or a file holds of all queries; of more it holds those of one. */
const mostScores = 512;

/** Rows that the core draws at once. */
const mostRows = 128;

/** Where the draws of keys after the first 128 begin: behind those of all queries and first keys (2 · 400,000 + 1). */
const laterKeys = 1_000_000;
/** Such draws that a set of 512 keys takes. */
const laterParts = 3;

/** Each half of the one before: what is shown beside the reader's own. */
export const fixedTemperatures = [2, 1, 0.5] as const;

export type Vectors = ReturnType<typeof drawVectors>;

/** Of each query. */
type RowFigures = Pick<SoftmaxRows, 'peak' | 'entropy'>;

/** The weights at one temperature; lists run row by row. */
export type Pattern = ReturnType<typeof patternAt>;

/** The two strongest keys of one query, counted from 0, and the odds of the second against the first. */
export type Odds = ReturnType<typeof oddsOf>;

export const queryPlaces = Array.from({ length: queries }, (_, place) => place);

export interface Drawn {
  seed: string;
  draw: number;
  d: number;
  keys: number;
  causal?: boolean;
}

/** Fewer keys are the first of more, and entries of a smaller d the first of a larger one. */
export function drawVectors(chapters: ChaptersClient, { seed, draw, d, keys, causal = false }: Drawn) {
  const matrix = (address: number, rows: number): Float64Array =>
    chapters.drawMatrix({ seed, draw: address, rows, columns: d });
  const k: Float64Array = new Float64Array(keys * d);
  for (let from = 0, part = 0; from < keys; from += mostRows, part += 1) {
    const address = part === 0 ? 2 * draw + 1 : laterKeys + laterParts * draw + part - 1;
    k.set(matrix(address, Math.min(keys - from, mostRows)), from * d);
  }
  // How many of the keys each query has: all, or under a causal mask those up to its place in the text.
  const seen = causal ? chapters.causalPlaces(queries, keys) : queryPlaces.map(() => keys);
  return { d, keys, q: matrix(2 * draw, queries), k, seen };
}

function input({ d, keys, q, k, seen }: Vectors, rule: RuleChoice): AttentionInput {
  const sizes = { queries, keys, dimension: d, valueDimension: 1 };
  const mask = isCausal({ keys, seen }) ? Uint8Array.from({ length: queries * keys }, allowed) : null;
  return { ...sizes, q, k, v: new Float64Array(keys), rule, causal: false, mask };

  function allowed(_: unknown, entry: number): number {
    return entry % keys < figureAt(seen, Math.floor(entry / keys)) ? 1 : 0;
  }
}

const isCausal = ({ keys, seen }: Pick<Vectors, 'keys' | 'seen'>): boolean => figureAt(seen, 0) < keys;

/** τ√d for all queries, or τ|q| for each. */
function ruleAt(temperature: number, eachQuery: boolean): RuleChoice {
  return { id: eachQuery ? 'query-norm' : 'temperature', parameter: temperature };
}

export function patternAt(
  core: CoreClient,
  chapters: ChaptersClient,
  { vectors, temperature, eachQuery }: { vectors: Vectors; temperature: number; eachQuery: boolean },
) {
  const { divisor, scaledScores: scaled, weights } = core.attention(input(vectors, ruleAt(temperature, eachQuery)));
  const rows: RowFigures = isCausal(vectors)
    ? rowsAlone(chapters, scaled, vectors.seen)
    : chapters.softmaxRows(scaled, vectors.keys);
  return {
    temperature,
    /** What the scores of a row are divided by; null where that differs from query to query. */
    divisor,
    scaled,
    weights,
    rows,
    /** How many of the keys each query has. */
    seen: vectors.seen,
  };
}

/** Rows of different length, each by itself. */
function rowsAlone(chapters: ChaptersClient, scaled: Float64Array, seen: ArrayLike<number>): RowFigures {
  const steps = queryPlaces.map((query) => chapters.softmaxSteps(seenOf(scaled, query, seen)));
  return {
    peak: Float64Array.from(steps, ({ peak }) => peak),
    entropy: Float64Array.from(steps, ({ entropy }) => entropy),
  };
}

/** q·k itself, masked or not. */
export function rawScores(core: CoreClient, vectors: Vectors): Float64Array {
  return core.attention(input(vectors, { id: 'none', parameter: 0 })).rawScores;
}

/** |q| of each query: q·q/|q|, which is the score of a query with itself under a rule that divides by |q|. */
export function lengths(core: CoreClient, { d, q }: Vectors): number[] {
  const { scaledScores } = core.attention(
    input({ d, keys: queries, q, k: q, seen: queryPlaces.map(() => queries) }, ruleAt(1, true)),
  );
  return queryPlaces.map((place) => figureAt(scaledScores, place * queries + place));
}

/** One query's part of a list. */
export function rowOf(list: Float64Array, query: number): Float64Array {
  const keys = list.length / queries;
  return list.subarray(query * keys, (query + 1) * keys);
}

/** The part of it that belongs to keys which the query has. */
export function seenOf(list: Float64Array, query: number, seen: ArrayLike<number>): Float64Array {
  return rowOf(list, query).subarray(0, figureAt(seen, query));
}

/** Places of a list, its largest entry first. */
const largestFirst = (list: Float64Array): number[] =>
  Array.from(list, (_, place) => place).sort((a, b) => figureAt(list, b) - figureAt(list, a));

/** The keys that are drawn, counted from 0: all where there is room, else the strongest of the query that is looked at, in their order. */
export function columnsOf(
  raw: Float64Array,
  query: number,
  seen: ArrayLike<number> = queryPlaces.map(() => raw.length / queries),
): readonly number[] {
  const has = figureAt(seen, query);
  const strongest = largestFirst(rowOf(raw, query).map((score, key) => (key < has ? score : -Infinity)));
  return strongest.length > mostColumns ? strongest.slice(0, mostColumns) : strongest.toSorted((a, b) => a - b);
}

/** Weights that full colour and a bar of full height may stand for. */
const fullWeights = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** What they stand for in all patterns alike: 1, or where many keys share the weight, enough for the strongest of the query. */
export function fullWeight(patterns: readonly Pattern[], query: number): number {
  const most = Math.max(...patterns.map(({ rows }) => figureAt(rows.peak, query)));
  const few = patterns.every(({ weights }) => weights.length <= queries * mostColumns);
  return few ? 1 : (fullWeights.find((weight) => weight >= most) ?? 1);
}

/** The queries whose scores a program or a file holds, counted from 0: all, or that which is looked at. */
export function queriesInFull(keys: number, query: number): readonly number[] {
  return keys * queries > mostScores ? [query] : queryPlaces;
}

export function oddsOf(chapters: ChaptersClient, pattern: Pattern, query: number) {
  const { exponentials } = chapters.softmaxSteps(seenOf(pattern.scaled, query, pattern.seen));
  const [first = 0, second = 0] = largestFirst(exponentials);
  return { first, second, odds: figureAt(exponentials, second) };
}

/** How each query reacts to temperatures; `base` is the pattern at τ = 1. */
export function responses(
  chapters: ChaptersClient,
  base: Pick<Pattern, 'scaled' | 'seen'>,
  temperatures: readonly number[],
): TemperatureResponse[] {
  return queryPlaces.map((query) => chapters.temperatureResponse(seenOf(base.scaled, query, base.seen), temperatures));
}

// The temperatures that curves and slider stop at: equal ratios from a tenth to ten. A list of places on an axis, nothing more.

export const temperatureDomain = [0.1, 10] as const;

/** So many steps, of which half and twice are eight each. */
const steps = 53;

const axis = logScale(temperatureDomain, [0, steps]);

export const curveTemperatures: readonly number[] = Array.from({ length: steps + 1 }, (_, place) => {
  return place === 0 ? temperatureDomain[0] : place === steps ? temperatureDomain[1] : axis.invert(place);
});
