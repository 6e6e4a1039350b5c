// What the runs have shown so far, rule by rule and rate by rate.
import type { TrainingClient } from '../../core/training-client.ts';
import { Kept } from '../../kit/kept.ts';
import type { ManyRuns } from '../../kit/training/many-runs.ts';
import { together, type Together } from '../../kit/training/together.ts';
import type { AskedRow } from './asked.ts';

export interface MapCell {
  rate: number;
  /** Undefined before the first run has ended. */
  found: Together | undefined;
}

export interface MapRow {
  id: string;
  name: string;
  cells: readonly MapCell[];
}

export class FoundRows {
  readonly #kept = new Kept<Together>();

  of(training: TrainingClient, rows: readonly AskedRow[], runs: Pick<ManyRuns, 'end'>): MapRow[] {
    return rows.map(({ id, name, cells }) => ({
      id,
      name,
      cells: cells.map(({ rate, plans }) => {
        const ends = plans.flatMap((plan) => runs.end(plan) ?? []);
        const found =
          ends.length === 0 ? undefined : this.#kept.of(`${id} ${String(rate)}`, ends, () => together(training, ends));
        return { rate, found };
      }),
    }));
  }
}

/** Whether every run of a cell reached 90 %. */
export function learns({ found }: MapCell): boolean {
  return found !== undefined && found.reached === found.runs;
}

/** Whether some runs of a cell reached 90 %, but not all. */
export function learnsAtTimes({ found }: MapCell): boolean {
  return found !== undefined && found.reached > 0 && found.reached < found.runs;
}

/** The cell with the highest accuracy at the end; undefined where every run diverged. */
export function bestOf(cells: readonly MapCell[]): MapCell | undefined {
  const accuracy = ({ found }: MapCell): number => found?.accuracy?.median ?? -1;
  return cells.reduce<MapCell | undefined>(
    (best, cell) => (accuracy(cell) > (best ? accuracy(best) : -1) ? cell : best),
    undefined,
  );
}
