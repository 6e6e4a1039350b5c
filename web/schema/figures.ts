// A parameter that is a set of named lists of numbers: what a reader has put in place of an example's own figures.
import { readDecimals } from './decimals.ts';
import { ParameterError } from './error.ts';
import { described, rangeText } from './parameter.ts';
import type { Description, Parameter } from './parameter.ts';

/** A name and its numbers as decimal texts. */
export interface Figures {
  name: string;
  values: readonly string[];
}

export interface FiguresBounds {
  /** Lists that there may be; there may be none. */
  lists: number;
  /** Numbers in each list. */
  entries: number;
}

const nameForm = /^[A-Za-z][\w-]{0,39}$/;
const range = 'name:number,number;…';

/** As text: "scores:14,10,12;d_k:64". */
export function figures(
  description: Description<readonly Figures[]>,
  { lists, entries }: FiguresBounds,
): Parameter<readonly Figures[]> {
  const { name } = description;
  const read = (part: string): Figures => {
    const [listName = '', numbers, ...rest] = part.split(':');
    if (!nameForm.test(listName) || numbers === undefined || rest.length > 0) {
      throw new ParameterError('malformed', name, part, range);
    }
    // Commas part numbers here, never digits: a decimal comma belongs to typed lists only.
    return { name: listName, values: readDecimals(listName, numbers.replaceAll(',', ';'), entries) };
  };
  return {
    ...described(description),
    range,
    bounds: null,
    parse(text) {
      const parts = text.split(';', lists + 1).filter((part) => part.trim() !== '');
      if (parts.length > lists) throw new ParameterError('too-many', name, text, rangeText(0, lists));
      const named = parts.map(read);
      // Of two lists with one name neither is surely meant.
      const twice = named.find((each, index) => named.findIndex((other) => other.name === each.name) < index);
      if (twice) throw new ParameterError('repeated', name, twice.name, range);
      return named;
    },
    text: (list) => list.map(({ name: listName, values }) => `${listName}:${values.join(',')}`).join(';'),
    nearest: () => undefined,
  };
}
