// Measures the four kinds of score at each dₖ, one network at a time and between frames, so that the reader is never kept waiting.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { Networks, type Measured } from './networks.ts';
import { keys as eight } from './view.ts';

/** Milliseconds of work before the page has its turn, and between two pictures while it is measured. */
const slice = 12;
const between = 150;

export interface Asked {
  seed: string;
  /** Of the rows whose weights are measured; spreads are always those of eight keys. */
  keys: number;
}

export class Measurement implements ReactiveController {
  /** Among eight keys, of each dₖ as far as it is known. */
  spreads: readonly Measured[] = [];
  /** Among the keys asked for. */
  rows: readonly Measured[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  /** Eight keys first, then those asked for where these are others. */
  #all: readonly Networks[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  /** Networks done, of all. */
  get done(): number {
    return this.#all.reduce((sum, { done }) => sum + done, 0);
  }

  get total(): number {
    return this.#all.reduce((sum, { total }) => sum + total, 0);
  }

  get complete(): boolean {
    return this.#all.length > 0 && this.done === this.total;
  }

  /** Whether the spreads are measured, though rows of more keys may not be. */
  get spreadsComplete(): boolean {
    return this.#all[0]?.complete ?? false;
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Stops; it goes on from there when it is followed again. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The figures of this seed and these keys; those of another seed stay until the first of them are there. */
  follow(chapters: ChaptersClient, { seed, keys }: Asked): void {
    const before = this.#all;
    const wanted = keys === eight ? [eight] : [eight, keys];
    this.#all = wanted.map(
      (each) => before.find((known) => known.seed === seed && known.keys === each) ?? new Networks(seed, each),
    );
    if (this.#all.some((each, place) => each !== before[place])) this.rest();
    if (before.at(-1)?.keys !== keys) this.rows = this.#all.at(-1)?.measured ?? [];
    if (this.complete || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#work(chapters, { seed, keys });
    });
  }

  #work(chapters: ChaptersClient, asked: Asked): void {
    this.#timer = undefined;
    try {
      const begun = performance.now();
      do this.#all.find(({ complete }) => !complete)?.one(chapters);
      while (!this.complete && performance.now() - begun < slice);
      this.#show(chapters);
    } catch (thrown) {
      this.#onFailure(thrown);
      return;
    }
    this.follow(chapters, asked);
  }

  #show(chapters: ChaptersClient): void {
    const now = performance.now();
    if (!this.complete && now - this.#shown < between) return;
    this.#shown = now;
    for (const each of this.#all) each.count(chapters);
    const [few, asked] = [this.#all[0]?.measured ?? [], this.#all.at(-1)?.measured ?? []];
    if (few.length > 0) this.spreads = few;
    if (asked.length > 0) this.rows = asked;
    this.#host.requestUpdate();
  }
}
