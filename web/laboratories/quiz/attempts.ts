// A reader's attempts at one sheet: answers given, kept in the browser, what stands in fields and pictures before, and what
// came of them.
import { type TemplateResult, html } from 'lit';
import { say, sayNamed } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { ParameterError, readNumber } from '../../schema/parameter.ts';
import type { Item, Made } from './item.ts';
import { type Answer, type Answered, type Answers, firstRight, withAnswer } from './judging.ts';
import { Keeper } from './keeper.ts';
import type { Run } from './parameters.ts';

export class Attempts {
  readonly #keeper = new Keeper();
  readonly #typed = new Map<string, string>();
  readonly #places = new Map<string, number>();
  #sheet: string | undefined;
  #answers: Answers = new Map();
  #erased = false;
  /** Why what is typed is no number. */
  error: ParameterError | undefined;

  /** Takes up a sheet by the name under which its answers are kept; true if it is another one. */
  open(sheet: string): boolean {
    if (sheet === this.#sheet) return false;
    this.#sheet = sheet;
    this.#answers = this.#keeper.load(sheet);
    this.#clear();
    this.#erased = false;
    return true;
  }

  /** Drops what has not been answered; the sheet is taken up anew. */
  close(): void {
    this.#sheet = undefined;
  }

  get answers(): Answers {
    return this.#answers;
  }

  /** The answers to another sheet, as they are kept. */
  answersTo(sheet: string): Answers {
    return this.#keeper.load(sheet);
  }

  of(id: string): Answered | undefined {
    return this.#answers.get(id);
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

  /** One more answer, or, `instead`, another one in the place of that before. */
  give(id: string, answer: Answer, right: boolean, instead: boolean): void {
    this.error = undefined;
    this.#erased = false;
    const before = instead ? new Map([...this.#answers].filter(([each]) => each !== id)) : this.#answers;
    this.#answers = withAnswer(before, id, answer, right);
    if (this.#sheet !== undefined) this.#keeper.save(this.#sheet, this.#answers);
  }

  erase(): void {
    if (this.#sheet !== undefined) this.#keeper.erase(this.#sheet);
    this.#answers = new Map();
    this.#clear();
    this.#erased = true;
  }

  /** Under which name the browser keeps the answers, whether it does, whether the page does, and whether they have just been erased. */
  get kept() {
    const { works, elsewhere } = this.#keeper;
    return { name: this.#keeper.name(this.#sheet ?? ''), works, elsewhere, erased: this.#erased };
  }

  #clear(): void {
    this.#typed.clear();
    this.#places.clear();
    this.error = undefined;
  }
}

/** The question on show, and the sheet that it stands on. */
export interface Shown {
  run: Run;
  sheet: readonly Item[];
  /** Its place on the sheet. */
  at: number;
  item: Item;
  made: Made;
  attempts: Attempts;
  /** Whether answers are only noted, and nothing is said of what is right. */
  hidden: boolean;
}

// How it stands with one question, as a mark and in words.

/** `given`: answered, and nobody says how. */
export type State = 'open' | 'given' | 'first' | 'later' | 'wrong';

export function stateOf(answered: Answered | undefined, hidden: boolean): State {
  if (!answered) return 'open';
  if (hidden) return 'given';
  if (answered.first) return 'first';
  return answered.right ? 'later' : 'wrong';
}

export function stateText(answered: Answered | undefined, hidden: boolean): string {
  const state = stateOf(answered, hidden);
  const attempts = String(answered?.attempts ?? 0);
  return state === 'later' || state === 'wrong' ? say(`quiz.state.${state}`, { attempts }) : say(`quiz.state.${state}`);
}

/** What an item is about, in a few words. */
export function itemName(id: string): string {
  return sayNamed(`quiz.name.${id}`) ?? id;
}

// What a learning platform is told of an answer: the detail of the event dk-result. Plain JSON.

interface QuizResult {
  /** Id of the item. */
  item: string;
  correct: boolean;
  /** Id of the option, or the number. */
  answer: string | number;
  /** Answers to this item so far, this one among them. */
  attempts: number;
  /** Items that were right at the first attempt, of all on the sheet. */
  score: number;
  of: number;
}

/** The event of an answer that has just been given. */
export function resultEvent(
  { attempts, item: { id }, sheet }: Shown,
  answer: Answer,
  correct: boolean,
): CustomEvent<QuizResult> {
  const score = firstRight(attempts.answers);
  const detail = { item: id, correct, answer, attempts: attempts.of(id)?.attempts ?? 1, score, of: sheet.length };
  return new CustomEvent('dk-result', { bubbles: true, composed: true, detail });
}

// When everything is answered: what was right, and what is worth another look.

export function summary({ sheet, attempts, hidden }: Shown, onPick: (place: number) => void): TemplateResult {
  if (hidden) return html`<p>${say('quiz.summary.done')}</p>`;
  const again = sheet.flatMap(({ id }, place) => {
    const answered = attempts.of(id);
    return answered && !answered.first ? [{ id, place, answered }] : [];
  });
  if (again.length === 0) return html`<p>${say('quiz.summary.perfect')}</p>`;
  return html`<p>${say('quiz.summary.again')}</p>
    <ul class="again">
      ${again.map(({ id, place, answered }) => {
        const name = say('quiz.summary.link', { number: String(place + 1), name: itemName(id) });
        const pick = (): void => onPick(place);
        return html`<li>${button(name, pick, { look: 'quiet' })}: ${stateText(answered, hidden)}</li>`;
      })}
    </ul>`;
}
