// Lets the attributes of a laboratory say what is set. A value that is still the author's keeps his own words, or none.
import type { Selection } from '../schema/parameter.ts';
import type { Author } from './author.ts';
import type { Settings } from './settings.ts';

export function reflect<S extends Selection>(
  host: Element,
  { selection, values }: Settings<S>,
  author: Author<S>,
): void {
  author.reflecting = true;
  for (const [name, parameter] of Object.entries(selection)) {
    const { attribute, initial } = parameter;
    const set = parameter.text(values[name as keyof S]);
    const text = set === parameter.text(initial) ? author.getAttribute(attribute) : set;
    if (text === null) host.removeAttribute(attribute);
    else if (host.getAttribute(attribute) !== text) host.setAttribute(attribute, text);
  }
  author.reflecting = false;
}
