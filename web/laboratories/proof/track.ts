// How the sums of the square's terms ran as draws were added: the core's figures at each step so far, asked for in small portions.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SquareTerms, SquareTermsInput } from '../../core/chapters-experiments.ts';
import { drawSteps } from './steps.ts';

/** The figures of a step. */
export interface TrackPoint extends SquareTerms {
  draws: number;
}

/** Milliseconds of work before the page gets its turn. */
const portion = 12;

export class Track {
  readonly #onGrown: () => void;
  #chapters: ChaptersClient | undefined;
  #asked = '';
  #input: SquareTermsInput = { seed: '1', draw: 0, d: 1, samples: 1 };
  #points = new Map<number, TrackPoint>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onGrown`: more steps are known. */
  constructor(onGrown: () => void) {
    this.#onGrown = onGrown;
  }

  /** Takes the terms of a step; those of another run put an end to what is known. */
  take(chapters: ChaptersClient, input: SquareTermsInput, terms: SquareTerms): void {
    const asked = JSON.stringify([input.seed, input.draw, input.d]);
    if (asked !== this.#asked) this.#points = new Map<number, TrackPoint>();
    this.#asked = asked;
    this.#chapters = chapters;
    this.#input = input;
    this.#points.set(input.samples, { draws: input.samples, ...terms });
  }

  /** The known steps up to the present one, rising; the missing ones are asked for. */
  points(): TrackPoint[] {
    if (this.#missing() !== undefined) this.#timer ??= setTimeout(this.#work);
    return [...this.#points.values()]
      .filter(({ draws }) => draws <= this.#input.samples)
      .sort((a, b) => a.draws - b.draws);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #work = (): void => {
    this.#timer = undefined;
    const until = performance.now() + portion;
    do {
      const samples = this.#missing();
      if (samples === undefined || !this.#chapters) break;
      this.#points.set(samples, { draws: samples, ...this.#chapters.squareTerms({ ...this.#input, samples }) });
    } while (performance.now() < until);
    this.#onGrown();
  };

  #missing(): number | undefined {
    return drawSteps.find((step) => step < this.#input.samples && !this.#points.has(step));
  }
}
