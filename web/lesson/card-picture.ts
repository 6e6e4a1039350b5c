// The picture of a card, drawn by the laboratory itself: it stands behind the card, out of sight and out of reach, as long as it draws, and
// is taken away again; what stays is an image. So no more than one stands there at a time, and nothing on a card moves or can be focused.
import { nextFrame, nextTurn } from '../core/frame.ts';
import { fetchModule } from '../core/fetch-module.ts';
import { type About, parametersOf } from '../kit/page/properties.ts';
import { adopted } from '../kit/chosen-model.ts';
import type { Cell, Csv } from '../kit/export/csv.ts';
import { initialValues } from '../kit/settings.ts';
import type { Selection, ValuesOf } from '../schema/parameter.ts';
import { readClass, readState, writeState } from '../schema/url.ts';
import { carriedAddress } from './carry.ts';
import type { Head } from './chain.ts';

// With what the chapter of a card would open its laboratory: what the address holds for it, the seed of a class, the model chosen for all
// laboratories, and the head that the reader has set in the story. Each gives way to the next.

export interface Opening {
  /** The laboratory with these values, in no page yet. */
  laboratory: HTMLElement;
  /** Where the card leads, so that its chapter opens with the same head. */
  href: (card: string) => string;
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
 * head      as far as the reader has set it
 */
export async function openingOf(tag: string, key: string, head: Head | undefined): Promise<Opening | undefined> {
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
  if (set.length === 0) return undefined;
  for (const [name, parameter] of set) laboratory.setAttribute(parameter.attribute, parameter.text(values[name]));
  return {
    laboratory,
    href: (card) => {
      const hash = head ? writeState(location.hash, key, table, values) : location.hash;
      return head ? carriedAddress(card, { search: location.search, hash }) : card;
    },
  };
}

/** Pixels: as wide as it is where the stills are made. */
const width = 960;

/** Milliseconds in which it has to be drawn. Sweeps that take longer keep the still. */
const patience = 3000;

/** Its place behind the card, in which it is near the window but neither seen, read nor reached. */
function placeAt(card: Element): { place: HTMLElement; inside: ShadowRoot } {
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  Object.assign(place.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    contain: 'strict',
    visibility: 'hidden',
  });
  card.after(place);
  // Closed: nothing on the page takes it for a laboratory of the story.
  return { place, inside: place.attachShadow({ mode: 'closed' }) };
}

/** What it tells of its figures (dk-result). */
type Figures = Omit<Csv, 'parameters'> & { parameters: Record<string, Cell> };

/** Its figures once they have come to rest, without a job under way; undefined where that takes too long. */
function rested(laboratory: HTMLElement): Promise<Csv | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    laboratory.addEventListener('dk-result', ({ detail }: CustomEventInit<Figures>) => {
      const bars = [...(laboratory.shadowRoot?.querySelectorAll('progress') ?? [])];
      if (!detail || bars.some(({ value, max }) => value > 0 && value < max)) return;
      clearTimeout(timer);
      resolve({ ...detail, parameters: Object.entries(detail.parameters) });
    });
  });
}

/**
 * The pictures with which it opens, as an image with its parameters in it; undefined where it has none, or not in time.
 *
 * card  behind which it may stand
 */
export async function drawnPicture({ laboratory }: Opening, card: Element): Promise<Blob | undefined> {
  const { place, inside } = placeAt(card);
  laboratory.setAttribute('guess', 'off');
  laboratory.style.width = `${String(width)}px`;
  const drawing = rested(laboratory);
  inside.append(laboratory);
  try {
    const [table, { picturesAsSvg }] = await Promise.all([
      drawing,
      fetchModule(() => import('../kit/export/files.ts')),
    ]);
    const root = laboratory.shadowRoot;
    if (!table || !root?.querySelector('figure svg')) return undefined;
    await nextFrame();
    await nextTurn();
    const title = root.querySelector('section')?.ariaLabel ?? '';
    return new Blob([picturesAsSvg({ title, table, root, host: laboratory })], { type: 'image/svg+xml' });
  } finally {
    place.remove();
  }
}
