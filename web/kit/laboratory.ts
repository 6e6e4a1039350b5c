// What every laboratory is: settings bound to attributes and address, a core, a question, a live sentence, quiet actions.
import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { CoreClient } from '../core/client.ts';
import type { CoreRefusal } from '../core/refusal.ts';
import { speak, sayNamed } from '../i18n/say.ts';
import type { Csv, FileFigures } from './export/csv.ts';
import { type Selection, type ValuesOf, isOn } from '../schema/parameter.ts';
import { type About, type AnyAbout, wordsOf, attributesOf } from './page/properties.ts';
import { Actions } from './actions.ts';
import { Address } from './page/address.ts';
import { Guess } from './guess/guess.ts';
import { Author, everywhere, onePicture, unasked } from './page/author.ts';
import { bind, Settings } from './settings.ts';
import type { CodeLanguage } from './export/code.ts';
import { Failures, type Refused, notesAbove, orStarting, present, starting } from './failures.ts';
import { KeptFocus } from './kept-focus.ts';
import { ModelFollower } from './chosen-model.ts';
import type { Outcome, Question } from './guess/question.ts';
import { Locale, Spoken } from './page/locale.ts';
import { Stage } from './stage/stage.ts';
import { Events } from './page/events.ts';
import { symbols } from './symbols.ts';
import { Work } from './work.ts';

/**
 * attributes  those of the selection, and these, each a property too; lang (its own or one around it), "de" for German, else English is
 *             spoken; theme, "light", "dark" or "auto"; heading-level, 1 … 6; hide, names of parameters that the reader does
 *             not set; guess="on" asks before anything is shown; share-base, address of a page to which links may lead
 * events      dk-ready, dk-change, dk-guess, dk-result, dk-error: docs/embedding/elements.md
 * slots       caption, below it; the other content is shown where the laboratory cannot run, e.g. a still picture
 */
export abstract class Laboratory<S extends Selection> extends LitElement {
  /** What it is: its parameters, its name in links, what it adopts. */
  static readonly about: AnyAbout;

  readonly #about = (this.constructor as unknown as { about: About<S> }).about;
  protected readonly settings = new Settings(this.#about.parameters);
  protected readonly spoken = new Spoken(this);
  protected readonly guessing = new Guess(this, () => this.#work.compute());
  readonly #actions: Actions<S>;
  readonly #stage = new Stage(this, () => this.label);
  readonly #address: Address<S>;
  readonly #work: Work;
  readonly #follower: ModelFollower<S> | undefined;
  readonly #locale = new Locale(this, () => this.#work.compute());
  readonly #author: Author<S>;
  readonly #failures = new Failures();

  constructor() {
    super();
    this.addController(new KeptFocus(this));
    const { settings } = this;
    const { key: namespace, atOnce = false, adoption, tellsResults = false } = this.#about;
    this.#work = new Work(this, {
      onApproach: !atOnce,
      failures: this.#failures,
      prepare: () => this.#locale.after(this.prepare(), 'ask' in this && !unasked(this) && this.guessing.load()),
      complete: () => this.complete?.(),
      follow: (core) => speak(this.#locale.language, () => this.follow(core)),
      onRest: () => this.rest?.(),
    });
    this.#actions = new Actions(this, { settings, namespace });
    const author = (this.#author = new Author(this, settings, this.#failures));
    new Events(this, {
      author,
      settings,
      ready: () => this.core !== undefined,
      refusal: () => this.#failures.refusal,
      figures: tellsResults ? undefined : () => this.core && this.#file(this.core),
    });
    if (adoption)
      this.#follower = new ModelFollower(this, { settings, label: () => this.label, adoption, onTake: this.set });
    this.#address = new Address(this, {
      settings,
      // Two laboratories of one kind on a page are told apart by their ids.
      namespace: () => this.id || namespace,
      onRead: () => {
        this.guessing.skip();
        this.forget?.();
        this.#work.compute();
      },
      onClass: () => {
        this.#author.begin(this.#forClass);
        this.#work.compute();
      },
    });
  }

  /** Computes what the settings ask for; may throw CoreRefusal, and the last picture stays. */
  protected abstract follow(core: CoreClient): void;
  /** Controls and pictures; the answer to the question is left out until `revealed`. */
  protected abstract content(core: CoreClient): TemplateResult;
  /** The numbers on show, for a file. */
  protected abstract csv(core: CoreClient): FileFigures;
  /** A program that prints the same figures; later, where what writes it is fetched when first asked for. */
  protected abstract code(language: CodeLanguage): string | Promise<string>;

  /** The question that the laboratory opens with, and what comes out, once it is known. */
  protected ask?(core: CoreClient): { question: Question; outcome: Outcome | undefined };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...everywhere, ...attributesOf(this.about.parameters)];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#author.connected(this.#forClass);
    const held = this.#address.read();
    // A link shows what it was made to show, and does not ask first.
    if (!held && !this.hasUpdated) this.#askOrNot();
    this.#follower?.join(held);
    this.#work.connected();
  }

  adoptedCallback(): void {
    this.#author.dress();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (!this.#author.takes(name, old, value)) return;
    // An answer to a reader who is at a control of the page; not what it does by itself, nor what the story hands on from scene to scene.
    const { localName = 'body' } = document.activeElement ?? {};
    if (this.hasUpdated && !/^(?:body|dk-)/.test(localName) && !this.closest('.scene')) this.spoken.await();
    if (name === 'guess' || unasked(this)) this.#askOrNot();
    this.#author.begin(this.#forClass, name);
    this.#work.compute();
  }

  /** Name of the laboratory for those who do not see it. */
  protected get label(): string {
    return sayNamed(`${this.binding.words[0] ?? ''}.label`) ?? '';
  }

  protected get core(): CoreClient | undefined {
    return this.#work.core;
  }

  /** Whether the answer to the question may be shown. */
  protected get revealed(): boolean {
    return this.guessing.revealed;
  }

  protected readonly binding = bind<S>({
    words: wordsOf(this.#about),
    settings: this.settings,
    error: (name) => this.error(name),
    onChange: () => this.changed(),
    onText: () => this.requestUpdate(),
  });
  protected readonly bound = this.binding.bound;
  /** Permitted values from a control that cannot give others. */
  protected readonly set = this.binding.onSet;

  /** What is said beside a control: the table's refusal, else the core's. */
  protected error(name: keyof S & string): Refused | undefined {
    return this.settings.error(name) ?? this.refused((parameter) => parameter === name);
  }

  /** What the core refused, for a control that shows what is refused of these; what no control shows is said at the head. */
  protected refused(shows: (parameter: string) => boolean): CoreRefusal | undefined {
    return this.#failures.claim(shows);
  }

  protected readonly present = present;

  /** The values have changed: compute, and let the address follow; notes about the old address have been read. */
  protected changed(): void {
    this.#address.notes = [];
    this.#author.settled();
    this.#work.compute();
    this.#address.follow();
  }

  /** A heading of the level that the page around the laboratory needs, else 3; where it fills the screen, below its own name. */
  protected heading(text: string): TemplateResult {
    const asked = this.#stage.bar ? '2' : (this.getAttribute('heading-level') ?? '').trim();
    const level = /^[1-6]$/.test(asked) ? asked : '3';
    return html`<div class="heading" part="heading" role="heading" aria-level=${level}>${symbols(text)}</div>`;
  }

  /** What must be there beside the core before anything is computed. */
  protected prepare(): Promise<void> {
    return Promise.resolve();
  }

  /** Fetches what joins the first picture when it comes: it is drawn without, and once more when that is here. */
  protected complete?(): Promise<void>;

  /** Drops what was typed and is not among the settings. */
  protected forget?(): void;

  /** The laboratory has left the window, or its page: stops what runs. `follow` is called when it comes back. */
  protected rest?(): void;

  /** Runs what may fail; says what failed, and keeps what is there. */
  protected guard(action: () => void): void {
    try {
      action();
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  protected fail(thrown: unknown): void {
    this.#failures.add(thrown);
    this.requestUpdate();
  }

  /** What failed is tried again. */
  protected retry(): void {
    this.#failures.clear();
  }

  /** What is asked for while nobody is near is shown when somebody is, with what comes out; until then the picture stays. */
  protected override shouldUpdate(): boolean {
    return !this.#work.due;
  }

  /** The first picture waits for its sentences, for what hides controls, and for a task of its own. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const begun = this.#locale.begun ?? (this.hasUpdated ? this.#work.computed : this.#author.themeReady);
    if (begun) return begun.then(() => super.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    speak(this.#locale.language, () => {
      try {
        super.performUpdate();
      } catch (thrown) {
        if (!this.#failures.brokeLate(thrown)) throw thrown;
        this.requestUpdate();
      }
    });
  }

  protected override render(): TemplateResult {
    const { core } = this;
    const { language } = this.#locale;
    const { bar } = this.#stage;
    const failures = this.#failures;
    const drawn = core && failures.drawn(() => html`${this.#question(core)}${orStarting(() => this.content(core))}`);
    const { alert } = failures;
    this.toggleAttribute('missing', alert !== undefined);
    // Another language makes everything anew: parts that are kept would keep their words. A browser's translation would stop the figures.
    return html`${keyed(
      language,
      html`<section
        translate="no"
        lang=${language}
        aria-label=${this.label}
        role=${bar ? 'dialog' : nothing}
        aria-modal=${bar ? 'true' : nothing}
      >
        ${bar?.() ?? nothing}
        ${notesAbove(this.#address.notes, [...this.#author.refused, ...failures.unclaimed], alert, { onAgain: this.#work.again, started: core !== undefined })}
        ${core ? html`${drawn}${this.#line(core)}` : alert ? html`<slot></slot>` : starting()}
        <slot name="caption"></slot>
        <slot hidden></slot>
      </section>`,
    )}`;
  }

  /** First values in a class: its seed. */
  readonly #forClass = (values: ValuesOf<S>): ValuesOf<S> => this.#address.forClass(values);

  #askOrNot(): void {
    this.guessing.asks(isOn(this.getAttribute('guess') ?? 'off', 'guess') && !onePicture(this));
  }

  #question(core: CoreClient): TemplateResult | undefined {
    const asked = unasked(this) ? undefined : this.ask?.(core);
    return asked ? this.guessing.render(asked.question, asked.outcome) : undefined;
  }

  /** Where nothing is random, no seed is set. */
  #file(core: CoreClient): Csv {
    const { seed } = this.settings.values as { seed?: string };
    return { seed: seed ?? null, version: core.version(), ...this.csv(core) };
  }

  #line(core: CoreClient): TemplateResult {
    return this.#actions.render({
      title: this.label,
      onReset: () => {
        this.settings.reset();
        this.forget?.();
        this.changed();
      },
      link: () => this.#address.link(),
      figures: () => this.#file(core),
      code: (language) => this.code(language),
      onFill: () => this.#stage.fill(),
    });
  }
}
