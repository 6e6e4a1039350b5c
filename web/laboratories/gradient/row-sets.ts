// Computes the rows under the three rules, one rule in a frame, so that no task is long; shows them together once all are there.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { GradientRows } from '../../core/chapters-experiments.ts';
import { ruleNames, rowsUnder, type RowsAsked, type RowSets, type RuleName } from './rows.ts';

export interface Computed {
  asked: RowsAsked;
  sets: RowSets;
}

export class RowSetsRun implements ReactiveController {
  /** The last complete ones. */
  computed: Computed | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #wanted: RowsAsked | undefined;
  #chapters: ChaptersClient | undefined;
  #busy = false;
  #frame = 0;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#busy = false;
  }

  /** Whether what is on show is what was last asked for. */
  get settled(): boolean {
    return this.#wanted !== undefined && same(this.computed?.asked, this.#wanted);
  }

  /** What is under way is finished first, so that a slider that is dragged shows what it passes. */
  ask(asked: RowsAsked, chapters: ChaptersClient): void {
    this.#wanted = asked;
    this.#chapters = chapters;
    if (!this.#busy && !same(this.computed?.asked, asked)) this.#begin(asked);
  }

  #begin(asked: RowsAsked): void {
    this.#busy = true;
    const done: Partial<Record<RuleName, GradientRows>> = {};
    const step = (place: number): void => {
      const rule = ruleNames[place];
      if (!rule || !this.#chapters) {
        this.#finish({ asked, sets: done as RowSets });
        return;
      }
      try {
        done[rule] = rowsUnder(this.#chapters, asked, rule);
      } catch (thrown) {
        this.#busy = false;
        this.#onFailure(thrown);
        return;
      }
      this.#frame = requestAnimationFrame(() => {
        step(place + 1);
      });
    };
    step(0);
  }

  #finish(computed: Computed): void {
    this.#busy = false;
    this.computed = computed;
    this.#host.requestUpdate();
    if (this.#wanted && !same(computed.asked, this.#wanted)) this.#begin(this.#wanted);
  }
}

function same(a: RowsAsked | undefined, b: RowsAsked): boolean {
  return (
    a?.seed === b.seed &&
    a.draw === b.draw &&
    a.d === b.d &&
    a.keys === b.keys &&
    // Fewer rows are a prefix of more, but their mean and median are others.
    a.rows === b.rows
  );
}
