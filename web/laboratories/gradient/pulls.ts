// Measures the target's pull under the three rules on as many rows as say what is typical, in slices between frames.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { PullFigures } from '../../core/chapters-gradients.ts';
import { pullRun, type PullRun } from '../../core/pull-run.ts';
import { permittedPulls, ruleNames, type RowsAsked, type RuleName } from './rows.ts';

export type PullsAsked = Pick<RowsAsked, 'seed' | 'draw' | 'd' | 'keys'>;

export interface Pulls {
  /** With the number of rows. */
  asked: PullsAsked & { rows: number };
  figures: Readonly<Record<RuleName, PullFigures>>;
}

export class PullsRun implements ReactiveController {
  /** The last complete ones. */
  #computed: Pulls | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #wanted: PullsAsked | undefined;
  #run: PullRun | undefined;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#run?.cancel();
    this.#run = undefined;
    this.#wanted = undefined;
  }

  /** The pulls of these vectors, if they are the last that were measured. */
  of(asked: PullsAsked): Pulls | undefined {
    return samePulls(this.#computed?.asked, asked) ? this.#computed : undefined;
  }

  /** What is under way gives way to what is asked now. */
  ask({ seed, draw, d, keys }: PullsAsked, chapters: ChaptersClient): void {
    const wanted = { seed, draw, d, keys };
    if (samePulls(this.#wanted, wanted)) return;
    this.#wanted = wanted;
    this.#run?.cancel();
    this.#run = undefined;
    if (this.of(wanted)) return;
    const asked = { ...wanted, rows: permittedPulls(wanted) };
    const rules = ruleNames.map((id) => ({ id, parameter: 0 }));
    this.#run = pullRun(chapters, [{ ...asked, rules }], {
      result: (_, pulls) => {
        this.#run = undefined;
        const figures = ruleNames.map((rule, place) => [rule, chapters.pullFigures(pulls[place] ?? [])] as const);
        this.#computed = { asked, figures: Object.fromEntries(figures) as Pulls['figures'] };
        this.#host.requestUpdate();
      },
      failure: (thrown) => {
        this.#run = undefined;
        this.#onFailure(thrown);
      },
    });
  }
}

export function samePulls(a: PullsAsked | undefined, b: PullsAsked): boolean {
  return a?.seed === b.seed && a.draw === b.draw && a.d === b.d && a.keys === b.keys;
}
