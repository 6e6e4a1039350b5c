// Measures the four kinds of score at each dₖ, one network at a time and between frames, so that the reader is never kept waiting.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { KindFigures } from '../../core/chapters-two-kinds.ts';
import { keys } from './view.ts';

/** Head dimensions, and hidden units. */
export const stops: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** Of each dₖ; each with its own maps and v, queries and keys. */
export const networks = 32;
export const queries = 8;

/** Milliseconds of work before the page has its turn, and between two pictures while it is measured. */
const slice = 12;
const between = 150;

export interface Measured {
  d: number;
  figures: readonly KindFigures[];
}

export class Measurement implements ReactiveController {
  /** Of each dₖ as far as it is known. */
  measured: readonly Measured[] = [];
  /** Networks done, of all. */
  done = 0;
  readonly total = networks * stops.length;
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #sums = new Map<number, Float64Array>();
  #seed: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = 0;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  get complete(): boolean {
    return this.done === this.total;
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Stops; it goes on from there when it is followed again. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The figures of this seed; those of another stay until the first of them are there. */
  follow(chapters: ChaptersClient, seed: string): void {
    if (seed !== this.#seed) {
      this.rest();
      this.#seed = seed;
      this.#sums = new Map();
      this.done = 0;
    }
    if (this.complete || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#work(chapters, seed);
    });
  }

  #work(chapters: ChaptersClient, seed: string): void {
    this.#timer = undefined;
    try {
      const begun = performance.now();
      do this.#one(chapters, seed);
      while (!this.complete && performance.now() - begun < slice);
      this.#show(chapters);
    } catch (thrown) {
      this.#onFailure(thrown);
      return;
    }
    this.follow(chapters, seed);
  }

  /** The first networks of all dₖ come first, so that a rough picture is there soon. */
  #one(chapters: ChaptersClient, seed: string): void {
    const network = Math.floor(this.done / stops.length);
    const d = stops[this.done % stops.length] ?? 1;
    const own = chapters.runTwoKinds({ seed, d, queries, keys }, network, 1);
    const before = this.#sums.get(d);
    this.#sums.set(d, before ? chapters.mergeTwoKinds(before, own) : own);
    this.done += 1;
  }

  #show(chapters: ChaptersClient): void {
    const now = performance.now();
    if (!this.complete && (now - this.#shown < between || this.done < stops.length)) return;
    this.#shown = now;
    this.measured = [...this.#sums].map(([d, sums]) => ({ d, figures: chapters.twoKindsFigures(sums) }));
    this.#host.requestUpdate();
  }
}
