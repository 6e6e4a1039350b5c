// What the opening picture shows at one stop of its slider: the core's figures for that stop, cut out and named.
import type { Opening } from '../../core/types.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { pullsAt } from './pulls.ts';

/** The rules of the three rows, in order; also the ends of message keys. */
export const rowNames = ['none', 'sqrt', 'linear'] as const;
export type RowName = (typeof rowNames)[number];

export interface RowView {
  name: RowName;
  meanWeights: Float64Array;
  drawWeights: Float64Array;
  /** The mean weights at the first stop, where every divisor is 1. */
  startWeights: Float64Array;
  peak: number;
  /** The target key's: typical, times the number of keys. */
  pull: number;
}

export interface View {
  d: number;
  /** The first d. */
  start: number;
  keys: number;
  draws: number;
  rows: RowView[];
}

/** `all`: the stops of the slider, of which the first picture has few; the pulls are kept by their places among all. */
export function viewAt(opening: Opening, d: number, all: Float64Array): View {
  const { stops, keys, draws } = opening;
  const stop = nearestIn(stops, d);
  const place = nearestIn(all, d);
  const rows = rowNames.flatMap((name) => {
    const row = opening.rows.find(({ rule }) => rule.id === name);
    if (!row) return [];
    const at = (list: Float64Array, index: number): Float64Array => list.subarray(index * keys, (index + 1) * keys);
    return {
      name,
      meanWeights: at(row.meanWeights, stop),
      drawWeights: at(row.drawWeights, stop),
      startWeights: at(row.meanWeights, 0),
      peak: figureAt(row.meanPeak, stop),
      pull: pullsAt(name, place),
    };
  });
  return { d: figureAt(stops, stop), start: figureAt(stops, 0), keys, draws, rows };
}
