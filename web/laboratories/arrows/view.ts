// What the pictures of the arrows are drawn from: their score as the core sees it, and that of a head whose first coordinates they are.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { DotProduct } from '../../core/chapters-walks.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { type arrowsParameters, inPlane } from './parameters.ts';

export type Asked = ValuesOf<typeof arrowsParameters>;

/** A place in the plane. */
export type Place = readonly [across: number, up: number];

export interface View {
  q: Place;
  k: Place;
  /** Of the two arrows. */
  plane: DotProduct;
  /** All coordinates of the head: the arrows' first, then drawn ones. */
  queries: Float64Array;
  keys: Float64Array;
  head: DotProduct;
  d: number;
}

const standard = { law: { id: 'normal', parameter: 0, mean: 0, std: 1 }, correlation: 0 };

export function viewOf(chapters: ChaptersClient, asked: Asked): View {
  const { queryAcross, queryUp, keyAcross, keyUp, dimension: d, seed, draw } = asked;
  const q: Place = [queryAcross, queryUp];
  const k: Place = [keyAcross, keyUp];
  const further = d > inPlane ? chapters.drawPairs({ ...standard, seed, draw, d: d - inPlane }) : undefined;
  const queries = Float64Array.of(...q, ...(further?.q ?? []));
  const keys = Float64Array.of(...k, ...(further?.k ?? []));
  return { q, k, plane: chapters.dotProduct(q, k), queries, keys, head: chapters.dotProduct(queries, keys), d };
}
