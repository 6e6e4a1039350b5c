// The two sweeps behind the pictures of entries: as the reader has them, and as everybody assumes, on the same grid and seed.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport } from '../../core/types.ts';
import { answers } from '../../kit/sweep/request.ts';
import { SweepRun } from '../../kit/sweep/sweep-run.ts';
import { entriesRequest, usual, type DrawSettings, type EntrySettings } from './entries.ts';

type Reports = ReadonlyMap<number, DimensionReport>;

/** Milliseconds without a change before a new sweep starts. */
const sweepPause = 400;

const none: Reports = new Map();

export class EntrySweeps implements ReactiveController {
  /** Of the reader's entries. */
  readonly own: SweepRun;
  readonly #usual: SweepRun;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void, onStart?: () => void) {
    this.own = new SweepRun(host, onFailure, onStart);
    this.#usual = new SweepRun(host, onFailure, onStart);
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  get running(): boolean {
    return [this.own, this.#usual].some(({ state }) => state === 'running');
  }

  get done(): boolean {
    return [this.own, this.#usual].every(({ state }) => state === 'done');
  }

  /** Runs what is missing: at once the first time, later after a pause. */
  ask(core: CoreClient, settings: EntrySettings & DrawSettings): void {
    clearTimeout(this.#timer);
    const missing = ([this.own, this.#usual] as const).flatMap((run) => {
      const request = entriesRequest(run === this.own ? settings : usual, settings);
      return answers(run.asked, request) ? [] : [{ run, request }];
    });
    if (missing.length === 0) return;
    this.#timer = setTimeout(
      () => {
        for (const { run, request } of missing) void run.start(request, core);
      },
      this.own.asked === undefined ? 0 : sweepPause,
    );
  }

  /** Runs what is known already once more, for a reader who wants to see it. */
  again(core: CoreClient, settings: EntrySettings & DrawSettings): void {
    const request = entriesRequest(settings, settings);
    if (this.own.state === 'done') void this.own.repeat(request, core);
    else void this.own.start(request, core);
  }

  interrupt(): void {
    clearTimeout(this.#timer);
    this.own.interrupt();
    this.#usual.interrupt();
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
