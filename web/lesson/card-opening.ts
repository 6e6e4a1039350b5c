// With what the chapter of a card would open its laboratory: what the address holds for it, the seed of a class, the model chosen for all
// laboratories, and the head that the reader has set in the story, in the order in which each gives way to the next.
import type { About } from '../kit/about.ts';
import { adopted } from '../kit/chosen-model.ts';
import { parametersOf } from '../kit/properties.ts';
import { initialValues } from '../kit/settings.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import { readClass, readState, writeState } from '../schema/url.ts';
import { carriedAddress } from './carried-address.ts';
import type { Head } from './chain.ts';

export interface Opening {
  /** The laboratory with these values, in no page yet. */
  laboratory: HTMLElement;
  /** Where the card leads, so that its chapter opens with the same head. */
  href: (card: string) => string;
}

interface Asked {
  /** As far as the reader has set it. */
  head: Head | undefined;
  /** Whether the page is dark, which the still is not. */
  dark: boolean;
}

/** The parameters that are the head's, by the names that laboratories have for them. */
const own: Readonly<Record<keyof Head, readonly string[]>> = {
  dimension: ['dimension', 'focus'],
  seed: ['seed'],
  draw: ['draw'],
};

/** The parameter by which a laboratory chooses a model for all others on its page. */
const forAll = 'everywhere';

/** The head in a laboratory's own parameters, each at the nearest that it can show. */
function headIn(table: Selection, head: Head): Record<string, unknown> {
  const names = Object.keys(own) as (keyof Head)[];
  const given = names.flatMap((name) => {
    const parameter = own[name].find((each) => each in table);
    const value = parameter === undefined ? undefined : table[parameter]?.nearest(String(head[name]));
    return value === undefined ? [] : [[parameter, value] as const];
  });
  return Object.fromEntries(given) as Record<string, unknown>;
}

/** The values of a link and of a class; and whether a link has set any. */
function linked(table: Selection, key: string): { values: ValuesOf<Selection>; held: boolean } {
  const { seed } = readClass(location.hash);
  const first = table.seed && seed !== undefined ? { ...table, seed: { ...table.seed, initial: seed } } : table;
  const { values } = readState(location.hash, key, first);
  return { values, held: location.hash.includes(`&${key}.`) };
}

/**
 * Undefined where the still shows the same, and for what is trained: seconds of work that only those want who have opened its chapter.
 *
 * tag, key  the laboratory, which is registered, and its name in links
 */
export async function openingOf(tag: string, key: string, { head, dark }: Asked): Promise<Opening | undefined> {
  const laboratory = document.createElement(tag);
  const table = parametersOf(laboratory);
  if ('optimizer' in table) return undefined;
  const { values, held } = linked(table, key);
  if (!held && location.hash.includes('&models.everywhere=')) {
    const { chosenIn } = await import('./chosen-in-address.ts');
    const { adoption } = (laboratory.constructor as unknown as { about: About<Selection> }).about;
    const model = chosenIn(location.hash);
    if (model && adoption) Object.assign(values, adopted(table, model, adoption(model, values)).values);
  }
  if (head) Object.assign(values, headIn(table, head));
  const initial = initialValues(table);
  // Of the card of <dk-models> nobody else is to take the model.
  if (forAll in table) values[forAll] = initial[forAll];
  const set = Object.entries(table).filter(
    ([name, parameter]) => parameter.text(values[name]) !== parameter.text(initial[name]),
  );
  if (set.length === 0 && !dark) return undefined;
  for (const [name, parameter] of set) laboratory.setAttribute(parameter.attribute, parameter.text(values[name]));
  return {
    laboratory,
    href: (card) => {
      const hash = head ? writeState(location.hash, key, table, values) : location.hash;
      return head ? carriedAddress(card, { search: location.search, hash }) : card;
    },
  };
}
