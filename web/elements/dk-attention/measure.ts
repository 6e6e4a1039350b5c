// How wide a cell is drawn, and whether the matrices stand side by side: pixels alone.
import type { Sizes } from './sizes.ts';

/** Pixels of a cell: a figure of five characters, and what is comfortable. */
const least = 42;
const most = 54;

/** Pixels beside the cells: brackets, names of rows, gaps, arrow. */
const besideFirst = 190;
const besideSecond = 250;

/** Pixels that the picture needs to stand beside the second line. */
const leastPicture = 300;

export interface Measures {
  cell: number;
  /** Q, scores and scaled scores fit on a line. */
  wide: boolean;
  /** Pixels that are left for a picture beside the weights and the output; 0 where that is too few. */
  beside: number;
  /** Pixels that the picture may be high. */
  height: number;
}

/** Pixels of a row, and of what stands over the rows of V and under those of the output. */
const row = 37;
const aroundRows = 40;

/** Pixels of one query's strip where the picture stands alone. */
const strip = 90;

export function measure(width: number, { queries, keys, dimension, valueDimension }: Sizes): Measures {
  const room = (width - besideFirst) / (dimension + 2 * keys);
  const wide = room >= least;
  const columns = Math.max(keys, dimension, valueDimension);
  const cell = Math.floor(Math.min(most, wide ? room : (width - 48) / columns));
  const left = Math.floor(width - besideSecond - (keys + valueDimension) * cell);
  const alone = !wide || left < leastPicture;
  return {
    cell,
    wide,
    beside: alone ? 0 : left,
    height: alone ? queries * strip + 50 : (queries + keys) * row + aroundRows,
  };
}
