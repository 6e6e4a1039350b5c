// A reader's attempts at one sheet: answers given, kept in the browser, and what stands in fields and pictures before it is given.
import { ParameterError } from '../../schema/error.ts';
import { readNumber } from '../../schema/number-text.ts';
import { firstRight, withAnswer, type Answered, type Answers } from './answers.ts';
import type { Made } from './item.ts';
import type { Answer } from './judge.ts';
import { Keeper } from './keeper.ts';

export class Attempts {
  readonly #keeper = new Keeper();
  readonly #typed = new Map<string, string>();
  readonly #places = new Map<string, number>();
  #seed: string | undefined;
  #answers: Answers = new Map();
  #erased = false;
  /** Why what is typed is no number. */
  error: ParameterError | undefined;

  /** Takes up the sheet of a seed; true if it is another one. */
  open(seed: string): boolean {
    if (seed === this.#seed) return false;
    this.#seed = seed;
    this.#answers = this.#keeper.load(seed);
    this.#clear();
    this.#erased = false;
    return true;
  }

  /** Drops what has not been answered; the sheet is taken up anew. */
  close(): void {
    this.#seed = undefined;
  }

  get answers(): Answers {
    return this.#answers;
  }

  of(id: string): Answered | undefined {
    return this.#answers.get(id);
  }

  /** Items that were right at the first attempt. */
  get score(): number {
    return firstRight(this.#answers);
  }

  /** What stands in the field of a number: what is typed, else the answer given last. */
  text(id: string): string {
    const given = this.of(id)?.answer;
    return this.#typed.get(id) ?? (typeof given === 'number' ? String(given) : '');
  }

  type(id: string, text: string): void {
    this.#typed.set(id, text);
    this.error = undefined;
  }

  /** The number that is typed; undefined, and an error, where it is none. */
  number(id: string): number | undefined {
    try {
      return readNumber('answer', this.text(id), '');
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.error = thrown;
      return undefined;
    }
  }

  /** Where the line of a picture stands: where it was moved to, else the answer given last, else where it begins. */
  place(id: string, { answer }: Made): number {
    const given = this.of(id)?.answer;
    const first = answer.kind === 'point' ? answer.initial : 0;
    return this.#places.get(id) ?? (typeof given === 'number' ? given : first);
  }

  move(id: string, x: number): void {
    this.#places.set(id, x);
  }

  /** One more answer. */
  give(id: string, answer: Answer, right: boolean): void {
    this.error = undefined;
    this.#erased = false;
    this.#answers = withAnswer(this.#answers, id, answer, right);
    if (this.#seed !== undefined) this.#keeper.save(this.#seed, this.#answers);
  }

  erase(): void {
    if (this.#seed !== undefined) this.#keeper.erase(this.#seed);
    this.#answers = new Map();
    this.#clear();
    this.#erased = true;
  }

  /** Under which name the browser keeps the answers, whether it does, whether the page does, and whether they have just been erased. */
  get kept(): { name: string; works: boolean; elsewhere: boolean; erased: boolean } {
    const { works, elsewhere } = this.#keeper;
    return { name: this.#keeper.name(this.#seed ?? ''), works, elsewhere, erased: this.#erased };
  }

  #clear(): void {
    this.#typed.clear();
    this.#places.clear();
    this.error = undefined;
  }
}
