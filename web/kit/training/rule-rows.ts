// Many runs as rows of cells: a row for each rule, a cell for each learning rate or head dimension. What is asked, what the runs have shown
// so far, and a file of it.
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { RuleChoice } from '../../core/types.ts';
import type { FileFigures } from '../export/csv.ts';
import { figureAt } from '../figure-at.ts';
import { Memo } from '../plotted.ts';
import type { ManyRuns } from './many-runs.ts';
import { type Together, together } from './run-end.ts';

/** What the cells of a row differ by: a column of the file. */
export type Along = 'rate' | 'd';

export interface RuleRow<Cell> {
  id: string;
  name: string;
  cells: readonly Cell[];
}

/** A plan for each seed; none where the rule is not defined. */
type AskedCell<By extends Along> = Record<By, number> & { plans: readonly TrainingPlan[] };
export type AskedRow<By extends Along> = RuleRow<AskedCell<By>>;

/** Undefined before the first run has ended, and where the rule is not defined. */
export type FoundCell<By extends Along> = Record<By, number> & { found: Together | undefined };
/** `asked`: the seeds. */
export type FoundRow<By extends Along> = RuleRow<FoundCell<By> & { asked: number }>;

/** The row of a rule, with its name in the language of the moment. */
export function askedRow<Cell>(
  choice: RuleChoice & { name: string },
  cells: (rule: RuleChoice) => readonly Cell[],
): RuleRow<Cell> {
  const { id, parameter } = choice;
  return {
    id,
    get name() {
      return choice.name;
    },
    cells: cells({ id, parameter }),
  };
}

export class FoundRows<By extends Along> {
  readonly #by: By;
  readonly #memo = new Memo();

  constructor(by: By) {
    this.#by = by;
  }

  of(training: TrainingClient, rows: readonly AskedRow<By>[], runs: Pick<ManyRuns, 'end'>): FoundRow<By>[] {
    return rows.map(({ id, name, cells }) => ({
      id,
      name,
      cells: cells.map((cell) => {
        const ends = cell.plans.flatMap((plan) => runs.end(plan) ?? []);
        const place = `${id} ${String(cell[this.#by])}`;
        return {
          ...cell,
          asked: cell.plans.length,
          // A reader who comes back to what has been run finds it as it was.
          found: ends.length === 0 ? undefined : this.#memo.of(place, ends, () => together(training, ends)),
        };
      }),
    }));
  }
}

/** A row for each run that has ended. */
export function runsFile<By extends Along>(
  training: Pick<TrainingClient, 'column'>,
  rows: readonly AskedRow<By>[],
  runs: Pick<ManyRuns, 'end'>,
  by: By,
): Pick<FileFigures, 'columns' | 'rows'> {
  const column = training.column('accuracy');
  const planned = rows.flatMap(({ id, cells }) =>
    cells.flatMap((cell) => cell.plans.map((plan) => ({ id, at: cell[by], plan }))),
  );
  return {
    columns: ['rule', by, 'run', 'accuracy', 'stepsTo90', 'divergedAt'],
    rows: planned.flatMap(({ id, at, plan }) => {
      const end = runs.end(plan);
      if (!end) return [];
      const accuracy = end.divergedAt === null && end.last.length > 0 ? figureAt(end.last, column) : null;
      return [[id, at, plan.settings.seed, accuracy, end.reached, end.divergedAt]];
    }),
  };
}
