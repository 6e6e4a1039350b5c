// <dk-quiz>: questions to check yourself by. Predict, then see what the core says; every wrong answer has its own reply.
import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import type { CoreClient } from '../../core/client.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { type Run, quizParameters } from './parameters.ts';
import { answersHidden as hiddenByLink } from '../../kit/page/page-address.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import { button } from '../../kit/buttons.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { tables } from '../../kit/data-table.ts';
import { errorLine } from '../../kit/failures.ts';
import type { Ablation } from '../../kit/training/ablation.ts';
import { Attempts, type Shown, resultEvent, summary } from './attempts.ts';
import { ClassGuesses } from './class-guesses.ts';
import { quizCode } from './program.ts';
import styles from './laboratory.css?inline';
import { checkWorksheet, headPart } from './head-part.ts';
import { isComplete, isFinal, numberPart, sheetName } from './items.ts';
import type { Item, Made } from './item.ts';
import { type Answer, judge } from './judging.ts';
import { keptLine, questionPart } from './question-part.ts';
import { quizTables, sentence, sheetCsv } from './figures.ts';
import { makeItem, sheetOf } from './sheet.ts';
import { sharedAblation } from './items/training.ts';

/** The first question that is not answered. */
const next = quizParameters.item.initial;
/** Pictures of a question are not wider than this, whatever room there is; beside them stand its line and its padding. */
const widest = 860;
const beside = { narrow: 36, wide: 48 };

/**
 * attributes  seed: which sheet; item: the first question; inventory: ten questions before or after a class; answers="hidden" takes answers and notes them, and says nothing of
 *             what is right; worksheet: address of the printable page, empty for none
 * events      dk-result, bubbling and composed, for each answer: QuizResult
 * keyboard    the marks of the sheet are one slider; answers are buttons, a field or a slider
 */
export class DkQuiz extends chaptersLaboratory('quiz', quizParameters, {
  attributes: ['answers', 'worksheet'],
  tellsResults: true,
  styles: [styles],
}) {
  readonly #attempts = new Attempts();
  readonly #class = new ClassGuesses(this);
  #shown: Shown | undefined;
  #trained: Ablation | undefined;
  #focus = false;

  /** Whether what is right is kept from the reader, by the attribute or by the link of a class: no verdict, no feedback, no key. */
  get answersHidden(): boolean {
    return hiddenByLink() || this.getAttribute('answers') === 'hidden';
  }

  set answersHidden(hidden: boolean) {
    if (hidden) this.setAttribute('answers', 'hidden');
    else this.removeAttribute('answers');
  }

  protected override follow(core: CoreClient): void {
    const { chapters } = this;
    const [run, { seed, item: wanted }] = [this.#run, this.settings.values];
    const sheet = this.memo.of('sheet', [seed, run], () => sheetOf(chapters, seed, run));
    const before = this.#attempts.open(sheetName(seed, run)) ? undefined : this.#shown;
    const known = sheet.find(({ id }) => id === wanted);
    const open = before?.item ?? sheet.find(({ id }) => !this.#attempts.of(id)) ?? sheet[0];
    const item = known ?? open;
    if (!item) return;
    if (before?.item !== item) this.#attempts.error = undefined;
    if (item.trains && !this.#trained) void this.#train();
    this.#shown = {
      run,
      sheet,
      at: sheet.indexOf(item),
      item,
      made: this.#make(item, core, seed),
      attempts: this.#attempts,
      hidden: this.#hidden,
    };
    if (!known && wanted !== next) {
      const range = [next, ...sheet.map(({ id }) => id)].join(', ');
      throw new CoreRefusal({ code: 'unknown', parameter: quizParameters.item.name, value: wanted, range });
    }
    checkWorksheet(this.getAttribute('worksheet'));
  }

  protected override forget(): void {
    // Reset, or another address: the question is looked for anew.
    this.#attempts.close();
  }

  protected override content(core: CoreClient): TemplateResult {
    const shown = this.present(this.#shown);
    const { item, run } = shown;
    if (item.trains) shown.made = this.#make(item, core, this.settings.values.seed);
    return html`${headPart(shown, {
      width: this.space.value,
      of: this.binding,
      worksheet: this.getAttribute('worksheet'),
      onPick: this.#go,
    })}
    ${run === 'off' ? nothing : html`<p class="intro">${say(`quiz.inventory.intro.${run}`)}</p>`}
    ${errorLine('item-error', this.error('item'), '', true)} ${this.#question(shown)} ${this.#ways(shown)}
    ${this.spoken.render(sentence(shown))} ${this.#end(shown)}
    ${keptLine(this.#attempts, () => {
      this.#attempts.erase();
      this.requestUpdate();
    })}
    ${tables(() => quizTables(shown))}
    ${this.#class.render(this.heading(say('quiz.class.heading')), { ...shown, chapters: this.chapters, width: this.#column })}`;
  }

  protected override csv() {
    if (!this.#shown) throw new Error('no sheet yet');
    return sheetCsv(this.#shown);
  }

  protected override code(language: CodeLanguage): string {
    return this.#shown ? quizCode(language, this.#shown.made.check) : '';
  }

  get #run(): Run {
    return this.settings.values.inventory;
  }

  /** Before a class nothing is told either. */
  get #hidden(): boolean {
    return this.answersHidden || this.#run === 'before';
  }

  #make(item: Item, core: CoreClient, seed: string): Made {
    const trained = item.trains ? this.#trained : undefined;
    return this.memo.of(item.id, [seed, trained], () => makeItem(item, core, this.chapters, seed, trained));
  }

  /** Trains while the reader thinks; the question on show gets its numbers when they are there. */
  async #train(): Promise<void> {
    try {
      this.#trained = await sharedAblation();
      this.requestUpdate();
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  get #column(): number {
    const width = this.space.value;
    // A tab or a panel that opens may be narrower for a moment.
    return Math.max(1, Math.min(width - (width < 480 ? beside.narrow : beside.wide), widest));
  }

  #question(shown: Shown): TemplateResult {
    const { sheet, at, item, run } = shown;
    const number = { number: String(at + 1), count: String(sheet.length) };
    return questionPart(shown, {
      heading: this.heading(say(`quiz.heading.${run === 'off' ? item.family : 'inventory'}`, number)),
      width: this.#column,
      focused: this.#focused(),
      onAnswer: this.#answer,
      onChange: this.requestUpdate.bind(this),
    });
  }

  #ways({ sheet, at }: Shown): TemplateResult {
    const way = (key: 'quiz.previous' | 'quiz.next', to: number): TemplateResult => {
      const go = (): void => this.#go(to);
      return button(say(key), go, { disabled: to < 0 || to >= sheet.length });
    };
    return html`<div class="ways wraps">${way('quiz.previous', at - 1)} ${way('quiz.next', at + 1)}</div>`;
  }

  #end(shown: Shown): TemplateResult | typeof nothing {
    const { sheet, run } = shown;
    const { answers } = this.#attempts;
    if (!isComplete(sheet, answers)) return nothing;
    const before = this.#attempts.answersTo(sheetName(this.settings.values.seed, 'before'));
    return html`${this.heading(say(run === 'off' ? 'quiz.summary.heading' : 'quiz.inventory.heading'))}
    ${run === 'off' ? nothing : numberPart(sheet, answers, { run, before })} ${summary(shown, this.#go)}`;
  }

  readonly #answer = (answer: Answer): void => {
    const shown = this.#shown;
    const verdict = shown && judge(shown.made, answer);
    if (!shown || !verdict) return;
    const { id } = shown.item;
    if (this.#attempts.of(id) && isFinal(shown)) return;
    this.#attempts.give(id, answer, verdict.right, shown.run === 'before');
    this.#focus = true;
    this.requestUpdate();
    this.dispatchEvent(resultEvent(shown, answer, verdict.right));
  };

  readonly #go = (place: number): void => {
    const item = this.#shown?.sheet[place];
    if (item) this.set({ item: item.id });
  };

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
