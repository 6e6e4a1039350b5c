// What the pictures of the sweep are drawn from: the reports of the grid in order, with theory beside them.
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, ScoreLaw } from '../../core/types.ts';
import type { Scale } from '../../figure/scale.ts';
import type { FocusPicture } from '../../kit/sweep/focus-picture.ts';

export interface View {
  grid: readonly number[];
  focus: number;
  keys: number;
  /** Only those d that are measured. */
  reports: readonly DimensionReport[];
  laws: ReadonlyMap<number, ScoreLaw>;
  /** Whether the reader wants to see what theory says. */
  theory: boolean;
  /** The report in focus; undefined while it is not measured. */
  near: DimensionReport | undefined;
}

export function viewOf(
  core: CoreClient,
  known: ReadonlyMap<number, DimensionReport>,
  { grid, focus, keys, theory }: Pick<View, 'grid' | 'focus' | 'keys' | 'theory'>,
): View {
  return {
    grid,
    focus,
    keys,
    theory,
    reports: grid.flatMap((d) => known.get(d) ?? []),
    laws: new Map(grid.map((d) => [d, core.scoreLaw(d)])),
    near: known.get(focus),
  };
}

// A picture over d as far as it does not depend on the d in focus, so that it is not made again when the focus moves.

export interface OverDimension {
  /** From d to pixels. */
  x: Scale;
  picture: FocusPicture;
}
