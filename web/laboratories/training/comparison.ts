// The runs under way or done: rules × seeds on the page's workers, paused and taken up again, with bands over the seeds that grow.
// What is known of the same settings is not run again.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { bundled } from '../../core/many-calls.ts';
import { latePool } from '../../core/shared-pool.ts';
import { betweenMore, nextTurn, passed } from '../../core/frame.ts';
import type { TrainingBands, TrainingClient } from '../../core/training-client.ts';
import { type Asked, type AskedRule, Contestant, type Side } from './results.ts';

type ComparisonState = 'idle' | 'running' | 'paused' | 'done';

/**
 * Milliseconds between two pictures: few at first, so that curves are seen to move at once, then as many as it has been under way. Each takes
 * the page six of them.
 */
const between = { least: 150, most: 1000 };

/** Runs whose slices share a message, but for those that are seen to begin: one for each worker. */
const runsAtOnce = 4;
const seen = (): number => Math.max(2, latePool.size);

/** How long bands may keep the page, and how long they wait in terms of what the last ones took. */
const budget = 8;
const rest = 4;

export class Comparison implements ReactiveController {
  state: ComparisonState = 'idle';
  asked: Asked | undefined;
  sides: readonly Side[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  readonly #onStart: () => void;
  #training: TrainingClient | undefined;
  #stop: AbortController | undefined;
  /** Settles when runs that were stopped have let go. */
  #letGo: Promise<unknown> = Promise.resolve();
  /** Milliseconds that runs have been under way since the last start, and steps done before it. */
  #began = 0;
  #before = 0;
  #shown = 0;
  #cost = 0;
  readonly #rows = new Map<AskedRule, number>();
  /** Rows of bands to which no run adds any more. */
  readonly #final = new Map<AskedRule, number>();

  /** onStart   called before each start: what failed before is tried again */
  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void, onStart: () => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    this.#onStart = onStart;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.pause();
  }

  /** Steps done by all runs. */
  get done(): number {
    return this.#all.reduce((sum, { done }) => sum + done, 0);
  }

  get total(): number {
    return this.#all.reduce((sum, { steps }) => sum + steps, 0);
  }

  /** The step that every run has reached. */
  get step(): number {
    return this.#all.reduce((least, { done }) => Math.min(least, done), this.asked?.steps ?? 0);
  }

  /** Milliseconds that are left if it goes on as it has since the start; undefined where nobody can say yet. */
  get left(): number | undefined {
    const since = this.done - this.#before;
    const time = performance.now() - this.#began;
    if (this.state !== 'running' || since <= 0 || time < 500) return undefined;
    return (time * (this.total - this.done)) / since;
  }

  /** Takes other rules, seeds or steps; runs with the same settings stay as they are. What is under way is paused. */
  ask(asked: Asked, training: TrainingClient): void {
    this.pause();
    this.#training = training;
    const known = new Map(this.#all.map(({ run }) => [JSON.stringify(run.plan), run]));
    const means = { training, pool: bundled(latePool, runsAtOnce, seen()) };
    this.asked = asked;
    this.sides = asked.rules.map((rule) => ({
      rule,
      bands: null,
      runs: rule.plans.map((plan) => new Contestant(plan, means, asked.steps, known.get(JSON.stringify(plan)))),
    }));
    this.#rows.clear();
    this.#final.clear();
    void this.#settle();
    this.#show(this.#all.every(({ complete }) => complete) && this.#all.length > 0 ? 'done' : 'idle');
  }

  /** Goes on until all is done; it counts as running from now on, though it waits so many milliseconds first. */
  start(after = 0): Promise<void> {
    return this.#go(this.asked?.steps ?? 0, after);
  }

  /** One step of every run. */
  stepOnce(): Promise<void> {
    return this.#go(this.step + 1);
  }

  pause(): void {
    if (this.state !== 'running') return;
    this.#stop?.abort();
    this.#show('paused');
    void this.#settle();
  }

  /** Every run back before its first step. */
  begin(): void {
    this.#stop?.abort();
    const { asked } = this;
    const training = this.#training;
    this.sides = [];
    if (asked && training) this.ask(asked, training);
    this.#show('idle');
  }

  async #go(upTo: number, after = 0): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.#onStart();
    this.#began = performance.now() + after;
    this.#before = this.done;
    this.#show('running');
    // What comes first is shown as it comes; behind a slider, when the next picture would be due: by then a short comparison is over.
    this.#shown = after > 0 ? this.#began : 0;
    const onProgress = (): void => {
      const now = performance.now();
      const pace = betweenMore(this.#began, between.least, between.most);
      if (now - this.#shown < Math.max(pace, rest * this.#cost)) return;
      this.#refresh();
      this.#show('running');
    };
    try {
      if (after > 0) await passed(after);
      await this.#letGo;
      if (!this.#goes(stop)) return;
      const runs = this.#all.map((each, place) =>
        each.advance(upTo, { signal: stop.signal, onProgress, unseen: place >= seen() }),
      );
      this.#letGo = Promise.allSettled(runs);
      await Promise.all(runs);
      while (this.#stop === stop && this.#refresh()) await nextTurn();
      if (!this.#goes(stop)) return;
      this.#show(this.#all.every(({ complete }) => complete) ? 'done' : 'paused');
    } catch (thrown) {
      if (!this.#goes(stop)) return;
      stop.abort();
      this.#show('paused');
      this.#onFailure(thrown);
    }
  }

  /** Whether nothing has stopped or replaced it. */
  #goes(stop: AbortController): boolean {
    return this.#stop === stop && !stop.signal.aborted;
  }

  get #all(): Contestant[] {
    return this.sides.flatMap(({ runs }) => runs);
  }

  /** Bands of what has come, while nothing is under way. */
  async #settle(): Promise<void> {
    let left = true;
    while (left && this.state !== 'running') {
      left = this.#refresh();
      this.#host.requestUpdate();
      await nextTurn();
    }
  }

  /** Makes bands of rules with new records, for a few milliseconds; gives whether some are left. */
  #refresh(): boolean {
    const training = this.#training;
    if (!training) return false;
    const began = performance.now();
    let stale = false;
    this.sides = this.sides.map((side) => {
      const { rule, runs } = side;
      const rows = runs.reduce((sum, { run }) => sum + run.rows, 0);
      if (rows === (this.#rows.get(rule) ?? 0)) return side;
      if (performance.now() - began > budget) {
        stale = true;
        return side;
      }
      this.#rows.set(rule, rows);
      const final = this.#final.get(rule) ?? 0;
      const added = training.trainingBands(runs.map(({ records }) => records.subarray(final * training.columns)));
      this.#final.set(rule, Math.min(...runs.map(({ run }) => (run.ended ? Infinity : run.rows)), final + added.rows));
      return { ...side, bands: continued(side.bands, final, added) };
    });
    this.#cost = performance.now() - began;
    return stale;
  }

  #show(state: ComparisonState): void {
    this.state = state;
    this.#shown = performance.now();
    this.#host.requestUpdate();
  }
}

/** The first rows of bands, and then others. */
export function continued(bands: TrainingBands | null, rows: number, added: TrainingBands): TrainingBands {
  if (!bands) return added;
  const joined = (name: 'median' | 'least' | 'greatest' | 'runs'): Float64Array => {
    const kept = bands[name].subarray(0, (bands[name].length / bands.rows) * rows);
    const all = new Float64Array(kept.length + added[name].length);
    all.set(kept);
    all.set(added[name], kept.length);
    return all;
  };
  return {
    rows: rows + added.rows,
    median: joined('median'),
    least: joined('least'),
    greatest: joined('greatest'),
    runs: joined('runs'),
  };
}
