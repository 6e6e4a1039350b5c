// The button for the next draw.
import type { TemplateResult } from 'lit';
import { sayNamed } from '../i18n/say.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import type { Binding } from './bound.ts';
import { button } from './buttons.ts';

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
  return button(sayNamed(`${of.words[0] ?? ''}.another`), onNext, { look, parameter: name });
}
