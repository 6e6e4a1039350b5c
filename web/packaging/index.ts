// The package: all laboratories, none of them registered yet. Importing it has no effect, and is safe where there is no document.
import { classes, selections } from 'virtual:every-laboratory';
import { propertyOf } from '../kit/page/properties.ts';
import { register as registerElement } from '../kit/page/register.ts';
import type { Parameter } from '../schema/parameter.ts';

/** The classes by element. */
export const laboratories: Readonly<Record<string, CustomElementConstructor>> = classes;

/** What a parameter is, for manuals and forms. */
export interface Described {
  readonly name: string;
  /** Its attribute. */
  readonly attribute: string;
  /** Its property. */
  readonly property: string;
  /** The type of the property, as TypeScript writes it. */
  readonly type: string;
  /** Its key in links and in the address of a frame. */
  readonly key: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;
  readonly unit: string;
  readonly doc: string;
  /** Its first value, as the attribute has it. */
  readonly first: string;
}

/** The parameters of a laboratory; throws RangeError where there is none of this name. */
export function parametersOf(name: string): Described[] {
  known(name);
  return Object.entries(selections[name] ?? {}).map(([kept, parameter]) => {
    const { name: named, attribute, key, range, unit = '', doc } = parameter;
    const first = parameter.text(parameter.initial);
    const property = propertyOf(kept);
    return { name: named, attribute, property, type: typeOf(parameter), key, range, unit, doc, first };
  });
}

/**
 * Registers the named laboratories, all where none is named; throws RangeError where there is none of a name. A name that is taken is left
 * alone; without a document nothing happens.
 */
export function register(...names: string[]): void {
  for (const name of names.length > 0 ? names : Object.keys(classes)) registerElement(name, known(name));
}

function known(name: string): CustomElementConstructor {
  const found = classes[name];
  if (!found) throw new RangeError(`no laboratory ${name}; there are: ${Object.keys(classes).join(', ')}`);
  return found;
}

export { version } from '../core/version.ts';

// The type of a parameter's values, as TypeScript writes it: for the declarations and the list of elements in the package.

/** Throws RangeError where the first value does not tell. */
function typeOf({ name, initial, range }: Parameter<unknown>): string {
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
