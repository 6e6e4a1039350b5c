// What every laboratory is: settings bound to attributes and address, a core behind it, one live sentence, quiet actions.
import { LitElement, html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import { sharedCore } from '../../core/shared.ts';
import { CoreUnavailable, detailOf } from '../../core/unavailable.ts';
import { say } from '../../messages/say.ts';
import { csv, type Csv } from '../../export/csv.ts';
import { readAttributes } from '../../parameters/attribute.ts';
import type { Selection, ValuesOf } from '../../parameters/parameter.ts';
import tokens from '../../styles/tokens.css?inline';
import { Actions } from './actions.ts';
import { Address } from './address.ts';
import controls from './controls.css?inline';
import frame from './laboratory.css?inline';
import { download } from './download.ts';
import { Near } from './near.ts';
import { noteSentence } from './note-sentence.ts';
import type { Refused } from './refusal-sentence.ts';
import { Settings } from './settings.ts';
import { Spoken } from './spoken.ts';

/** Styles of every laboratory; an element adds its own. */
export const laboratoryStyles = [unsafeCSS(tokens), unsafeCSS(frame), unsafeCSS(controls)];

/** The attributes by which first values can be given. */
export function attributesOf(selection: Selection): string[] {
  return Object.values(selection).map(({ attribute }) => attribute);
}

export abstract class Laboratory<S extends Selection> extends LitElement {
  protected readonly settings: Settings<S>;
  protected readonly spoken = new Spoken(this);
  /** What the core refused of the present settings. */
  protected refusal: CoreRefusal | undefined;
  protected core: CoreClient | undefined;
  readonly #actions = new Actions(this);
  readonly #address: Address<S>;
  readonly #onApproach: boolean;
  #missing = '';

  /** `onApproach`: nothing is fetched or computed before the laboratory is near the window. */
  protected constructor(selection: S, { namespace, onApproach = false }: { namespace: string; onApproach?: boolean }) {
    super();
    this.#onApproach = onApproach;
    if (onApproach) new Near(this, () => void this.#start());
    this.settings = new Settings(selection);
    this.#address = new Address(this, {
      settings: this.settings,
      // Two laboratories of one kind on a page are told apart by their ids.
      namespace: () => this.id || namespace,
      onRead: () => {
        this.forget();
        this.#compute();
      },
    });
  }

  /** Name of the laboratory for those who do not see it. */
  protected abstract readonly label: string;
  /** Computes what the settings ask for; may throw CoreRefusal, and the last picture stays. */
  protected abstract follow(core: CoreClient): void;
  /** Controls and pictures. */
  protected abstract content(core: CoreClient): TemplateResult;
  /** The numbers on show, for a file. */
  protected abstract csv(core: CoreClient): Csv;

  override connectedCallback(): void {
    super.connectedCallback();
    const { values, errors } = readAttributes(this, this.settings.table);
    this.settings.begin(values, errors);
    this.#address.read();
    if (!this.#onApproach) void this.#start();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (!this.isConnected || old === value || !this.core) return;
    const { values, errors } = readAttributes(this, this.settings.table);
    this.settings.begin(values, errors);
    this.#compute();
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

  /** What must be there beside the core before anything is computed. */
  protected prepare(): Promise<void> {
    return Promise.resolve();
  }

  /** Drops what was typed and is not among the settings. */
  protected forget(): void {
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
    else if (thrown instanceof CoreUnavailable) this.#missing = say(`unavailable.${thrown.code}`);
    else this.#missing = say('unavailable.broken', { detail: detailOf(thrown) });
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { core } = this;
    return html`<section aria-label=${this.label}>
      ${this.#address.notes.map((note) => html`<p class="note">${noteSentence(note)}</p>`)}
      ${this.#missing ? html`<p class="missing" role="alert">${this.#missing}</p>` : nothing}
      ${core ? html`${this.content(core)}${this.#line(core)}` : this.#waiting()}
    </section>`;
  }

  #line(core: CoreClient): TemplateResult {
    return this.#actions.render({
      onReset: () => {
        this.settings.reset();
        this.forget();
        this.changed();
      },
      link: () => this.#address.link(),
      onDownload: () => {
        this.guard(() => {
          download(`${this.localName}.csv`, 'text/csv;charset=utf-8', csv(this.csv(core)));
        });
      },
    });
  }

  #waiting(): TemplateResult | typeof nothing {
    return this.#missing ? nothing : html`<p class="waiting">${say('laboratory.starting')}</p>`;
  }

  async #start(): Promise<void> {
    try {
      const [core] = await Promise.all([sharedCore(), this.prepare()]);
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
    this.guard(() => {
      this.follow(core);
    });
    this.requestUpdate();
  }
}
