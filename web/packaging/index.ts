// The package: all laboratories, none of them registered yet. Importing it has no effect, and is safe where there is no document.
import { classes, selections } from 'virtual:every-laboratory';
import { register as registerElement } from '../elements/laboratory/register.ts';

/** The classes by element. */
export const laboratories: Readonly<Record<string, CustomElementConstructor>> = classes;

/** What a parameter is, for manuals and forms. */
export interface Described {
  readonly name: string;
  /** Its attribute. */
  readonly attribute: string;
  /** What is permitted, e.g. "1 … 4096". */
  readonly range: string;
  readonly unit: string;
  readonly doc: string;
  /** Its first value, as the attribute has it. */
  readonly first: string;
}

/** The parameters of a laboratory; throws RangeError where there is none of this name. */
export function parametersOf(name: string): Described[] {
  const observed = new Set(known(name).observedAttributes);
  const own = selections
    .map((selection) => Object.values(selection))
    .filter((selection) => selection.every(({ attribute }) => observed.has(attribute)))
    .sort((a, b) => b.length - a.length)[0];
  return (own ?? []).map((parameter) => {
    const { name: named, attribute, range, unit, doc } = parameter;
    return { name: named, attribute, range, unit, doc, first: parameter.text(parameter.initial) };
  });
}

/**
 * Registers the named laboratories, all where none is named; throws RangeError where there is none of a name. A name that is taken is left
 * alone; without a document nothing happens.
 */
export function register(...names: string[]): void {
  for (const name of names.length > 0 ? names : Object.keys(classes)) registerElement(name, known(name));
}

function known(name: string): CustomElementConstructor & { observedAttributes: string[] } {
  const found = classes[name];
  if (!found) throw new RangeError(`no laboratory ${name}; there are: ${Object.keys(classes).join(', ')}`);
  return found;
}

export { version } from '../core/version.ts';
