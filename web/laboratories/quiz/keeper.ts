// Keeps the answers to a sheet: in the browser, or where the page says. Storage that is forbidden or full is survived: then they last
// as long as the page.
import { answerPlace } from './answer-controls.ts';
import { type Answers, answersText, readAnswers } from './judging.ts';

export class Keeper {
  readonly #inMemory = new Map<string, Answers>();
  #works = true;

  /** Under which name the answers to a sheet are kept. */
  name(seed: string): string {
    return `sqrt-dk.quiz.${seed}`;
  }

  /** Whether the browser has kept what it was given so far. */
  get works(): boolean {
    return this.#works;
  }

  /** Whether the page keeps answers elsewhere than in the browser. */
  get elsewhere(): boolean {
    return answerPlace() !== undefined;
  }

  load(seed: string): Answers {
    const place = answerPlace();
    if (place) return place.load(seed);
    const kept = this.#inMemory.get(seed);
    if (kept) return kept;
    const text = this.#try(() => localStorage.getItem(this.name(seed)));
    return text ? readAnswers(text) : new Map();
  }

  save(seed: string, answers: Answers): void {
    const place = answerPlace();
    if (place) {
      place.save(seed, answers);
      return;
    }
    this.#inMemory.set(seed, answers);
    this.#try(() => {
      localStorage.setItem(this.name(seed), answersText(answers));
    });
  }

  erase(seed: string): void {
    answerPlace()?.erase(seed);
    this.#inMemory.delete(seed);
    this.#try(() => {
      localStorage.removeItem(this.name(seed));
    });
  }

  #try<T>(action: () => T): T | undefined {
    try {
      const value = action();
      this.#works = true;
      return value;
    } catch {
      this.#works = false;
      return undefined;
    }
  }
}
