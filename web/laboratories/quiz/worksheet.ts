// <dk-worksheet>: the sheet of a seed on paper, or its key. The same items, with the same numbers, as <dk-quiz> asks.
import { LitElement, html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { sharedChapters, sharedCore } from '../../core/shared.ts';
import { nextTurn } from '../../core/frame.ts';
import { speak, say } from '../../i18n/say.ts';
import './words.en.ts';
import { type Run, quizParameters } from './parameters.ts';
import { flag } from '../../schema/choice.ts';
import { readState, writeState } from '../../schema/url.ts';
import { plotStyles } from '../../figure/styles.ts';
import { button } from '../../kit/buttons.ts';
import { controls } from '../../kit/controls.ts';
import { laboratoryStyles } from '../../kit/laboratory-styles.ts';
import { missingSentence, noteSentence } from '../../kit/failures.ts';
import { Settings, bind } from '../../kit/settings.ts';
import { Locale } from '../../kit/page/locale.ts';
import { Width } from '../../kit/room.ts';
import styles from './worksheet.css?inline';
import type { Family, Item, Made } from './item.ts';
import { makeItem, paperItem, paperWidth, sheetOf } from './sheet.ts';
import { sharedAblation } from './items/training.ts';

const sheetParameters = { seed: quizParameters.seed, inventory: quizParameters.inventory };
const keyParameters = {
  key: flag({
    name: 'key',
    initial: false,
    doc: 'Whether the key is shown in place of the sheet.',
  }),
};

const titles = {
  off: { sheet: 'quiz.paper.title', key: 'quiz.paper.keyTitle' },
  before: { sheet: 'quiz.paper.before', key: 'quiz.paper.keyInventory' },
  after: { sheet: 'quiz.paper.after', key: 'quiz.paper.keyInventory' },
} as const;

/** Room for the number of the ten questions. */
function numberLine({ run, items }: Ready): TemplateResult | typeof nothing {
  if (run === 'off') return nothing;
  return html`<p class="room">
    ${say('quiz.paper.number', { count: String(items.length) })}<span class="rule"></span>
  </p>`;
}

/** Pixels that the number of an item takes: the 1.8rem of worksheet.css. */
const besideNumber = 29;

interface Ready {
  seed: string;
  run: Run;
  version: string;
  items: readonly { item: Item; made: Made }[];
}

/**
 * The worksheet. Its address is that of the quiz, `#v=1&quiz.seed=7`; `&worksheet.key=on` is the key. `&quiz.inventory=before` and
 * `=after` are the ten questions for a class; before it there is no key.
 *
 * attributes  answers="hidden": there is no key; lang, its own or one around it: "de" speaks German, all else English
 */
export class DkWorksheet extends LitElement {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  readonly #settings = new Settings(sheetParameters);
  readonly #binding = bind({
    words: ['quiz'],
    settings: this.#settings,
    error: (name) => this.#settings.error(name),
    onChange: () => this.#write(this.#key),
    onText: this.requestUpdate.bind(this),
  });
  readonly #locale = new Locale(this, () => {
    this.#ready = undefined;
    this.#read();
  });
  readonly #space = new Width(this);
  #key = false;
  #notes: string[] = [];
  #ready: Ready | undefined;
  #missing = '';

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#read);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#read);
  }

  get answersHidden(): boolean {
    return this.getAttribute('answers') === 'hidden' || this.#run === 'before';
  }

  get #run(): Run {
    return this.#settings.values.inventory;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { begun } = this.#locale;
    if (begun) return begun.then(() => super.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    speak(this.#locale.language, () => {
      super.performUpdate();
    });
  }

  protected override render(): TemplateResult {
    const key = this.#key && !this.answersHidden;
    const ready = this.#ready;
    const title = say(titles[this.#run][key ? 'key' : 'sheet']);
    // A browser's translation would stop the items.
    return html`${this.#controls(key)}
      <main translate="no" lang=${this.#locale.language} aria-label=${title}>
        ${this.#notes.map((note) => html`<p class="note">${note}</p>`)}
        ${this.#missing ? html`<p class="missing" role="alert">${this.#missing}</p>` : nothing}
        ${
          ready
            ? html`${this.#head(title, key)} ${this.#part('exercise', key, ready)}
                ${this.#part('misconception', key, ready)} ${key ? nothing : numberLine(ready)}
                <footer>${say('quiz.paper.foot', ready)}</footer>`
            : this.#missing
              ? nothing
              : html`<p class="waiting">${say('quiz.paper.making')}</p>`
        }
      </main>`;
  }

  #controls(key: boolean): TemplateResult {
    const other = (): void => this.#write(!this.#key);
    const onPaper = (): void => print();
    return html`<nav class="controls" translate="no" aria-label=${say('quiz.paper.controls')}>
      ${controls(this.#binding, ['seed', 'inventory'], { seed: { hint: say('quiz.paper.hint') } })}
      <div class="ways">
        ${
          this.answersHidden
            ? html`<p>${say('quiz.paper.hidden')}</p>`
            : button(say(key ? 'quiz.paper.toSheet' : 'quiz.paper.toKey'), other)
        }
        ${button(say('quiz.paper.print'), onPaper)}
      </div>
    </nav>`;
  }

  #head(title: string, key: boolean): TemplateResult {
    const { seed } = this.#settings.values;
    const blank = (name: 'quiz.paper.name' | 'quiz.paper.date'): TemplateResult =>
      html`<span class="blank">${say(name)}</span>`;
    return html`<header>
      <h1>${title}</h1>
      <p class="who">
        <span>${say('quiz.paper.seed', { seed })}</span>
        ${key ? nothing : html`${blank('quiz.paper.name')} ${blank('quiz.paper.date')}`}
      </p>
    </header>`;
  }

  #part(family: Family, key: boolean, { items, run }: Ready): TemplateResult | typeof nothing {
    if (!items.some(({ item }) => item.family === family)) return nothing;
    // What a number beside it leaves.
    const width = Math.min(paperWidth, this.#space.value - besideNumber);
    const title = say(family === 'exercise' ? 'quiz.paper.exercises' : 'quiz.paper.misconceptions');
    return html`<section>
      ${run === 'off' ? html`<h2>${title}</h2>` : nothing}
      ${items.map(({ item, made }, place) => (item.family === family ? paperItem(made, place + 1, { key, width }) : nothing))}
    </section>`;
  }

  /** Takes the address: the sheet is made anew where its seed is another one. */
  readonly #read = (): void => {
    const state = readState(location.hash, 'quiz', quizParameters);
    const { values, notes } = readState(location.hash, 'worksheet', keyParameters);
    this.#notes = speak(this.#locale.language, () => [...state.notes, ...notes].map(noteSentence));
    this.#key = values.key;
    const { seed, inventory } = state.values;
    if (this.#settings.differs({ seed, inventory })) this.#settings.adopt({ seed, inventory });
    if (this.#ready?.seed !== seed || this.#ready.run !== this.#run) void this.#make(seed, this.#run);
    this.requestUpdate();
  };

  #write(key: boolean): void {
    const sheet = writeState(location.hash, 'quiz', sheetParameters, this.#settings.values);
    const fragment = writeState(sheet, 'worksheet', keyParameters, { key });
    // An empty fragment would leave the address as it is.
    location.hash = fragment === '' ? '#' : fragment;
    if (fragment === '') this.#read();
  }

  /** Item by item, so that the page stays alive. */
  async #make(seed: string, run: Run): Promise<void> {
    try {
      const [core, chapters] = await Promise.all([sharedCore(), sharedChapters(), this.#locale.begun]);
      const items: { item: Item; made: Made }[] = [];
      for (const item of sheetOf(chapters, seed, run)) {
        await nextTurn();
        if (seed !== this.#settings.values.seed || run !== this.#run) return;
        const trained = item.trains ? await sharedAblation() : undefined;
        items.push({ item, made: speak(this.#locale.language, () => makeItem(item, core, chapters, seed, trained)) });
      }
      this.#ready = { seed, run, version: core.version(), items };
      this.#missing = '';
    } catch (thrown) {
      this.#missing = speak(this.#locale.language, () => missingSentence(thrown));
    }
    this.requestUpdate();
  }
}
