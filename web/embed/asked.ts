// What the address of a frame asks for: "?lab=variance&d=1,64&hide=seed&theme=dark&lang=de". Elements and attributes may be called as in
// markup, too: "?lab=dk-variance&dimensions=1,64".
import { loads } from 'virtual:laboratories/each';
import { type Note, decodeFragment, encodeFragment, readState, version } from '../schema/url.ts';
import type { Parameter, Selection } from '../schema/parameter.ts';

/** Attributes that a frame passes on as they stand; no parameter has such a key. */
export const passed = ['hide', 'theme', 'guess', 'heading-level', 'compact', 'answers'];

export interface Asked {
  /** The name of the laboratory; empty where none is named. */
  laboratory: string;
  language: string;
  attributes: ReadonlyMap<string, string>;
  /** The rest: texts by the keys that links have too, or by attributes. */
  parameters: ReadonlyMap<string, string>;
}

/** What newsletters, networks and counters of visits add to addresses. */
const added = /^(?:utm_\w+|\w*clid|_g[al])$/;

export function askedBy(search: string): Asked {
  const attributes = new Map<string, string>();
  const parameters = new Map<string, string>();
  let laboratory = '';
  let language = '';
  // A form writes a blank as "+"; copied out of the text of a page, or escaped once more by an editor, an address has "&amp;".
  const plain = search
    .replace(/^\?/, '')
    .replaceAll('+', '%20')
    .replaceAll(/&(?:amp;)+/g, '&');
  for (const [key, text] of decodeFragment(plain)) {
    const value = text ?? '';
    if (added.test(key)) continue;
    if (key === 'lab') laboratory = value.trim().toLowerCase().replace(/^dk-/, '');
    // Some systems write "de_DE".
    else if (key === 'lang') language = value.trim().replace('_', '-');
    else if (passed.includes(key)) attributes.set(key, value);
    else parameters.set(key, value);
  }
  return { laboratory, language, attributes, parameters };
}

/** The attribute that names one picture; one parameter has it for its key, and keeps the values that it permits. */
export const picture = 'show';

function permits(parameter: Parameter<unknown> | undefined, text: string): boolean {
  try {
    return parameter?.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** Attributes for the parameters that are asked for: what is out of range is clamped, with a note. */
export function attributesFor(
  given: ReadonlyMap<string, string>,
  selection: Selection,
): { attributes: Map<string, string>; notes: Note[] } {
  const own = 'frame';
  const parameters = new Map(given);
  const shown = given.get(picture);
  const isPicture =
    shown !== undefined &&
    !permits(
      Object.values(selection).find(({ key }) => key === picture),
      shown,
    );
  if (isPicture) parameters.delete(picture);
  const keyOf = new Map(Object.values(selection).map(({ attribute, key }) => [attribute, key]));
  const byAttribute = [...parameters].filter(([name]) => keyOf.has(name));
  const byKey = [...parameters].filter(([name]) => !keyOf.has(name));
  // What is asked for by its key counts, whatever the attribute beside it says.
  const asked = new Map([...byAttribute.map(([name, text]) => [keyOf.get(name) ?? name, text] as const), ...byKey]);
  const entries = [...asked].map(([key, text]) => [`${own}.${key}`, text] as const);
  const { values, notes } = readState(encodeFragment(new Map([['v', version], ...entries])), own, selection);
  const attributes = Object.entries(selection)
    .filter(([, { key, leftOut }]) => asked.has(key) || (asked.size > 0 && leftOut !== undefined))
    .map(([name, parameter]) => [parameter.attribute, parameter.text(values[name])] as const);
  return { attributes: new Map([...attributes, ...(isPicture ? [[picture, shown] as const] : [])]), notes };
}

// The laboratories that a frame can show, by their names in its address: that of the element without "dk-".

export const names = Object.keys(loads).map((tag) => tag.slice('dk-'.length));

/** Defines the element of a laboratory and gives its tag; undefined where none has that name. */
export async function defined(name: string): Promise<string | undefined> {
  if (!names.includes(name)) return undefined;
  await loads[`dk-${name}`]?.();
  return `dk-${name}`;
}
