// Computes what stands in the file once more, here, and compares every number: same seed, same bits.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedPool } from '../../core/shared.ts';
import { firstDifference, runSummary } from '../../core/sweep-summary.ts';
import type { Result } from './result.ts';

/** What came out at one d. */
export interface Verdict {
  numbers: number;
  /** Where the file and this page first differ; undefined where they have the same bits. */
  difference: ReturnType<typeof firstDifference>;
}

/** Entries that are drawn for a proof, at most, summed over the d asked for: a minute or so of two workers. */
export const mostEntries = 20_000_000_000;

/** Entries that a proof draws. */
export function entriesOf({ specification: { samples, keys } }: Result, dimensions: readonly number[]): number {
  return dimensions.reduce((sum, d) => sum + d * samples * (keys + 1), 0);
}

const between = 100;

export class Proof implements ReactiveController {
  state: 'idle' | 'running' | 'cancelled' = 'idle';
  /** Chunks done, of all. */
  done = 0;
  total = 0;
  /** By d. */
  verdicts: ReadonlyMap<number, Verdict> = new Map();
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
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

  /** Another file is on show: nothing is known of it. */
  forget(): void {
    this.cancel();
    this.verdicts = new Map();
    this.#show('idle');
  }

  async start(core: CoreClient, result: Result, dimensions: readonly number[]): Promise<void> {
    this.cancel();
    const stop = (this.#stop = new AbortController());
    const { specification } = result;
    const asked = result.dimensions.filter(({ d }) => dimensions.includes(d));
    this.verdicts = new Map([...this.verdicts].filter(([d]) => !dimensions.includes(d)));
    [this.done, this.total] = [0, asked.length * core.sweepChunks(specification.samples)];
    this.#show('running');
    const onChunk = (): void => {
      this.done += 1;
      if (!stop.signal.aborted && performance.now() - this.#shown >= between) this.#show('running');
    };
    try {
      for (const { d, summary } of asked) {
        const own = await runSummary(
          { specification, d },
          { core, pool: sharedPool() },
          { signal: stop.signal, onChunk },
        );
        stop.signal.throwIfAborted();
        const verdict = { numbers: summary.length, difference: firstDifference(summary, own) };
        this.verdicts = new Map([...this.verdicts, [d, verdict]]);
      }
      this.#show('idle');
    } catch (thrown) {
      if (stop.signal.aborted) return;
      this.#show('idle');
      this.#onFailure(thrown);
    }
  }

  cancel(): void {
    if (this.state !== 'running') return;
    this.#stop?.abort();
    this.#show('cancelled');
  }

  #show(state: Proof['state']): void {
    this.state = state;
    this.#shown = performance.now();
    this.#host.requestUpdate();
  }
}
