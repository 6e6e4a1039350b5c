// A sweep under way or done: its reports so far, its progress, and the way to stop it. The last reports stay until new ones come.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared.ts';
import { runSweep, type SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport } from '../../core/types.ts';

export type RunState = 'idle' | 'running' | 'done' | 'cancelled';

export class SweepRun implements ReactiveController {
  state: RunState = 'idle';
  /** Chunks done, of all. */
  done = 0;
  total = 0;
  /** What was last started; undefined where that was broken off by leaving the page. */
  asked: SweepRequest | undefined;
  /** What the reports were asked with, which may lag behind; undefined before the first. */
  request: SweepRequest | undefined;
  reports: ReadonlyMap<number, DimensionReport> = new Map();
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #stop: AbortController | undefined;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.interrupt();
  }

  /** Gives up what runs, as if it had not been asked for: it is started anew when it is asked for again. */
  interrupt(): void {
    if (this.state === 'running') this.asked = undefined;
    this.cancel();
  }

  /** Starts anew; a sweep under way is given up. */
  async start(request: SweepRequest, core: CoreClient): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.asked = request;
    this.#show('running', { done: 0, total: 0 });
    try {
      await runSweep(
        request,
        { core, pool: sharedPool() },
        {
          signal: stop.signal,
          onProgress: ({ done, total, reports }) => {
            this.request = request;
            this.reports = new Map(reports.flatMap((report) => (report ? [[report.d, report] as const] : [])));
            this.#show('running', { done, total });
          },
        },
      );
      if (this.#stop === stop) this.#show('done');
    } catch (thrown) {
      if (stop.signal.aborted || this.#stop !== stop) return;
      this.#show('cancelled');
      this.#onFailure(thrown);
    }
  }

  cancel(): void {
    if (this.state !== 'running') return;
    this.#stop?.abort();
    this.#show('cancelled');
  }

  #show(state: RunState, progress?: { done: number; total: number }): void {
    this.state = state;
    if (progress) ({ done: this.done, total: this.total } = progress);
    this.#host.requestUpdate();
  }
}
