// The bound of additive scores at each dₖ: the sum of |v| over the hidden units, as a mean over networks. The core adds and averages.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { stops } from './networks.ts';

/** Networks of which each bound is the mean. */
export const boundNetworks = 16;

/** Hidden units that the core takes at once. */
const mostHidden = 256;

/** A draw of the seed that no draw on show uses. */
const draw = 1_000_000;

export interface Bound {
  d: number;
  limit: number;
}

/** Of v ~ N(0, 1). */
export function boundsOf(core: CoreClient, chapters: ChaptersClient, seed: string): Bound[] {
  return stops.map((d) => {
    const v = chapters.drawMatrix({ seed, draw, rows: boundNetworks, columns: d });
    const part = Math.min(d, mostHidden);
    // Network by network, each in parts that the core takes.
    const limits = Array.from({ length: (boundNetworks * d) / part }, (_, place) =>
      limitOf(chapters, v.subarray(place * part, (place + 1) * part)),
    );
    return { d, limit: total(core, means(core, limits, d / part)) };
  });
}

function limitOf(chapters: ChaptersClient, v: Float64Array): number {
  const maps = new Float64Array(v.length);
  const one = { queries: 1, keys: 1, queryDimension: 1, keyDimension: 1, q: [0], k: [0] };
  return chapters.additiveScores({ ...one, hidden: v.length, queryMap: maps, keyMap: maps, v }).limit;
}

/** The mean of each column: what equal weights give. */
function means(core: CoreClient, rows: readonly number[], columns: number): Float64Array {
  const keys = rows.length / columns;
  const k = new Float64Array(keys);
  return core.attention({ ...plain, keys, dimension: 1, valueDimension: columns, q: [0], k, v: rows }).output;
}

/** The sum of a list: its product with ones. */
function total(core: CoreClient, list: Float64Array): number {
  const ones = Array.from(list, () => 1);
  const input = { ...plain, keys: 1, dimension: list.length, valueDimension: 1, q: ones, k: list, v: [0] };
  return figureAt(core.attention(input).rawScores, 0);
}

const plain = { queries: 1, rule: { id: 'none', parameter: 0 }, causal: false, mask: null } as const;
