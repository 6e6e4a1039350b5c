// What ties a control to a parameter: what stands in it, what is said beside it, and what happens to what is typed or chosen; and the
// words that follow from a parameter's name.
import type { Field } from './field.ts';
import type { Refused } from './failures.ts';
import type { Settings } from './settings.ts';
import { type TemplateResult, html } from 'lit';
import { sayNamed } from '../i18n/say.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';

export type Bound = Pick<Field, 'text' | 'error' | 'onType'> & { onSettle: () => void };

/** What the controls of a laboratory need of it. */
export interface Binding<S extends Selection> {
  /** Its parameters. */
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

// Words that follow from the name of a parameter: "walks.dimensionHint", and where the laboratory has none of its own those of a
// subject that it shares, or "parameter.dimensionHint".

/**
 * The first message that there is; undefined where there is none.
 *
 * end     "Label", where it is called otherwise than `parameter.<name>` says; "Hint", below it; "Spoken", of a slider; ".<value>",
 *         an entry of a menu
 * values  of its placeholders
 */
export function worded<S extends Selection>(
  { words }: Pick<Binding<S>, 'words'>,
  name: string,
  end: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  for (const subject of [...words, 'parameter']) {
    const found = sayNamed(`${subject}.${name}${end}`, values);
    if (found !== undefined) return found;
  }
  return undefined;
}

// The button for the next draw.

interface Another<S extends Selection> {
  name?: keyof S & string;
  /** How far the next one is. */
  by?: number;
  look?: string;
}

/** "<laboratory>.another": the next draw of the seed, and after the last one the first. */
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
    ${sayNamed(`${of.words[0] ?? ''}.another`)}
  </button>`;
}
