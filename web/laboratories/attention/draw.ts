// Random entries: drawn by the core, written to one decimal, and read as if a reader had typed them.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Rows } from '../../schema/matrix.ts';
import { mostEntries } from '../../schema/start-matrices.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { matrixNames, type Matrices } from './sizes.ts';

/** All three matrices at their largest; `time` counts from 1. */
export function drawMatrices(chapters: ChaptersClient, seed: string, time: number): Matrices {
  const [q = [], k = [], v = []] = matrixNames.map((_, place): Rows => {
    const draw = (time - 1) * matrixNames.length + place;
    const drawn = chapters.drawMatrix({ seed, draw, rows: mostEntries, columns: mostEntries });
    return rowsOf(drawn, mostEntries);
  });
  return { q, k, v };
}

/** "-0.0" is read as 0. */
function rowsOf(list: Float64Array, columns: number): Rows {
  return Array.from({ length: list.length / columns }, (_, row) =>
    Array.from({ length: columns }, (__, column) => Number(figureAt(list, row * columns + column).toFixed(1)) + 0),
  );
}
