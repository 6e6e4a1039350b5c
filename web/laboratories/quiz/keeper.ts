// Keeps the answers to a sheet: in the browser, or where the page says. Storage that is forbidden or full is survived: then they last
// as long as the page.
import { answerPlace } from './answer-controls.ts';
import { type Answers, answersText, readAnswers } from './judging.ts';

export class Keeper {
  readonly #inMemory = new Map<string, Answers>();
  #works = true;

  /** Under which name the answers to a sheet are kept: of its seed, or of a run of the ten questions, "7.before". */
  name(sheet: string): string {
    return `sqrt-dk.quiz.${sheet}`;
  }

  /** Whether the browser has kept what it was given so far. */
  get works(): boolean {
    return this.#works;
  }

  /** Whether the page keeps answers elsewhere than in the browser. */
  get elsewhere(): boolean {
    return answerPlace() !== undefined;
  }

  load(sheet: string): Answers {
    const place = answerPlace();
    if (place) return place.load(sheet);
    const kept = this.#inMemory.get(sheet);
    if (kept) return kept;
    const text = this.#try(() => localStorage.getItem(this.name(sheet)));
    return text ? readAnswers(text) : new Map();
  }

  save(sheet: string, answers: Answers): void {
    const place = answerPlace();
    if (place) {
      place.save(sheet, answers);
      return;
    }
    this.#inMemory.set(sheet, answers);
    this.#try(() => localStorage.setItem(this.name(sheet), answersText(answers)));
  }

  erase(sheet: string): void {
    answerPlace()?.erase(sheet);
    this.#inMemory.delete(sheet);
    this.#try(() => localStorage.removeItem(this.name(sheet)));
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
