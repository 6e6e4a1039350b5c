// The sentences of the elements by key. A second language is a second catalogue of the same keys.
// What every laboratory says is here from the start; an element adds its own sentences when it is loaded.
import type { elements } from './en/elements.ts';
import { errors } from './en/errors.ts';
import { guess } from './en/guess.ts';
import { laboratory } from './en/laboratory.ts';
import { parameterNames } from './en/parameters.ts';
import { rules } from './en/rules.ts';
import { spokenMath } from './en/spoken-math.ts';
import { fill, type Arguments } from './placeholders.ts';

export type Catalogue = typeof elements;
export type MessageKey = keyof Catalogue;

const known = new Map<string, string>();

/** Adds the sentences of a subject; each stands under one key on the whole page. */
export function addMessages(subject: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(subject)) known.set(key, text);
}

for (const subject of [laboratory, errors, guess, parameterNames, rules, spokenMath]) addMessages(subject);

/** The sentence of a key with its values: `say('opening.live', { d: '64', … })`. */
export function say<Key extends MessageKey>(key: Key, ...values: Arguments<Catalogue[Key]>): string {
  const text = known.get(key);
  if (text === undefined) throw new RangeError(`no message ${key}: its subject has not been added`);
  return fill(text, values[0] ?? {});
}

/** The sentence of a key that the core names; undefined where the catalogue has none. */
export function sayNamed(key: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const text = known.get(key);
  return text === undefined ? undefined : fill(text, values);
}
