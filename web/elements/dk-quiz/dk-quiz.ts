// <dk-quiz>: questions to check yourself by. Predict, then see what the core says; every wrong answer has its own reply.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { sharedChapters } from '../../core/shared.ts';
import type { Csv } from '../../export/csv.ts';
import { speaking } from '../../messages/language.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/quiz.ts';
import { ParameterError } from '../../parameters/error.ts';
import { quizParameters } from '../../parameters/laboratories/quiz.ts';
import { readNumber } from '../../parameters/number-text.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { tables } from '../laboratory/data-table.ts';
import { errorLine, field } from '../laboratory/field.ts';
import { Kept } from '../laboratory/kept.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { symbols } from '../laboratory/symbols.ts';
import { Width } from '../laboratory/width.ts';
import { answerControls } from './answer-controls.ts';
import { firstRight, withAnswer, type Answers } from './answers.ts';
import { ClassGuesses } from './class-guesses.ts';
import { quizCode } from './code.ts';
import styles from './dk-quiz.css?inline';
import type { Item, Made } from './item.ts';
import { judge, type Answer } from './judge.ts';
import { Keeper } from './keeper.ts';
import { sheetPicture } from './sheet-picture.ts';
import { makeItem, sheetOf } from './sheet.ts';
import { evidenceTable, shownAfter, shownPart } from './shown.ts';
import { stateOf, stateText } from './state.ts';
import { summary } from './summary.ts';
import { sheetCsv, sheetTable } from './tables.ts';
import { verdictPart } from './verdict.ts';
import { worksheetLinks } from './worksheet-links.ts';

const selection = quizParameters;
/** The first question that is not answered. */
const next = selection.item.initial;
/** Pictures of a question are not wider than this, whatever room there is; beside them stand its line and its padding. */
const widest = 860;
const beside = { narrow: 36, wide: 48 };

/** What a learning platform is told of an answer. Plain JSON. */
export interface QuizResult {
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

/** The question on show. */
interface Shown {
  sheet: readonly Item[];
  place: number;
  item: Item;
  made: Made;
}

/**
 * Questions to check yourself by.
 *
 * attributes  seed: which sheet; item: the first question; answers="hidden" takes answers and notes them, and says nothing of
 *             what is right; worksheet: address of the printable page, empty for none
 * events      dk-result, bubbling and composed, for each answer: QuizResult
 * keyboard    the marks of the sheet are one slider; answers are buttons, a field or a slider
 */
export class DkQuiz extends Laboratory<typeof selection> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(selection), 'answers', 'worksheet'];
  }

  readonly #width = new Width(this);
  readonly #keeper = new Keeper();
  readonly #kept = new Kept<readonly Item[]>();
  readonly #made = new Map<string, Made>();
  readonly #class = new ClassGuesses(this);
  #chapters: ChaptersClient | undefined;
  #answers: Answers = new Map();
  /** The sheet to which the answers belong. */
  #seed: string | undefined;
  #shown: Shown | undefined;
  /** What is typed, and where lines stand, by item. */
  readonly #typed = new Map<string, string>();
  readonly #places = new Map<string, number>();
  #error: ParameterError | undefined;
  #focus = false;
  #erased = false;

  constructor() {
    super(selection, { namespace: 'quiz', onApproach: true });
  }

  /** Whether what is right is kept from the reader: no verdict, no feedback, no key. */
  get answersHidden(): boolean {
    return this.getAttribute('answers') === 'hidden';
  }

  set answersHidden(hidden: boolean) {
    if (hidden) this.setAttribute('answers', 'hidden');
    else this.removeAttribute('answers');
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    // These two are no settings: what the reader has set stays.
    if (name === 'answers' || name === 'worksheet') this.requestUpdate();
    else super.attributeChangedCallback(name, old, value);
  }

  protected override get label(): string {
    return say('quiz.label');
  }

  protected override async prepare(): Promise<void> {
    this.#chapters = await sharedChapters();
  }

  protected override follow(core: CoreClient): void {
    const chapters = this.#chapters;
    if (!chapters) return;
    const { seed, item: wanted } = this.settings.values;
    const sheet = this.#kept.of('sheet', [seed], () => sheetOf(chapters, seed));
    const before = seed === this.#seed ? this.#shown : undefined;
    if (seed !== this.#seed) {
      this.#seed = seed;
      this.#answers = this.#keeper.load(seed);
      this.#typed.clear();
      this.#places.clear();
      this.#erased = false;
    }
    const known = sheet.find(({ id }) => id === wanted);
    const open = before?.item ?? sheet.find(({ id }) => !this.#answers.has(id)) ?? sheet[0];
    const item = known ?? open;
    if (!item) return;
    if (before?.item !== item) this.#error = undefined;
    this.#shown = { sheet, place: sheet.indexOf(item), item, made: this.#make(item, core, chapters, seed) };
    if (!known && wanted !== next) {
      const range = [next, ...sheet.map(({ id }) => id)].join(', ');
      throw new CoreRefusal({ code: 'unknown', parameter: selection.item.name, value: wanted, range });
    }
  }

  protected override forget(): void {
    // Reset, or another address: the question is looked for anew.
    this.#seed = undefined;
    this.#error = undefined;
  }

  protected override content(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    return html`${this.#sheet(shown)} ${errorLine('item-error', this.error('item'))} ${this.#question(shown)}
    ${this.#ways(shown)} ${this.spoken.render(this.#sentence(shown.sheet.length))} ${this.#end(shown.sheet)}
    ${this.#keeping()} ${tables(this.#tables(shown))} ${this.heading(say('quiz.class.heading'))}
    ${this.#classPart(shown)}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#shown) throw new Error('no sheet yet');
    return sheetCsv(this.#shown.sheet, this.#answers, {
      seed: this.settings.values.seed,
      version: core.version(),
      hidden: this.answersHidden,
      item: this.#shown.item.id,
    });
  }

  protected override code(language: CodeLanguage): string {
    return this.#shown ? quizCode(language, this.#shown.made.check) : '';
  }

  #make(item: Item, core: CoreClient, chapters: ChaptersClient, seed: string): Made {
    const name = `${speaking()} ${seed} ${item.id}`;
    const made = this.#made.get(name) ?? makeItem(item, core, chapters, seed);
    this.#made.set(name, made);
    return made;
  }

  get #column(): number {
    const width = this.#width.value;
    return Math.min(width - (width < 480 ? beside.narrow : beside.wide), widest);
  }

  #sheet({ sheet, place }: Shown): TemplateResult {
    const hidden = this.answersHidden;
    return html`<div class="top">
      <div class="controls">
        ${field({
          id: 'seed',
          label: say('parameter.seed'),
          hint: say('quiz.seedHint'),
          text: this.settings.text('seed'),
          error: this.error('seed'),
          onType: (text) => {
            this.type('seed', text);
          },
          onSettle: () => {
            this.settle('seed');
          },
        })}
        ${worksheetLinks(this.getAttribute('worksheet'), this.settings.values.seed, hidden)}
      </div>
      ${sheetPicture({
        marks: sheet.map(({ id, family }) => {
          const answered = this.#answers.get(id);
          return { id, family, state: stateOf(answered, hidden), text: stateText(answered, hidden) };
        }),
        at: place,
        hidden,
        width: this.#width.value,
        onPick: (to) => {
          this.#go(to);
        },
      })}
    </div>`;
  }

  #question({ sheet, place, item, made }: Shown): TemplateResult {
    const answered = this.#answers.get(item.id);
    const hidden = this.answersHidden;
    const { answer } = made;
    const given = answered?.answer;
    const standing = typeof given === 'number' ? given : answer.kind === 'point' ? answer.initial : 0;
    const width = this.#column;
    const number = { number: String(place + 1), count: String(sheet.length) };
    return html`<article class="item">
      ${this.heading(say(`quiz.heading.${item.family}`, number))}
      <p class="question">${symbols(made.question)}</p>
      ${given === undefined || hidden ? shownPart(made, width) : shownAfter(made, width)}
      ${answerControls(made, {
        given,
        closed: !hidden && (answered?.right ?? false),
        hidden,
        width,
        text: this.#text(item),
        error: this.#error,
        place: this.#places.get(item.id) ?? standing,
        onAnswer: (given) => {
          this.#answer(given);
        },
        onType: (text) => {
          this.#typed.set(item.id, text);
          this.#error = undefined;
          this.requestUpdate();
        },
        onCheck: () => {
          this.#checkTyped();
        },
        onMove: (x) => {
          this.#places.set(item.id, x);
          this.requestUpdate();
        },
      })}
      ${given === undefined ? nothing : verdictPart(made, { given, hidden, width, focused: this.#focused() })}
    </article>`;
  }

  #ways({ sheet, place }: Shown): TemplateResult {
    const way = (key: 'quiz.previous' | 'quiz.next', to: number): TemplateResult =>
      html`<button
        type="button"
        ?disabled=${to < 0 || to >= sheet.length}
        @click=${() => {
          this.#go(to);
        }}
      >
        ${say(key)}
      </button>`;
    return html`<div class="ways">${way('quiz.previous', place - 1)} ${way('quiz.next', place + 1)}</div>`;
  }

  #sentence(count: number): string {
    const answered = this.#shown?.sheet.filter(({ id }) => this.#answers.has(id)).length ?? 0;
    const figures = { count: String(count), answered: String(answered) };
    if (answered === 0) return say('quiz.live.none', { count: figures.count });
    if (this.answersHidden) return say('quiz.live.given', figures);
    const first = String(firstRight(this.#answers));
    return answered < count
      ? say('quiz.live.some', { ...figures, first })
      : say('quiz.live.all', { count: figures.count, first });
  }

  #end(sheet: readonly Item[]): TemplateResult | typeof nothing {
    if (sheet.some(({ id }) => !this.#answers.has(id))) return nothing;
    return html`${this.heading(say('quiz.summary.heading'))}
    ${summary(sheet, this.#answers, {
      hidden: this.answersHidden,
      onPick: (place) => {
        this.#go(place);
      },
    })}`;
  }

  #keeping(): TemplateResult {
    const { seed } = this.settings.values;
    const kept = this.#keeper.works ? say('quiz.kept', { name: this.#keeper.name(seed) }) : say('quiz.notKept');
    const erase = (): void => {
      this.#keeper.erase(seed);
      this.#answers = new Map();
      this.#typed.clear();
      this.#places.clear();
      this.#error = undefined;
      this.#erased = true;
      this.requestUpdate();
    };
    return html`<p class="kept">
      ${kept}
      <button type="button" class="quiet" @click=${erase}>${say('quiz.erase')}</button>
      <span aria-live="polite">${this.#erased ? say('quiz.erased') : nothing}</span>
    </p>`;
  }

  #tables({ sheet, item, made }: Shown): Parameters<typeof tables>[0] {
    const figures = [say('quiz.table.name'), say('quiz.table.value')] as const;
    const seen = !this.answersHidden && this.#answers.has(item.id);
    return [
      sheetTable(sheet, this.#answers, this.answersHidden),
      ...(seen ? [evidenceTable(made.evidence, figures)] : []),
    ];
  }

  #classPart({ place, made }: Shown): TemplateResult {
    const chapters = this.#chapters;
    if (!chapters) return html``;
    return this.#class.render({
      chapters,
      width: this.#column,
      number: String(place + 1),
      made,
      hidden: this.answersHidden,
    });
  }

  /** What stands in the field of a number: what is typed, else the answer given last. */
  #text({ id }: Item): string {
    const given = this.#answers.get(id)?.answer;
    return this.#typed.get(id) ?? (typeof given === 'number' ? String(given) : '');
  }

  #checkTyped(): void {
    const shown = this.#shown;
    if (!shown || (this.#answers.get(shown.item.id)?.right === true && !this.answersHidden)) return;
    try {
      this.#answer(readNumber('answer', this.#text(shown.item), ''));
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.#error = thrown;
      this.requestUpdate();
    }
  }

  #answer(answer: Answer): void {
    const shown = this.#shown;
    const verdict = shown && judge(shown.made, answer);
    if (!shown || !verdict) return;
    const { item, sheet } = shown;
    this.#error = undefined;
    this.#erased = false;
    this.#answers = withAnswer(this.#answers, item.id, answer, verdict.right);
    this.#keeper.save(this.settings.values.seed, this.#answers);
    this.#focus = true;
    this.requestUpdate();
    const detail: QuizResult = {
      item: item.id,
      correct: verdict.right,
      answer,
      attempts: this.#answers.get(item.id)?.attempts ?? 1,
      score: firstRight(this.#answers),
      of: sheet.length,
    };
    this.dispatchEvent(new CustomEvent('dk-result', { bubbles: true, composed: true, detail }));
  }

  #go(place: number): void {
    const item = this.#shown?.sheet[place];
    if (item) this.set({ item: item.id });
  }

  /** After an answer the verdict holds the focus, so that it is read out. */
  #focused(): DirectiveResult {
    return ref((element) => {
      if (!element || !this.#focus) return;
      this.#focus = false;
      queueMicrotask(() => {
        (element as HTMLElement).focus({ preventScroll: true });
      });
    });
  }
}
