// What the pictures of the sweep are drawn from: the reports of the grid in order, with theory beside them.
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, ScoreLaw } from '../../core/types.ts';

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
