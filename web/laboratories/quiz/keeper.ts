// Keeps the answers to a sheet: in the browser, or where the page says. Storage that is forbidden or full is survived: then they last
// as long as the page.
import { type Answers, answersText, readAnswers } from './judging.ts';

// Another place for answers than the browser's storage: a page that has one names it before the first sheet is taken up.

export interface AnswerPlace {
  /** The answers to the sheet of a seed; none where there are none. */
  load: (seed: string) => Answers;
  save: (seed: string, answers: Answers) => void;
  erase: (seed: string) => void;
}

let place: AnswerPlace | undefined;

/** Answers are kept there from now on, and nothing is written into the browser. */
export function keepAnswersAt(other: AnswerPlace | undefined): void {
  place = other;
}

export class Keeper {
  readonly #inMemory = new Map<string, Answers>();
  /** Whether the browser has kept what it was given so far. */
  works = true;

  /** Under which name the answers to a sheet are kept: of its seed, or of a run of the ten questions, "7.before". */
  name(sheet: string): string {
    return `sqrt-dk.quiz.${sheet}`;
  }

  /** Whether the page keeps answers elsewhere than in the browser. */
  get elsewhere(): boolean {
    return place !== undefined;
  }

  load(sheet: string): Answers {
    if (place) return place.load(sheet);
    const kept = this.#inMemory.get(sheet);
    if (kept) return kept;
    const text = this.#try(() => localStorage.getItem(this.name(sheet)));
    return text ? readAnswers(text) : new Map();
  }

  save(sheet: string, answers: Answers): void {
    if (place) {
      place.save(sheet, answers);
      return;
    }
    this.#inMemory.set(sheet, answers);
    this.#try(() => localStorage.setItem(this.name(sheet), answersText(answers)));
  }

  erase(sheet: string): void {
    place?.erase(sheet);
    this.#inMemory.delete(sheet);
    this.#try(() => localStorage.removeItem(this.name(sheet)));
  }

  #try<T>(action: () => T): T | undefined {
    try {
      const value = action();
      this.works = true;
      return value;
    } catch {
      this.works = false;
      return undefined;
    }
  }
}
