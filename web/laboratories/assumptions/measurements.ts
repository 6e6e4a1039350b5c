// Measures layers that have not learned yet, one initialiser to a call of a worker, and runs the sweeps behind the entries' pictures.
import type { ReactiveControllerHost } from 'lit';
import type { LayerInput, MeasuredLayer } from '../../core/chapters-entries.ts';
import type { CoreClient } from '../../core/client.ts';
import { betweenPictures } from '../../core/frame.ts';
import type { Workers } from '../../core/shared-pool.ts';
import { call } from '../../core/protocol.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import type { DimensionReport } from '../../core/types.ts';
import { Job, type JobHost, type JobState } from '../../kit/job.ts';
import { Pace } from '../../kit/plotted.ts';
import { SweepRun, answers } from '../../kit/sweep/sweep-run.ts';
import { entriesRequest, usual } from './entries.ts';
import { draws } from './layers.ts';
import type { DrawSettings, EntrySettings } from './parameters.ts';

/** Milliseconds without a change before anything is measured. */
const pause = 200;

/** Milliseconds between two pictures while layers are measured; on most machines all of them are measured in less. */
const between = 4 * betweenPictures;

/** Measurements that are kept; the oldest give way. */
const most = 200;

/** Fewer layers where the core finds them too large for one call. */
const fewer = [draws, 5, 3, 2];

const nameOf = (input: LayerInput): string => JSON.stringify(Object.values(input));

export class LayerMeasurements extends Job {
  /** Grows with each measurement. */
  edition = 0;
  /** Layers come one after another in a few milliseconds each, and all pictures are drawn with each update. */
  readonly #pace: Pace;
  readonly #known = new Map<string, MeasuredLayer>();
  #wanted: readonly LayerInput[] = [];

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    super(host, onFailure);
    this.#pace = new Pace(host, () => between);
  }

  override interrupt(): void {
    super.interrupt();
    this.forgotten();
  }

  protected override forgotten(): void {
    this.#wanted = [];
  }

  /** That it runs is not told: nothing on show comes of it. */
  protected override show(state: JobState): void {
    if (state === 'running') this.state = state;
    else super.show(state);
  }

  of(input: LayerInput): MeasuredLayer | undefined {
    return this.#known.get(nameOf(input));
  }

  /** Measures what is not known of these, after a pause; what was asked earlier is given up. */
  ask(workers: Workers, inputs: readonly LayerInput[]): void {
    const missing = inputs.filter((input) => !this.#known.has(nameOf(input)));
    if (missing.map(nameOf).join() === this.#wanted.map(nameOf).join()) return;
    this.interrupt();
    this.#wanted = missing;
    if (missing.length === 0) return;
    this.after(pause, () => {
      void this.begin(async ({ signal }) => {
        await Promise.all(missing.map((input) => this.#measure(workers, input, signal)));
      });
    });
  }

  async #measure(workers: Workers, input: LayerInput, signal: AbortSignal): Promise<void> {
    const measured = await measure(workers, input, signal);
    if (signal.aborted) return;
    this.#keep(nameOf(input), measured);
    this.#wanted = this.#wanted.filter((other) => other !== input);
    this.edition += 1;
    this.#pace.requestUpdate();
  }

  #keep(name: string, measured: MeasuredLayer): void {
    this.#known.set(name, measured);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** As many layers as the core permits in one call. */
export async function measure(workers: Workers, input: LayerInput, signal?: AbortSignal): Promise<MeasuredLayer> {
  const of = (count: number): Promise<MeasuredLayer> =>
    workers.run(call('chapters', 'measureLayer', input, count), { signal, prompt: true });
  for (const count of fewer.slice(0, -1)) {
    try {
      return await of(count);
    } catch (thrown) {
      if (!(thrown instanceof CoreRefusal) || !thrown.parameter.startsWith('draws')) throw thrown;
    }
  }
  return of(fewer.at(-1) ?? draws);
}

// The two sweeps behind the pictures of entries: as the reader has them, and as everybody assumes, on the same grid and seed.

type Reports = ReadonlyMap<number, DimensionReport>;

/** Milliseconds without a change before a new sweep starts. */
const sweepPause = 400;

const none: Reports = new Map();

export class EntrySweeps {
  /** Of the reader's entries. */
  readonly own: SweepRun;
  readonly #usual: SweepRun;

  constructor(host: JobHost, onFailure: (thrown: unknown) => void, onStart?: () => void) {
    this.own = new SweepRun(host, onFailure, onStart);
    this.#usual = new SweepRun(host, onFailure, onStart);
  }

  get running(): boolean {
    return [this.own, this.#usual].some(({ state }) => state === 'running');
  }

  get done(): boolean {
    return [this.own, this.#usual].every(({ state }) => state === 'done');
  }

  /** Runs what is missing: at once the first time, later after a pause. */
  ask(core: CoreClient, settings: EntrySettings & DrawSettings): void {
    const missing = ([this.own, this.#usual] as const).flatMap((run) => {
      const request = entriesRequest(run === this.own ? settings : usual, settings);
      return answers(run.asked, request) ? [] : [{ run, request }];
    });
    this.own.after(this.own.asked === undefined ? 0 : sweepPause, () => {
      for (const { run, request } of missing) void run.start(request, core);
    });
  }

  /** Runs what is known already once more, for a reader who wants to see it. */
  again(core: CoreClient, settings: EntrySettings & DrawSettings): void {
    void this.own.again(entriesRequest(settings, settings), core);
  }

  /** What is measured of these very entries: figures of others would stand beside a prediction that is not theirs. */
  reports(settings: EntrySettings & DrawSettings): { own: Reports; usual: Reports } {
    const of = (run: SweepRun, entries: EntrySettings): Reports => {
      const asked = entriesRequest(entries, settings);
      const same = JSON.stringify(run.request?.specification) === JSON.stringify(asked.specification);
      return same ? run.reports : none;
    };
    return { own: of(this.own, settings), usual: of(this.#usual, usual) };
  }
}
