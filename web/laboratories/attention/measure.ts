// How wide a cell is drawn, and how the matrices stand to each other: pixels alone.
import type { Sizes } from './sizes.ts';

/**
 * wide     Q, scores and scaled scores on one line
 * medium   scaled scores under the scores
 * stacked  every matrix under the one before
 */
export type Layout = 'wide' | 'medium' | 'stacked';

/** Pixels of a cell: a figure of five characters, and what is comfortable. */
const least = 42;
const most = 54;

/** Pixels beside the cells: brackets, names of rows, gaps, arrows. */
const besideFirst = 190;
const besideSecond = 250;
const besideCrossing = 110;
const besideOne = 48;

/** Pixels that two captions need beside each other. */
const leastCrossing = 480;

/** Pixels that the picture needs to stand beside the second line. */
const leastPicture = 300;

/** Pixels of a row, of what stands around the rows, and of one query's strip where the picture stands alone. */
const row = 37;
const aroundRows = 40;
const strip = 90;
const aroundStrips = 50;

export interface Measures {
  cell: number;
  layout: Layout;
  /** Pixels that are left for a picture beside the weights and the output; 0 where that is too few. */
  beside: number;
  /** Pixels that the picture may be high. */
  height: number;
}

export function measure(width: number, { queries, keys, dimension, valueDimension }: Sizes): Measures {
  const rooms: Record<Layout, number> = {
    wide: (width - besideFirst) / (dimension + 2 * keys),
    medium: (width - besideCrossing) / (keys + Math.max(dimension, valueDimension)),
    stacked: (width - besideOne) / Math.max(keys, dimension, valueDimension),
  };
  const layout = rooms.wide >= least ? 'wide' : rooms.medium >= least && width >= leastCrossing ? 'medium' : 'stacked';
  const cell = Math.floor(Math.min(most, rooms[layout]));
  const left = Math.floor(width - besideSecond - (keys + valueDimension) * cell);
  const beside = layout === 'wide' && left >= leastPicture ? left : 0;
  return {
    cell,
    layout,
    beside,
    height: beside > 0 ? (queries + keys) * row + aroundRows : queries * strip + aroundStrips,
  };
}
