// One query and eight keys, scored in four ways on the same vectors: as a product, divided, and by tanh with two sizes of v.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { ScoreKind } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import { scoresOf } from '../../kit/scores.ts';

/** Keys of the draw, and of the networks whose spreads are measured. */
export const keys = 8;

/** Top to bottom. */
export const kinds = ['dot', 'dot-sqrt', 'additive', 'additive-scaled'] as const satisfies readonly ScoreKind[];

export type DrawView = ReturnType<typeof drawView>;
export type KindView = DrawView['kinds'][number];

export interface Drawn {
  seed: string;
  draw: number;
  d: number;
}

/** Draws that one view takes: query, keys, v, and both maps in two parts. */
export const matrices = 7;

/** Rows that the core draws at once. */
const mostRows = 128;

export function drawView(core: CoreClient, chapters: ChaptersClient, { seed, draw, d }: Drawn) {
  const matrix = (which: number, rows: number): Float64Array =>
    chapters.drawMatrix({ seed, draw: matrices * draw + which, rows, columns: d });
  const map = (which: number): Float64Array => {
    const parts = [matrix(which, Math.min(d, mostRows)), ...(d > mostRows ? [matrix(which + 1, d - mostRows)] : [])];
    const whole = new Float64Array(d * d);
    parts.forEach((part, place) => whole.set(part, place * mostRows * d));
    return whole;
  };
  const [q, k, v, queryMap, keyMap] = [matrix(0, 1), matrix(1, keys), matrix(2, 1), map(3), map(5)];
  const root = core.divisor({ id: 'sqrt', parameter: 0 }, d);
  const product = (id: 'none' | 'sqrt'): Float64Array =>
    scoresOf(core, { q, k, dimension: d, rule: { id, parameter: 0 } }).scaledScores;
  // Maps of N(0, 1/d) entries are maps of N(0, 1) entries on vectors divided by √d.
  const [narrowQuery, narrowKeys] = [divided(core, q, root), divided(core, k, root)];
  const sizes = { queries: 1, keys, queryDimension: d, keyDimension: d, hidden: d };
  const additive = (ofV: Float64Array): { scores: Float64Array; limit: number } =>
    chapters.additiveScores({ ...sizes, q: narrowQuery, k: narrowKeys, queryMap, keyMap, v: ofV });
  /** `limit`: what no score exceeds, the sum of |v|; null for products, whose bound is |q||k|. */
  const view = (kind: ScoreKind, scores: Float64Array, limit: number | null) => ({
    kind,
    scores,
    steps: chapters.softmaxSteps(scores),
    limit,
  });
  const [unit, narrow] = [additive(v), additive(divided(core, v, root))];
  return {
    d,
    kinds: [
      view('dot', product('none'), null),
      view('dot-sqrt', product('sqrt'), null),
      view('additive', unit.scores, unit.limit),
      view('additive-scaled', narrow.scores, narrow.limit),
    ],
  };
}

/** Queries that the core takes at once. */
const mostQueries = 512;

/** Each entry over a divisor: what queries of one entry give with the key 1. */
function divided(core: CoreClient, entries: Float64Array, divisor: number): Float64Array {
  const all = new Float64Array(entries.length);
  for (let from = 0; from < entries.length; from += mostQueries) {
    const q = entries.subarray(from, from + mostQueries);
    const rule = { id: 'constant', parameter: divisor };
    all.set(scoresOf(core, { q, k: [1], dimension: 1, rule }).scaledScores, from);
  }
  return all;
}

export function kindOf({ kinds: all }: DrawView, kind: ScoreKind): KindView {
  const found = all.find((each) => each.kind === kind);
  if (!found) throw new RangeError('no such kind');
  return found;
}
