// Measures layers that have not learned yet, one initialiser to a task, so that the page can answer its reader in between.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { LayerInput, MeasuredLayer } from '../../core/chapters-entries.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { draws } from './layers.ts';

/** Milliseconds without a change before anything is measured. */
const pause = 200;

/** Milliseconds between two tasks: the pictures follow in between. */
const between = 30;

/** Measurements that are kept; the oldest give way. */
const most = 200;

/** Fewer layers where the core finds them too large for one call. */
const fewer = [draws, 5, 3, 2];

const nameOf = (input: LayerInput): string => JSON.stringify(Object.values(input));

export class LayerMeasurements implements ReactiveController {
  /** Grows with each measurement. */
  edition = 0;
  readonly #host: ReactiveControllerHost;
  readonly #known = new Map<string, MeasuredLayer>();
  #wanted: readonly LayerInput[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.interrupt();
  }

  interrupt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = [];
  }

  of(input: LayerInput): MeasuredLayer | undefined {
    return this.#known.get(nameOf(input));
  }

  /** Measures what is not known of these, after a pause; what was asked earlier is given up. */
  ask(chapters: ChaptersClient, inputs: readonly LayerInput[], onFailure: (thrown: unknown) => void): void {
    const missing = inputs.filter((input) => !this.#known.has(nameOf(input)));
    if (missing.map(nameOf).join() === this.#wanted.map(nameOf).join()) return;
    this.interrupt();
    this.#wanted = missing;
    if (missing.length > 0) this.#later(chapters, onFailure, pause);
  }

  #later(chapters: ChaptersClient, onFailure: (thrown: unknown) => void, wait: number): void {
    this.#timer = setTimeout(() => {
      const [next, ...rest] = this.#wanted;
      this.#wanted = rest;
      if (!next) return;
      try {
        this.#keep(nameOf(next), measure(chapters, next));
      } catch (thrown) {
        this.interrupt();
        onFailure(thrown);
        return;
      }
      if (rest.length > 0) this.#later(chapters, onFailure, between);
      this.edition += 1;
      this.#host.requestUpdate();
    }, wait);
  }

  #keep(name: string, measured: MeasuredLayer): void {
    this.#known.set(name, measured);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** As many layers as the core permits in one call. */
export function measure(chapters: ChaptersClient, input: LayerInput): MeasuredLayer {
  for (const count of fewer.slice(0, -1)) {
    try {
      return chapters.measureLayer(input, count);
    } catch (thrown) {
      if (!(thrown instanceof CoreRefusal) || !thrown.parameter.startsWith('draws')) throw thrown;
    }
  }
  return chapters.measureLayer(input, fewer.at(-1) ?? draws);
}
