// What the matrices share while they are drawn: figures, step, the cell looked at, and what the reader's hand does.
import type { CellPick } from './pick.ts';
import type { Roving } from './roving.ts';
import type { Matrices } from './sizes.ts';
import type { Step } from './steps.ts';
import type { Place, TypedCells } from './typed-cells.ts';
import type { View } from './view.ts';

export interface Board {
  view: View;
  /** What stands in the fields; the view may still show what was there before a refusal. */
  matrices: Matrices;
  step: Step;
  pick: CellPick;
  typed: TypedCells;
  roving: Roving;
  onType: (place: Place, text: string) => void;
  onSettle: (place: Place) => void;
  /** A cell is chosen. */
  onPick: (pick: CellPick) => void;
  /** The pointer is over a cell, or has left. */
  onHover: (pick: CellPick | undefined) => void;
}
