// The sentences of the elements by key, in the language spoken. Another language is another catalogue of the same keys.
// What every laboratory says is here from the start; an element adds its own sentences when it is loaded.
import { speaking, type Language } from './language.ts';
import { fill, type Arguments } from './placeholders.ts';
import { translations, type Fetch, type Subject } from './translations.ts';
import { words } from './words.en.ts';

type Shared = typeof words;

/** All messages: each `words.en.ts` merges its own into this interface, so that no list names them. A key that two subjects have is an error of types. */
export interface Messages extends Shared {}

export type MessageKey = keyof Messages;

const english = new Map<string, string>();

/** Adds the sentences of a subject, each under one key on the whole page, and where they are to be had in German. */
export function addMessages(subject: Subject, german: Fetch): void {
  for (const [key, text] of Object.entries(subject)) english.set(key, text);
  translations.de.add(german);
}

addMessages(words, () => import('./words.de.ts'));

/** Fetches the sentences of a language that are not there yet; undefined where all are. */
export function catalogue(language: Language): Promise<void> | undefined {
  return language === 'en' || translations[language].complete ? undefined : translations[language].fetch();
}

/** The sentence of a key with its values: `say('opening.live', { d: '64', … })`. */
export function say<Key extends MessageKey>(key: Key, ...values: Arguments<Messages[Key]>): string {
  const text = find(key);
  if (text === undefined) throw new RangeError(`no message ${key}: its subject has not been added`);
  return fill(text, values[0] ?? {});
}

/** The sentence of a key that the core names; undefined where the catalogue has none. */
export function sayNamed(key: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const text = find(key);
  return text === undefined ? undefined : fill(text, values);
}

function find(key: string): string | undefined {
  const language = speaking();
  return (language === 'en' ? undefined : translations[language].text(key)) ?? english.get(key);
}
