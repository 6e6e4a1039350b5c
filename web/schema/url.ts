// The state of a laboratory in the page's address, and back. Nothing in an address can stop the page:
// out of range is clamped, what cannot be read falls back to the first value, and each such case gives a note.
import { shown } from './error.ts';
import { decodeFragment, encodeFragment, longestFragment, version } from './fragment.ts';
import type { Entries } from './fragment.ts';
import type { Parameter, Selection, ValuesOf } from './parameter.ts';

/**
 * clamped          out of range: the nearest permitted value is used
 * malformed        not to be read: the first value is used
 * unknown-key      no parameter of the laboratory; ignored
 * unknown-version  written by another version of the page: all first values are used
 * too-long         longer than any address this page writes: all first values are used
 */
export type NoteCode = 'clamped' | 'malformed' | 'unknown-key' | 'unknown-version' | 'too-long';

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
  if (fragment.length > longestFragment) return new Map<string, string | null>();
  const entries = decodeFragment(fragment);
  return entries.get('v') === version ? entries : new Map<string, string | null>();
}
