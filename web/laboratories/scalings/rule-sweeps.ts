// The sweeps behind <dk-scalings>: what is missing is run, batch after batch, on the pool of workers; the book keeps what came.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared.ts';
import { runSweep } from '../../core/sweep.ts';
import { Book, drawsName, type Missing } from './book.ts';
import type { Wanted } from './wanted.ts';

export type SweepsState = 'idle' | 'running' | 'done' | 'cancelled';

/** Milliseconds between two pictures while a sweep runs: drawing takes time that the workers and the reader need. */
const between = 150;

export class RuleSweeps implements ReactiveController {
  state: SweepsState = 'idle';
  /** Chunks done, of all of the batch under way. */
  done = 0;
  total = 0;
  /** What is on show: that of the last draws, until new ones have given something. */
  book: Book | undefined;
  /** Grows when figures on show may have changed. */
  edition = 0;
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #next: Book | undefined;
  #wanted: Wanted | undefined;
  #stop: AbortController | undefined;
  #shown = 0;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** Runs what is missing of it; a sweep under way goes on as long as it is of use. */
  ask(wanted: Wanted, core: CoreClient): void {
    this.#wanted = wanted;
    if (!this.#next || drawsName(this.#next.draws) !== drawsName(wanted.draws)) {
      this.#stop?.abort();
      this.#stop = undefined;
      this.#next = new Book(wanted.draws);
    }
    if (!this.#stop) void this.#work(core, this.#next);
  }

  cancel(): void {
    if (!this.#stop) return;
    this.#stop.abort();
    this.#stop = undefined;
    if (this.state === 'running') this.#show('cancelled');
  }

  async #work(core: CoreClient, book: Book): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    const next = (): Missing | undefined => this.#wanted && book.missing(this.#wanted);
    try {
      for (let request = next(); request; request = next()) {
        const { ahead } = request;
        if (ahead) this.#show('done');
        else this.#standing(0, 0);
        const reports = await runSweep(
          request,
          { core, pool: sharedPool() },
          {
            signal: stop.signal,
            onProgress: ({ done, total, reports: early }) => {
              book.take(early);
              this.book = book;
              if (!ahead) this.#standing(done, total);
            },
          },
        );
        book.take(reports);
        book.finish(request);
      }
      this.#stop = undefined;
      this.#show('done');
    } catch (thrown) {
      if (stop.signal.aborted) return;
      this.#stop = undefined;
      this.#show('cancelled');
      this.#onFailure(thrown);
    }
  }

  #standing(done: number, total: number): void {
    this.done = done;
    this.total = total;
    if (this.state === 'running' && performance.now() - this.#shown < between) return;
    this.#show('running');
  }

  #show(state: SweepsState): void {
    this.state = state;
    this.edition += 1;
    this.#shown = performance.now();
    this.#host.requestUpdate();
  }
}
