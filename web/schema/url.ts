// The state of a laboratory in the page's address, and back. Nothing in an address can stop the page:
// out of range is clamped, what cannot be read falls back to the first value, and each such case gives a note.
import { drawn } from './drawn.ts';
import { type Parameter, type Selection, type ValuesOf, shown } from './parameter.ts';

// The fragment of an address as keys and texts: "#v=1&variance.seed=7&variance.d=1,4". No parameter is known here.

/** The form of the fragment that this page writes. */
export const version = '1';

/** Longest fragment that is taken apart: more than all parameters together can fill with sense. */
const longestFragment = 64_000;

/** A key with its text; null where the text is not properly encoded. */
type Entries = Map<string, string | null>;

/** The entries of a fragment with or without "#". Of a key that stands twice, the first counts. */
export function decodeFragment(fragment: string): Entries {
  const entries: Entries = new Map();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    // Without "=" it is the name of a place on the page.
    if (at < 1) continue;
    const key = decoded(part.slice(0, at));
    if (key !== null && !entries.has(key)) entries.set(key, decoded(part.slice(at + 1)));
  }
  return entries;
}

/** The fragment of such entries, with "#"; empty where there are none. */
export function encodeFragment(entries: ReadonlyMap<string, string>): string {
  if (entries.size === 0) return '';
  return `#${[...entries].map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&')}`;
}

/** The fragment with the name of a place on the page before its state: "#dk-softmax&v=1&softmax.scores=9,8.6". */
export function placedFragment(place: string, fragment: string): string {
  return ['#' + place, fragment.replace(/^#/, '')].filter(Boolean).join('&');
}

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    // Half of a surrogate pair is no text, and could not be encoded again.
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

/** Percent-encoded, but for signs that a fragment may hold and that keep a link readable. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|3B)/g, (sign) => decodeURIComponent(sign));
}

/**
 * clamped          out of range: the nearest permitted value is used
 * malformed        not to be read: the first value is used
 * unknown-key      no parameter of the laboratory; ignored
 * unknown-version  written by another version of the page: all first values are used
 * too-long         longer than any address this page writes: all first values are used
 */
type NoteCode = 'clamped' | 'malformed' | 'unknown-key' | 'unknown-version' | 'too-long';

/** Something in the address that could not be taken as it stands. */
export interface Note {
  code: NoteCode;
  /** The parameter's name, or the key as it stands in the address. */
  parameter: string;
  /** As given, cut if very long. */
  value: string;
  /** What is used instead, as text. */
  used: string;
  /** What is permitted. */
  range: string;
}

/** Keys that speak to the whole page, and stay in every address. */
const ofThePage = ['seed', 'answers'];

/** Notes on unknown keys that are given at most. */
const mostUnknown = 8;

/**
 * The values of a laboratory.
 *
 * fragment   of the address, with or without "#"
 * namespace  the laboratory's name on this page
 */
export function readState<S extends Selection>(
  fragment: string,
  namespace: string,
  selection: S,
): { values: ValuesOf<S>; notes: Note[] } {
  const notes: Note[] = [];
  const entries = ownEntries(fragment, namespace, notes);
  const known = new Set<string>();
  const values = Object.fromEntries(
    Object.entries(selection).map(([name, parameter]) => {
      known.add(parameter.key);
      if (entries.size > 0 && !entries.has(parameter.key)) return [name, parameter.leftOut ?? parameter.initial];
      return [name, readValue(parameter, entries.get(parameter.key), notes)];
    }),
  );
  for (const key of [...entries.keys()].filter((each) => !known.has(each)).slice(0, mostUnknown)) {
    const value = shown(entries.get(key) ?? '');
    notes.push({ code: 'unknown-key', parameter: shown(key), value, used: '', range: [...known].join(', ') });
  }
  return { values: values as ValuesOf<S>, notes };
}

/**
 * The fragment with a laboratory's values in it: those that differ from the first ones, and beside them those that a link means
 * otherwise where it leaves them out. What other laboratories keep there stays.
 */
export function writeState<S extends Selection>(
  fragment: string,
  namespace: string,
  selection: S,
  values: ValuesOf<S>,
): string {
  const kept = new Map<string, string>([['v', version]]);
  for (const [key, text] of readable(fragment)) {
    const others = key.includes('.') && !key.startsWith(`${namespace}.`);
    if (text !== null && (others || ofThePage.includes(key))) kept.set(key, text);
  }
  const texts = Object.entries(selection).map(([name, parameter]) => {
    const text = parameter.text(values[name as keyof S]);
    return { parameter, text, differs: text !== parameter.text(parameter.initial) };
  });
  const any = texts.some(({ differs }) => differs);
  for (const { parameter, text, differs } of texts) {
    if (differs || (any && parameter.leftOut !== undefined)) kept.set(`${namespace}.${parameter.key}`, text);
  }
  return kept.size > 1 ? encodeFragment(kept) : '';
}

function readValue(parameter: Parameter<unknown>, text: string | null | undefined, notes: Note[]): unknown {
  if (text === undefined) return parameter.initial;
  const note = (code: NoteCode, used: unknown): void => {
    const { name, range } = parameter;
    notes.push({ code, parameter: name, value: shown(text ?? ''), used: parameter.text(used), range });
  };
  if (text !== null) {
    try {
      return parameter.parse(text);
    } catch {
      const nearest = parameter.nearest(text);
      if (nearest !== undefined) {
        note('clamped', nearest);
        return nearest;
      }
    }
  }
  note('malformed', parameter.initial);
  return parameter.initial;
}

/** What the address holds for this laboratory, by the keys of its parameters. */
function ownEntries(fragment: string, namespace: string, notes: Note[]): Entries {
  const own: Entries = new Map();
  if (fragment.length > longestFragment) {
    const range = `0 … ${String(longestFragment)}`;
    notes.push({ code: 'too-long', parameter: 'address', value: String(fragment.length), used: '', range });
    return own;
  }
  const entries = decodeFragment(fragment);
  for (const [key, text] of entries) {
    if (key.startsWith(`${namespace}.`)) own.set(key.slice(namespace.length + 1), text);
  }
  const given = entries.get('v') ?? '';
  if (own.size === 0 || given === version) return own;
  notes.push({ code: 'unknown-version', parameter: 'v', value: shown(given), used: version, range: version });
  return new Map();
}

/** The entries that may stay in an address: those of this version. */
function readable(fragment: string): Entries {
  const entries: Entries = fragment.length > longestFragment ? new Map() : decodeFragment(fragment);
  return entries.get('v') === version ? entries : new Map();
}

// What a link says for the whole page, without a laboratory's name: one seed for a class, whether laboratories ask for a guess first,
// and whether answers stay hidden. "#v=1&seed=7&guess=on&answers=hidden"

interface ClassLink {
  /** Undefined where the link names none, or none that can be read. */
  seed: string | undefined;
  guessFirst: boolean;
  answersHidden: boolean;
  /** What could not be taken as it stands. */
  notes: Note[];
}

const hidden = 'hidden';
/** A name under which the reading of laboratories can be used. */
const own = 'class';

export function readClass(fragment: string): ClassLink {
  const entries = decodeFragment(fragment);
  const none = { seed: undefined, guessFirst: false, answersHidden: false, notes: [] };
  if (entries.get('v') !== version) return none;
  const guessFirst = entries.get('guess') === 'on';
  const answersHidden = entries.get('answers') === hidden;
  const text = entries.get('seed');
  if (text === undefined) return { ...none, guessFirst, answersHidden };
  const alone = encodeFragment(
    new Map([
      ['v', version],
      [`${own}.seed`, text ?? ''],
    ]),
  );
  const { values, notes } = readState(alone, own, { seed: drawn.seed });
  const unread = notes.some(({ code }) => code === 'malformed');
  return { seed: unread ? undefined : values.seed, guessFirst, answersHidden, notes };
}

/** The fragment of a link for a class. */
export function classFragment({
  seed,
  guessFirst,
  answersHidden,
}: Pick<ClassLink, 'guessFirst' | 'answersHidden'> & { seed: string }): string {
  const entries = new Map([
    ['v', version],
    ['seed', seed],
  ]);
  if (guessFirst) entries.set('guess', 'on');
  if (answersHidden) entries.set('answers', hidden);
  return encodeFragment(entries);
}
