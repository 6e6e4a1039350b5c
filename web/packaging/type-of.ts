// The type of a parameter's values, as TypeScript writes it: for the declarations and the list of elements in the package.
import type { Parameter } from '../schema/parameter.ts';

/** Throws RangeError where the first value does not tell. */
export function typeOf({ name, initial, range }: Parameter<unknown>): string {
  const names = range.split(', ');
  const text = (value: unknown): string => {
    if (typeof value !== 'string') return typeof value;
    return names.includes(value) ? names.map((each) => `'${each}'`).join(' | ') : 'string';
  };
  if (!Array.isArray(initial)) return text(initial);
  const first: unknown = initial[0];
  if (Array.isArray(first)) return `readonly (readonly ${text(first[0])}[])[]`;
  if (first !== undefined) return `readonly (${text(first)})[]`.replace(/\((number)\)/, '$1');
  // Only lists of named figures begin empty.
  if (range.startsWith('name:')) return 'readonly { readonly name: string; readonly values: readonly number[] }[]';
  throw new RangeError(`what ${name} is a list of is not known`);
}
