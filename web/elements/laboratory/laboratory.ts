// What every laboratory is: settings bound to attributes and address, a core, a question, a live sentence, quiet actions.
import { LitElement, html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { CoreClient } from '../../core/client.ts';
import { nextTurn } from '../../core/frame.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { sharedCore } from '../../core/shared.ts';
import { say } from '../../messages/say.ts';
import type { Csv } from '../../export/csv.ts';
import { readAttributes } from '../../parameters/attribute.ts';
import type { Selection, ValuesOf } from '../../parameters/parameter.ts';
import tokens from '../../styles/tokens.css?inline';
import { Actions } from './actions.ts';
import { Address } from './address.ts';
import { answersHidden } from './answers-hidden.ts';
import type { CodeLanguage } from './code.ts';
import controls from './controls.css?inline';
import { Guess } from './guess.ts';
import guessStyles from './guess.css?inline';
import { heading } from './heading.ts';
import frame from './laboratory.css?inline';
import { ModelFollower } from './model-follower.ts';
import { missingSentence } from './missing-sentence.ts';
import { Near } from './near.ts';
import { noteSentence } from './note-sentence.ts';
import type { Options } from './options.ts';
import pictures from './picture.css?inline';
import type { Outcome, Question } from './question.ts';
import type { Refused } from './refusal-sentence.ts';
import { Settings } from './settings.ts';
import { Speech } from './speech.ts';
import { Spoken } from './spoken.ts';
import { Stage } from './stage.ts';

export { attributesOf } from './attributes-of.ts';

/** Styles of every laboratory; an element adds its own. */
export const laboratoryStyles = [tokens, frame, controls, guessStyles, pictures].map(unsafeCSS);

/**
 * attributes  those of the selection; lang (its own or one around it), "de" for German, else English is spoken;
 *             heading-level, 2 … 6, of its headings; guess="off" shows everything at once
 * slot        what is shown where the laboratory cannot run, e.g. a still picture
 */
export abstract class Laboratory<S extends Selection> extends LitElement {
  protected readonly settings: Settings<S>;
  protected readonly spoken = new Spoken(this);
  protected readonly guess = new Guess(this, () => {
    this.#compute();
  });
  /** What the core refused of the present settings. */
  protected refusal: CoreRefusal | undefined;
  protected core: CoreClient | undefined;
  readonly #actions = new Actions(this);
  readonly #stage = new Stage(this, () => this.label);
  readonly #address: Address<S>;
  readonly #onApproach: boolean;
  readonly #follower: ModelFollower<S> | undefined;
  readonly #speech = new Speech(this, () => {
    this.#compute();
  });
  /** What keeps the laboratory from its picture. */
  #missing: { thrown: unknown } | undefined;

  protected constructor(selection: S, { namespace, onApproach = false, adoption }: Options<S>) {
    super();
    this.#onApproach = onApproach;
    if (onApproach) {
      new Near(this, {
        onNear: () => {
          if (this.core) this.#compute();
          else void this.#start();
        },
        onLeave: () => {
          this.rest();
        },
      });
    }
    this.settings = new Settings(selection);
    if (adoption) {
      const { settings } = this;
      const label = (): string => this.label;
      this.#follower = new ModelFollower(this, { settings, label, adoption, onTake: this.set.bind(this) });
    }
    this.#address = new Address(this, {
      settings: this.settings,
      // Two laboratories of one kind on a page are told apart by their ids.
      namespace: () => this.id || namespace,
      onRead: () => {
        this.guess.skip();
        this.forget();
        this.#compute();
      },
      onClass: () => {
        this.#begin();
        this.#compute();
      },
    });
  }

  /** Name of the laboratory for those who do not see it. */
  protected abstract get label(): string;
  /** Computes what the settings ask for; may throw CoreRefusal, and the last picture stays. */
  protected abstract follow(core: CoreClient): void;
  /** Controls and pictures; the answer to the question is left out until `revealed`. */
  protected abstract content(core: CoreClient): TemplateResult;
  /** The numbers on show, for a file. */
  protected abstract csv(core: CoreClient): Csv;
  /** A program that prints the same figures. */
  protected abstract code(language: CodeLanguage): string;

  /** The question that the laboratory opens with, and what comes out, once it is known. */
  protected ask?(core: CoreClient): { question: Question; outcome: Outcome | undefined };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#begin();
    const held = this.#address.read();
    // A link shows what it was made to show, and does not ask first.
    if (held || this.#unasked) this.guess.skip();
    this.#follower?.join(held);
    if (!this.#onApproach) void this.#start();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (!this.isConnected || old === value || !this.core) return;
    this.#begin();
    this.#compute();
  }

  /** Whether the answer to the question may be shown. */
  protected get revealed(): boolean {
    return this.guess.revealed;
  }

  /** What a control was given. */
  protected type(name: keyof S & string, text: string): void {
    if (this.settings.type(name, text)) this.changed();
    this.requestUpdate();
  }

  /** Permitted values from a control that cannot give others. */
  protected set(values: Partial<ValuesOf<S>>): void {
    if (this.settings.adoptSome(values)) this.changed();
    this.requestUpdate();
  }

  /** What is said beside a control: the table's refusal, else the core's. */
  protected error(name: keyof S & string): Refused | undefined {
    return this.settings.error(name) ?? (this.refusal?.parameter === name ? this.refusal : undefined);
  }

  protected settle(name: keyof S & string): void {
    this.settings.settle(name);
    this.requestUpdate();
  }

  /** The values have changed: compute, and let the address follow; notes about the old address have been read. */
  protected changed(): void {
    this.#address.notes = [];
    this.#compute();
    this.#address.follow();
  }

  /** A heading of the level that the page around the laboratory needs; where it fills the screen, below its own name. */
  protected heading(text: string): TemplateResult {
    return heading(text, this.#stage.bar ? '2' : this.getAttribute('heading-level'));
  }

  /** What must be there beside the core before anything is computed. */
  protected prepare(): Promise<void> {
    return Promise.resolve();
  }

  /** Drops what was typed and is not among the settings. */
  protected forget(): void {
    return;
  }

  /** The laboratory has left the window: stops what runs. `follow` is called when it comes back. */
  protected rest(): void {
    return;
  }

  /** Runs what may fail; says what failed, and keeps what is there. */
  protected guard(action: () => void): void {
    try {
      action();
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  protected fail(thrown: unknown): void {
    if (thrown instanceof CoreRefusal) this.refusal = thrown;
    else this.#missing = { thrown };
    this.requestUpdate();
  }

  /** The first picture waits for its sentences. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { begun } = this.#speech;
    if (begun) return begun.then(() => super.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  protected override performUpdate(): void {
    this.#speech.speak(() => {
      super.performUpdate();
    });
  }

  protected override render(): TemplateResult {
    const { core } = this;
    this.toggleAttribute('missing', this.#missing !== undefined);
    const { language } = this.#speech;
    const { bar } = this.#stage;
    // Another language makes everything anew: parts that are kept would keep their words.
    return html`${keyed(
      language,
      html`<section
        lang=${language}
        aria-label=${this.label}
        role=${bar ? 'dialog' : nothing}
        aria-modal=${bar ? 'true' : nothing}
      >
        ${bar?.() ?? nothing} ${this.#address.notes.map((note) => html`<p class="note">${noteSentence(note)}</p>`)}
        ${this.#missing ? html`<p class="missing" role="alert">${missingSentence(this.#missing.thrown)}</p>` : nothing}
        ${core ? html`${this.#question(core)}${this.content(core)}${this.#line(core)}` : this.#waiting()}
      </section>`,
    )}`;
  }

  /** First values: those of the table, of attributes, of the class. */
  #begin(): void {
    const { values, errors } = readAttributes(this, this.settings.table);
    this.settings.begin(this.#address.forClass(values), errors);
  }

  get #unasked(): boolean {
    return !answersHidden() && this.getAttribute('guess') === 'off';
  }

  #question(core: CoreClient): TemplateResult | typeof nothing {
    const asked = this.#unasked ? undefined : this.ask?.(core);
    return asked ? this.guess.render(asked.question, asked.outcome) : nothing;
  }

  #line(core: CoreClient): TemplateResult {
    return this.#actions.render({
      onReset: () => {
        this.settings.reset();
        this.forget();
        this.changed();
      },
      link: () => this.#address.link(),
      taken: () => ({
        name: this.localName,
        title: this.label,
        table: this.csv(core),
        root: this.renderRoot,
        host: this,
      }),
      code: (language) => this.code(language),
      onFill: () => this.#stage.fill(),
    });
  }

  #waiting(): TemplateResult {
    return this.#missing ? html`<slot></slot>` : html`<p class="waiting">${say('laboratory.starting')}</p>`;
  }

  async #start(): Promise<void> {
    try {
      const [core] = await Promise.all([sharedCore(), this.prepare(), this.#speech.begun]);
      // Starting the core was a task of its own; the first picture is another.
      await nextTurn();
      this.core = core;
      this.#compute();
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  #compute(): void {
    const { core } = this;
    if (!core) return;
    this.refusal = undefined;
    this.#speech.speak(() => {
      this.guard(() => {
        this.follow(core);
      });
    });
    this.requestUpdate();
  }
}
