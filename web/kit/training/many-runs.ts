// Many training runs, each in its turn, a few of them under way at a time on the page's workers; paused and continued. What is
// known of the same settings, recorded or run here, is not run again unless the reader asks for it.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { betweenPictures } from '../../core/frame.ts';
import { latePool, sharedPool } from '../../core/shared-pool.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import { type TrainingPlan, TrainingRun } from '../../core/training-run.ts';
import type { Slices } from './plans.ts';
import { type RunEnd, alike, endOf } from './run-end.ts';

export type ManyState = 'idle' | 'running' | 'paused' | 'done';

interface Task {
  plan: TrainingPlan;
  key: string;
  /** What it costs, in slices. */
  work: number;
}

interface Means {
  training: TrainingClient;
  slices: Slices;
}

/** Before so many milliseconds nobody can say how long it takes. */
const known = 500;

/** Runs under way for each worker: one computes while the other's slice is on its way. */
const perWorker = 2;

export class ManyRuns implements ReactiveController {
  state: ManyState = 'idle';
  steps = 0;
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  readonly #onStart: () => void;
  readonly #ended = new Map<string, RunEnd>();
  /** Those that were made before the page was. */
  readonly #recorded = new Map<string, RunEnd>();
  readonly #open = new Map<string, TrainingRun>();
  #tasks: readonly Task[] = [];
  #keys = new WeakMap<TrainingPlan, string>();
  #training: TrainingClient | undefined;
  #stop: AbortController | undefined;
  #lanes: Promise<unknown> = Promise.resolve();
  #began = 0;
  #before = 0;
  #shown = 0;

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

  get total(): number {
    return this.#tasks.length;
  }

  /** Runs that have ended. */
  get done(): number {
    return this.#tasks.filter(({ key }) => this.#ended.has(key)).length;
  }

  /** Whether all have ended, and some of them were made before the page was. */
  get recorded(): boolean {
    return this.state === 'done' && this.#tasks.some(({ key }) => this.#isRecorded(key));
  }

  /** Whether all were run here and each ended as it was recorded. */
  get asRecorded(): boolean {
    const training = this.#training;
    if (!training || this.state !== 'done') return false;
    return this.#tasks.every(({ key }) => {
      const [here, before] = [this.#ended.get(key), this.#recorded.get(key)];
      return here && before && here !== before && alike(training, here, before);
    });
  }

  /** Share of the work that is done; a run that ends early has done all of its own. */
  get progress(): number {
    const all = this.#tasks.reduce((sum, { work }) => sum + work, 0);
    return all === 0 ? 0 : this.#worked / all;
  }

  /** Milliseconds that are left if it goes on as it has since the start; undefined where nobody can say yet. */
  get left(): number | undefined {
    const since = this.#worked - this.#before;
    const time = performance.now() - this.#began;
    if (this.state !== 'running' || since <= 0 || time < known) return undefined;
    const all = this.#tasks.reduce((sum, { work }) => sum + work, 0);
    return (time * (all - this.#worked)) / since;
  }

  /** How a run ended; undefined before. */
  end(plan: TrainingPlan): RunEnd | undefined {
    const key = this.#keys.get(plan);
    return key === undefined ? undefined : this.#ended.get(key);
  }

  /** Takes the ends of runs that were made before. */
  recall(plans: readonly TrainingPlan[], steps: number, ends: readonly RunEnd[]): void {
    plans.forEach((plan, index) => {
      const end = ends[index];
      const key = keyOf(plan, steps);
      if (!end) return;
      this.#recorded.set(key, end);
      if (!this.#ended.has(key)) this.#ended.set(key, end);
    });
  }

  /** Forgets what was recorded of these runs, so that they are run here. */
  renew(): void {
    for (const { key } of this.#tasks) if (this.#isRecorded(key)) this.#ended.delete(key);
    this.#show(this.total > 0 && this.done === this.total ? 'done' : 'idle');
  }

  /** Takes other runs, in the order of their turns, each of so many steps. What is under way is stopped. */
  ask(plans: readonly TrainingPlan[], steps: number, { training, slices }: Means): void {
    this.pause();
    this.#training = training;
    this.steps = steps;
    this.#tasks = plans.map((plan) => {
      const key = keyOf(plan, steps);
      this.#keys.set(plan, key);
      return { plan, key, work: steps / slices.stepsPerSlice(plan.settings) };
    });
    const asked = new Set(this.#tasks.map(({ key }) => key));
    for (const key of this.#open.keys()) if (!asked.has(key)) this.#open.delete(key);
    this.#show(this.total > 0 && this.done === this.total ? 'done' : 'idle');
  }

  async start(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return;
    const stop = (this.#stop = new AbortController());
    this.#onStart();
    this.#show('running');
    // Runs that were stopped have let go of their last slices.
    await this.#lanes;
    if (this.#stop !== stop) return;
    this.#began = performance.now();
    this.#before = this.#worked;
    const waiting = this.#tasks.filter(({ key }) => !this.#ended.has(key)).values();
    const lane = async (): Promise<void> => {
      for (const task of waiting) await this.#run(task, stop);
    };
    try {
      const { size } = await sharedPool();
      if (this.#stop !== stop) return;
      const lanes = Array.from({ length: perWorker * size }, lane);
      this.#lanes = Promise.allSettled(lanes);
      await Promise.all(lanes);
      if (this.#stop === stop) this.#show('done');
    } catch (thrown) {
      if (this.#stop !== stop) return;
      this.pause();
      this.#onFailure(thrown);
    }
  }

  pause(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    if (this.state === 'running') this.#show('paused');
  }

  async #run({ plan, key }: Task, { signal }: AbortController): Promise<void> {
    const training = this.#training;
    if (!training || signal.aborted) return;
    const run = this.#open.get(key) ?? new TrainingRun(plan, { training, pool: latePool });
    this.#open.set(key, run);
    const onProgress = (): void => {
      if (performance.now() - this.#shown > betweenPictures) this.#show(this.state);
    };
    // The record after the last step is taken by a step of its own, which changes nothing on show.
    await run.advance(this.steps + 1, { signal, onProgress, last: true });
    this.#open.delete(key);
    this.#ended.set(key, endOf(training, run));
  }

  #isRecorded(key: string): boolean {
    const end = this.#ended.get(key);
    return end !== undefined && end === this.#recorded.get(key);
  }

  get #worked(): number {
    return this.#tasks.reduce((sum, { key, work }) => {
      if (this.#ended.has(key)) return sum + work;
      return sum + (work * (this.#open.get(key)?.step ?? 0)) / (this.steps + 1);
    }, 0);
  }

  #show(state: ManyState): void {
    this.state = state;
    this.#shown = performance.now();
    this.#host.requestUpdate();
  }
}

/** What a run depends on. */
function keyOf(plan: TrainingPlan, steps: number): string {
  return JSON.stringify([steps, plan]);
}

// When many runs start: by themselves after a guess or from a link, else by the button; again after a change where they were going.

/** Milliseconds without a change before other settings are trained. */
const pause = 400;

export class Starting {
  readonly #runs: Pick<ManyRuns, 'start' | 'pause'>;
  #going: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(runs: Pick<ManyRuns, 'start' | 'pause'>) {
    this.#runs = runs;
  }

  get going(): boolean {
    return this.#going === true;
  }

  /** The settings have changed, or the laboratory has come near. `asked`: somebody has asked for runs, by a guess or a link. */
  follow({ revealed, asked }: { revealed: boolean; asked: boolean }): void {
    clearTimeout(this.#timer);
    if (!revealed) {
      this.#going = undefined;
      this.#runs.pause();
      return;
    }
    const first = this.#going === undefined;
    this.#going ??= asked;
    if (this.#going) this.#timer = setTimeout(() => void this.#runs.start(), first ? 0 : pause);
  }

  start(): void {
    this.#going = true;
    void this.#runs.start();
  }

  stop(): void {
    this.#going = false;
    clearTimeout(this.#timer);
    this.#runs.pause();
  }

  /** Other settings from a link or a reset: it is decided anew. */
  forget(): void {
    this.#going = undefined;
  }

  /** The laboratory has left the window: runs go on when it is back. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#runs.pause();
  }
}
