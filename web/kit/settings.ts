// What a reader has set in one laboratory: permitted values, and beside them what was typed and refused. Below, what ties a control to them, and
// the two that every laboratory may have: the field in which a value is typed, and the button for the next draw.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { decimalComma, understood } from '../i18n/numbers.ts';
import { say, sayNamed } from '../i18n/say.ts';
import { ParameterError, type Selection, type ValuesOf } from '../schema/parameter.ts';
import { type Refused, errorLine } from './failures.ts';
import { unparted } from './symbols.ts';

type Name<S extends Selection> = keyof S & string;

export class Settings<S extends Selection> {
  readonly table: S;
  /** The same, each with the first value that it has in this element. */
  selection: S;
  /** The last permitted values; the picture shows these. */
  values: ValuesOf<S>;
  /** Names of settings that the page's author keeps from the reader. */
  #locked: readonly string[] = [];
  #typed = new Map<string, string>();
  #errors = new Map<string, Refused>();

  constructor(selection: S) {
    this.table = selection;
    this.selection = selection;
    this.values = initialValues(selection);
  }

  /** What stands in the control: what was typed, as long as it is not settled, else the value. */
  text(name: Name<S>): string {
    const parameter = this.#parameter(name);
    const value = this.values[name];
    const plain = decimalComma() ? parameter.textWithComma?.(value) : undefined;
    return this.#typed.get(name) ?? plain ?? parameter.text(value);
  }

  error(name: Name<S>): Refused | undefined {
    return this.#errors.get(name);
  }

  get refused(): boolean {
    return this.#errors.size > 0;
  }

  get errors(): Refused[] {
    return [...this.#errors.values()];
  }

  /** From now on the reader changes all but these. */
  lock(names: readonly Name<S>[]): void {
    this.#locked = names;
  }

  /** Whether a value is another one than at first. */
  get touched(): boolean {
    return this.differs(initialValues(this.selection));
  }

  /** Takes what was typed; true if it gives another permitted value. */
  type(name: Name<S>, text: string): boolean {
    if (this.#locked.includes(name)) return false;
    this.#typed.set(name, text);
    try {
      const value: unknown = this.#parameter(name).parse(text);
      this.#errors.delete(name);
      return this.set({ [name]: value } as Partial<ValuesOf<S>>);
    } catch (thrown) {
      if (!(thrown instanceof ParameterError)) throw thrown;
      this.#errors.set(name, thrown);
      return false;
    }
  }

  /** The reader leaves the control: a permitted text is written in its plain form, a refused one stays as typed. */
  settle(name: Name<S>): void {
    if (!this.#errors.has(name)) this.#typed.delete(name);
  }

  /** Sets permitted values; true if any differs. */
  set(values: Partial<ValuesOf<S>>): boolean {
    const differs = this.differs(values);
    this.values = { ...this.values, ...values };
    return differs;
  }

  differs(values: Partial<ValuesOf<S>>): boolean {
    return Object.keys(values).some((name) => {
      const parameter = this.#parameter(name);
      return parameter.text(values[name]) !== parameter.text(this.values[name]);
    });
  }

  /** The same from a control: what is locked stays, and what was typed for these gives way. */
  adoptSome(values: Partial<ValuesOf<S>>): boolean {
    const open = Object.entries(values).filter(([name]) => !this.#locked.includes(name));
    return this.#adopt(Object.fromEntries(open) as Partial<ValuesOf<S>>);
  }

  #adopt(values: Partial<ValuesOf<S>>): boolean {
    for (const name of Object.keys(values)) {
      this.#typed.delete(name);
      this.#errors.delete(name);
    }
    return this.set(values);
  }

  /** Values from elsewhere (address, attributes): what was typed gives way. */
  adopt(values: Partial<ValuesOf<S>>): boolean {
    this.#typed.clear();
    this.#errors.clear();
    return this.set(values);
  }

  /**
   * Values of attributes become the first ones: links leave them out, and Reset leads back to them.
   *
   * changed  the attribute that is new, where the others are not: what the reader has set stays but for this one, and where
   *          it is refused, for this one too
   */
  begin(values: ValuesOf<S>, errors: readonly Refused[], changed?: string): void {
    const names = Object.keys(this.table).filter(
      (name) => changed === undefined || this.table[name]?.attribute === changed,
    );
    const refused = errors.filter(({ parameter }) => names.some((name) => this.table[name]?.name === parameter));
    for (const error of refused) this.#refuse(error);
    if (changed !== undefined && refused.length > 0) return;
    const taken = names.map((name) => [name, values[name as Name<S>]] as const);
    const first = taken.map(([name, initial]) => [name, { ...this.table[name], initial }] as const);
    this.selection = { ...this.selection, ...(Object.fromEntries(first) as Partial<S>) };
    this.#adopt(Object.fromEntries(taken) as Partial<ValuesOf<S>>);
    for (const error of refused) this.#refuse(error);
  }

  reset(): boolean {
    return this.adopt(initialValues(this.selection));
  }

  #refuse(error: Refused): void {
    const name = Object.keys(this.selection).find((each) => this.selection[each]?.name === error.parameter);
    if (name === undefined) return;
    this.#errors.set(name, error);
    this.#typed.set(name, error.value);
  }

  #parameter(name: Name<S>): Selection[string] {
    const parameter: Selection[string] | undefined = this.selection[name];
    if (!parameter) throw new RangeError(`no parameter ${name}`);
    return parameter;
  }
}

/** The values that everything starts with. */
export function initialValues<S extends Selection>(selection: S): ValuesOf<S> {
  const pairs = Object.entries(selection).map(([name, parameter]) => [name, parameter.initial]);
  return Object.fromEntries(pairs) as ValuesOf<S>;
}

// What ties a control to a parameter: what stands in it, what is said beside it, and what happens to what is typed or chosen.

type Bound = Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };

/** What the controls of a laboratory need of it. */
export interface Binding<S extends Selection> {
  table: S;
  /** What the keys of its messages begin with, its own first. */
  words: readonly string[];
  values: () => ValuesOf<S>;
  bound: (name: keyof S & string) => Bound;
  onSet: (values: Partial<ValuesOf<S>>) => void;
}

interface BindingTargets<S extends Selection> {
  words: readonly string[];
  settings: Settings<S>;
  error: (name: keyof S & string) => Refused | undefined;
  /** Other values are in force. */
  onChange: () => void;
  /** What stands in the controls may be another text. */
  onText: () => void;
}

export function bind<S extends Selection>({ words, settings, error, onChange, onText }: BindingTargets<S>): Binding<S> {
  return {
    table: settings.table,
    words,
    values: () => settings.values,
    bound: (name) => ({
      text: settings.text(name),
      error: error(name),
      onType: (text) => {
        if (settings.type(name, text)) onChange();
        onText();
      },
      onSettle: () => {
        settings.settle(name);
        onText();
      },
    }),
    onSet: (values) => {
      if (settings.adoptSome(values)) onChange();
      onText();
    },
  };
}

// A labelled text input with its error beside it. A number input would lose what it does not understand; this one does not.

export interface Field {
  /** Unique within the laboratory. */
  id: string;
  /** The setting that it changes, where that has not the name of the field. */
  parameter?: string;
  label: string;
  hint?: string | undefined;
  text: string;
  error?: Refused | undefined;
  /** For lists of numbers. */
  wide?: boolean;
  /** On every keystroke. */
  onType: (text: string) => void;
  /** When the reader leaves the field or presses Enter. */
  onSettle?: () => void;
}

export function field(of: Field): TemplateResult {
  const { id, parameter = id, label, wide = false } = of;
  const { input, below } = textInput(of);
  return html`<div class="field ${wide ? 'wide' : ''}" part="control" data-parameter=${parameter}>
    <label for=${id}>${label}</label>
    ${input} ${below}
  </div>`;
}

/** The input itself; and what stands below it, a hint and the error. */
export function textInput({
  id,
  hint: usual,
  text,
  error,
  wide = false,
  onType,
  onSettle,
}: Field): Record<'input' | 'below', TemplateResult> {
  const hint = (error ? undefined : understood(text, wide)) ?? usual;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = html`<input
    id=${id}
    type="text"
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    .value=${live(text)}
    aria-invalid=${error ? 'true' : 'false'}
    aria-describedby=${described || nothing}
    @input=${(event: Event) => onType((event.target as HTMLInputElement).value)}
    @change=${() => onSettle?.()}
  />`;
  const below = html`${hint ? html`<small id="${id}-hint">${unparted(hint)}</small>` : nothing}
  ${errorLine(`${id}-error`, error, say('laboratory.lastPermitted'))}`;
  return { input, below };
}

interface Another<S extends Selection> {
  name?: keyof S & string;
  /** How far the next one is. */
  by?: number;
  look?: string;
}

/** "<laboratory>.another", else what most call it: the next draw of the seed, and after the last one the first. */
export function another<S extends Selection>(
  of: Binding<S>,
  { name = 'draw', by = 1, look = 'another' }: Another<S> = {},
): TemplateResult {
  const onNext = (): void => {
    const { bounds } = of.table[name] ?? {};
    const next = (of.values()[name] as number) + by;
    of.onSet({ [name]: bounds && next > bounds.most ? bounds.least : next } as Partial<ValuesOf<S>>);
  };
  return html`<button type="button" class=${look} data-parameter=${name} @click=${onNext}>
    ${sayNamed(`${of.words[0] ?? ''}.another`) ?? say('laboratory.another')}
  </button>`;
}
