// How many queries, keys and entries there are: read off the matrices, changed by a step, and made to agree.
import type { Rows } from '../../schema/matrix.ts';
import { startKeys, startQueries, startValues } from '../../schema/start-matrices.ts';

export interface Matrices {
  /** queries × dimension */
  q: Rows;
  /** keys × dimension */
  k: Rows;
  /** keys × valueDimension */
  v: Rows;
}

export const sizeNames = ['queries', 'keys', 'dimension', 'valueDimension'] as const;
export type SizeName = (typeof sizeNames)[number];
export type Sizes = Record<SizeName, number>;

export type MatrixName = keyof Matrices;
export const matrixNames = ['q', 'k', 'v'] as const satisfies readonly MatrixName[];

const columnsOf = (rows: Rows): number => rows[0]?.length ?? 0;

/** The keys say how long queries are and how many values there are. */
export function sizesOf({ q, k, v }: Matrices): Sizes {
  return { queries: q.length, keys: k.length, dimension: columnsOf(k), valueDimension: columnsOf(v) };
}

/** Rows and columns that each matrix must have. */
export function shapes(sizes: Sizes): Record<MatrixName, readonly [rows: number, columns: number]> {
  const { queries, keys, dimension, valueDimension } = sizes;
  return { q: [queries, dimension], k: [keys, dimension], v: [keys, valueDimension] };
}

/** The matrices whose shape is not what the keys ask for. */
export function misfits(matrices: Matrices): MatrixName[] {
  const wanted = shapes(sizesOf(matrices));
  return matrixNames.filter((name) => {
    const [rows, columns] = wanted[name];
    return matrices[name].length !== rows || columnsOf(matrices[name]) !== columns;
  });
}

/** Entries beyond the edge of what is on show: taken in again when a matrix grows. */
export class Spare {
  #beyond: Record<MatrixName, Rows> = { q: startQueries, k: startKeys, v: startValues };

  /** Remembers entries, over those that stood in their places. */
  keep(matrices: Matrices): void {
    for (const name of matrixNames) this.#beyond[name] = over(matrices[name], this.#beyond[name]);
  }

  /** The matrices cut and filled up to these sizes. */
  fit(matrices: Matrices, sizes: Sizes): Matrices {
    const wanted = shapes(sizes);
    const fitted = (name: MatrixName): Rows => {
      const [rows, columns] = wanted[name];
      return over(matrices[name], this.#beyond[name])
        .slice(0, rows)
        .map((row) => row.slice(0, columns));
    };
    return { q: fitted('q'), k: fitted('k'), v: fitted('v') };
  }
}

/** One matrix laid over the top left corner of another. */
function over(top: Rows, under: Rows): Rows {
  return under.map((row, r) => row.map((entry, c) => top[r]?.[c] ?? entry));
}
