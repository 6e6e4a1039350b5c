// How far a reader has come: checkpoints, answers to sheets of the quiz, the best score, the place. No platform and no page here.
import type { AnswerPlace } from '../../laboratories/quiz/keeper.ts';
import type { Answers } from '../../laboratories/quiz/judging.ts';

export interface Place {
  /** The chapter that is read. */
  chapter: string;
  /** Share of its height that lies above the middle of the window. */
  share: number;
}

export interface Score {
  /** Questions that were right at the first attempt. */
  right: number;
  /** Questions of the sheet. */
  of: number;
}

/** What is kept from one visit to the next. */
export interface SavedProgress {
  /** Checkpoints reached. */
  done: readonly string[];
  place: Place | undefined;
  best: Score | undefined;
  /** Answers by the seed of their sheet; the sheet answered last stands last. */
  sheets: ReadonlyMap<string, Answers>;
  /** The state of all laboratories as the fragment of an address, without "#". */
  settings: string;
}

export const nothing: SavedProgress = { done: [], place: undefined, best: undefined, sheets: new Map(), settings: '' };

export class Progress implements AnswerPlace {
  /** All checkpoints, in reading order. */
  readonly checkpoints: readonly string[];
  readonly #done: Set<string>;
  readonly #sheets: Map<string, Answers>;
  readonly #onChange: () => void;
  place: Place | undefined;
  best: Score | undefined;

  constructor(checkpoints: readonly string[], { done, place, best, sheets }: SavedProgress, onChange: () => void) {
    this.checkpoints = checkpoints;
    this.#done = new Set(done);
    this.place = place;
    this.best = best;
    this.#sheets = new Map(sheets);
    this.#onChange = onChange;
  }

  /** Checkpoints of this lesson that are not reached. */
  get open(): string[] {
    return this.checkpoints.filter((id) => !this.#done.has(id));
  }

  /** How many of them are. */
  get reached(): number {
    return this.checkpoints.length - this.open.length;
  }

  get complete(): boolean {
    return this.checkpoints.length > 0 && this.open.length === 0;
  }

  reach(checkpoint: string): void {
    if (!this.checkpoints.includes(checkpoint) || this.#done.has(checkpoint)) return;
    this.#done.add(checkpoint);
    this.#onChange();
  }

  /** The reader is somewhere else. */
  move(place: Place): void {
    if (place.chapter === this.place?.chapter && place.share === this.place.share) return;
    this.place = place;
    this.#onChange();
  }

  /** A sheet has come to this score. The best of all sheets counts: trying another one costs nothing. */
  score(score: Score): void {
    const best = this.best;
    if (best && score.right * best.of <= best.right * score.of) return;
    this.best = score;
    this.#onChange();
  }

  /** Questions of the sheet that were answered. */
  answered(seed: string): number {
    return this.load(seed).size;
  }

  /** The seed of the sheet answered last. */
  get sheet(): string | undefined {
    return [...this.#sheets.keys()].at(-1);
  }

  load(seed: string): Answers {
    return this.#sheets.get(seed) ?? new Map();
  }

  save(seed: string, answers: Answers): void {
    this.#sheets.delete(seed);
    this.#sheets.set(seed, answers);
    this.#onChange();
  }

  erase(seed: string): void {
    if (this.#sheets.delete(seed)) this.#onChange();
  }

  kept(settings: string): SavedProgress {
    return { done: [...this.#done], place: this.place, best: this.best, sheets: this.#sheets, settings };
  }
}
