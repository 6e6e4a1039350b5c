// What the address of a frame asks for: "?lab=variance&d=1,64&hide=seed&theme=dark&lang=de".
import { type Note, decodeFragment, encodeFragment, readState, version } from '../schema/url.ts';
import type { Selection } from '../schema/parameter.ts';

/** Attributes that a frame passes on as they stand; no parameter has such a key. */
export const passed = ['hide', 'theme', 'guess', 'heading-level', 'answers'];

export interface Asked {
  /** The name of the laboratory; empty where none is named. */
  laboratory: string;
  language: string;
  attributes: ReadonlyMap<string, string>;
  /** The rest: texts by the keys that links have too. */
  parameters: ReadonlyMap<string, string>;
}

export function askedBy(search: string): Asked {
  const attributes = new Map<string, string>();
  const parameters = new Map<string, string>();
  let laboratory = '';
  let language = '';
  // A form writes a blank as "+".
  for (const [key, text] of decodeFragment(search.replace(/^\?/, '').replaceAll('+', '%20'))) {
    const value = text ?? '';
    if (key === 'lab') laboratory = value.trim();
    else if (key === 'lang') language = value.trim();
    else if (passed.includes(key)) attributes.set(key, value);
    else parameters.set(key, value);
  }
  return { laboratory, language, attributes, parameters };
}

/** Attributes for the parameters that are asked for: what is out of range is clamped, with a note. */
export function attributesFor(
  parameters: ReadonlyMap<string, string>,
  selection: Selection,
): { attributes: Map<string, string>; notes: Note[] } {
  const own = 'frame';
  const entries = [...parameters].map(([key, text]) => [`${own}.${key}`, text] as const);
  const { values, notes } = readState(encodeFragment(new Map([['v', version], ...entries])), own, selection);
  const attributes = Object.entries(selection)
    .filter(([, { key, leftOut }]) => parameters.has(key) || (parameters.size > 0 && leftOut !== undefined))
    .map(([name, parameter]) => [parameter.attribute, parameter.text(values[name])] as const);
  return { attributes: new Map(attributes), notes };
}
