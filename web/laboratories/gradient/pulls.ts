// Measures the target's pull under the three rules on as many rows as say what is typical, in workers.
import type { PullFigures } from '../../core/chapters-gradients.ts';
import { pullFiguresRun } from '../../core/pull-run.ts';
import { sharedPool } from '../../core/shared.ts';
import { Job } from '../../kit/job.ts';
import { permittedPulls, ruleNames, type RowsAsked, type RuleName } from './rows.ts';

export type PullsAsked = Pick<RowsAsked, 'seed' | 'draw' | 'd' | 'keys' | 'causal'>;

export interface Pulls {
  /** With the number of rows. */
  asked: PullsAsked & { rows: number };
  figures: Readonly<Record<RuleName, PullFigures>>;
}

export class PullsRun extends Job {
  /** The last complete ones. */
  #computed: Pulls | undefined;
  #wanted: PullsAsked | undefined;

  protected override forgotten(): void {
    this.#wanted = undefined;
  }

  /** The pulls of these vectors, if they are the last that were measured. */
  of(asked: PullsAsked): Pulls | undefined {
    return samePulls(this.#computed?.asked, asked) ? this.#computed : undefined;
  }

  /** What is under way gives way to what is asked now. */
  ask({ seed, draw, d, keys, causal }: PullsAsked): void {
    const wanted = { seed, draw, d, keys, causal };
    if (samePulls(this.#wanted, wanted)) return;
    this.#wanted = wanted;
    this.cancel();
    if (this.of(wanted)) return;
    const asked = { ...wanted, rows: permittedPulls(wanted) };
    const rules = ruleNames.map((id) => ({ id, parameter: 0 }));
    void this.begin(async ({ signal }) =>
      pullFiguresRun(await sharedPool(), [{ ...asked, rules }], {
        signal,
        onFigures: (_, found) => {
          const figures = ruleNames.map((rule, place) => [rule, found[place]] as const);
          this.#computed = { asked, figures: Object.fromEntries(figures) as Pulls['figures'] };
        },
      }),
    );
  }
}

export function samePulls(a: PullsAsked | undefined, b: PullsAsked): boolean {
  return a?.seed === b.seed && a.draw === b.draw && a.d === b.d && a.keys === b.keys && a.causal === b.causal;
}
