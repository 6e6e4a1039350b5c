// The cell that is worked out in full, and the cells that go into it.
import { columnsOf, type View } from './view.ts';
import type { ComputedName, PartName } from './steps.ts';

/** Counted from 0. */
export interface CellPick {
  matrix: ComputedName;
  row: number;
  column: number;
}

/** The same cell, or the nearest that the matrix has. */
export function within(view: View, { matrix, row, column }: CellPick): CellPick {
  return {
    matrix,
    row: Math.min(row, view.sizes.queries - 1),
    column: Math.min(column, columnsOf(view, matrix) - 1),
  };
}

export function samePick(a: CellPick | undefined, b: CellPick): boolean {
  return a?.matrix === b.matrix && a.row === b.row && a.column === b.column;
}

/** Whether a cell of a matrix goes into the picked one; rows of k and v are keys and values. */
export function goesInto({ matrix, row, column }: CellPick, part: PartName, r: number, c: number): boolean {
  switch (part) {
    case 'q':
      return matrix === 'scores' && r === row;
    case 'k':
      return matrix === 'scores' && r === column;
    case 'scores':
      return matrix === 'scaled' && r === row && c === column;
    case 'scaled':
      return matrix === 'weights' && r === row;
    case 'weights':
      return matrix === 'output' && r === row;
    case 'v':
      return matrix === 'output' && c === column;
    case 'output':
      return false;
  }
}
