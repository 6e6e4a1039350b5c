// How many draws the squared score is averaged over: the steps of the slider and of playing, and where a large d must stop; the buttons that
// play them, and the track that shows them.
import { type TemplateResult, html } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SquareTerms, SquareTermsInput } from '../../core/chapters-experiments.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { Binding } from '../../kit/settings.ts';
import type { proofParameters } from './parameters.ts';

/** Ten to a decade, rounded as preferred numbers are. */
const decade = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];

/** 1, 2, 3, 4, 5, 6, 8, 10, 12, … 8,000, 10,000 */
export const drawSteps: readonly number[] = [
  ...new Set([1, 10, 100, 1000].flatMap((power) => decade.map((step) => Math.floor(step * power)))),
  10_000,
];

/** The steps that have buttons of their own. */
const decades = [1, 10, 100, 1000, 10_000] as const;

/** Beyond this d the core's limit on products, 2^24, leaves fewer than 10,000 draws. */
const roomy = 40;

export function mostDraws(d: number): number {
  return d <= roomy ? 10_000 : 4000;
}

/** The next step, or undefined at the end. */
export function stepAfter(draws: number, most: number): number | undefined {
  const next = drawSteps.find((step) => step > draws);
  return next === undefined || next > most ? undefined : next;
}

interface Playing {
  running: boolean;
  onPlay: () => void;
  onStop: () => void;
}

export function drawsControls(
  { values, onSet }: Binding<typeof proofParameters>,
  { running, onPlay, onStop }: Playing,
): TemplateResult {
  const { draws, dimension } = values();
  const most = mostDraws(dimension);
  const shown = Math.min(draws, most);
  return html`<div class="draws wraps" data-parameter="draws" role="group" aria-label=${say('proof.drawsGroup')}>
    ${button(say(running ? 'proof.stop' : 'proof.play'), running ? onStop : onPlay, { look: 'play' })}
    ${[...new Set(decades.map((each) => Math.min(each, most)))].map((each) => {
      const choose = (): void => {
        onStop();
        onSet({ draws: each });
      };
      return button(whole(each), choose, { look: 'decade', pressed: each === shown });
    })}
  </div>`;
}

// How the sums of the square's terms ran as draws were added: the core's figures at each step so far, asked for in small portions.

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

  /** How many steps are known. */
  get known(): number {
    return this.#points.size;
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
