// What ties a control to a parameter: what stands in it, what is said beside it, and what happens to what is typed or chosen.
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import type { Field } from './field.ts';
import type { Refused } from './failures.ts';
import type { Settings } from './settings.ts';

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
