// Which language is spoken, and the sentences of the elements by key in it, with their placeholders filled, some by a count. Another language is
// another catalogue of the same keys. What every laboratory says is here from the start; an element adds its own sentences when it is loaded.
import { words } from './words.en.ts';

// Which language is spoken: one at a time, set around everything that an element says. Rendering is synchronous, so that a sentence needs no
// language beside its key.

export type Language = 'en' | 'de';

let spoken: Language = 'en';

/** The language that sentences and numbers are in at this moment. */
export function speaking(): Language {
  return spoken;
}

/** Speaks from here on: for what a reader's event sets off. */
export function speakOn(language: Language): void {
  spoken = language;
}

/** Speaks a language while `action`, which must be synchronous, runs. */
export function speak<T>(language: Language, action: () => T): T {
  const before = spoken;
  spoken = language;
  try {
    return action();
  } finally {
    spoken = before;
  }
}

/** The language for a `lang` attribute: German for "de" and "de-AT", English for everything else. */
export function languageOf(tag: string): Language {
  return /^de(?:-|$)/i.test(tag) ? 'de' : 'en';
}

// The placeholders of a message, as types: "{d} keys" takes exactly the value d.

/** The names between braces in a message. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values that a message takes: finished texts, since how a number is written is the caller's choice. */
export type Values<Text extends string> = Readonly<Record<Placeholder<Text>, string>>;

/** Arguments after the key: none for a message without placeholders. */
export type Arguments<Text extends string> = [Placeholder<Text>] extends [never] ? [] : [Values<Text>];

/** The message with each {name} replaced by its value; a name without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

// Catalogues of further languages: each subject's comes when an element first speaks the language, never before.

export type Subject = Readonly<Record<string, string>>;

/** Fetches a module, all of whose exports are catalogues. */
export type Fetch = () => Promise<Readonly<Record<string, Subject>>>;

export class Translations {
  readonly #known = new Map<string, string>();
  #waiting: Fetch[] = [];

  add(fetch: Fetch): void {
    this.#waiting.push(fetch);
  }

  text(key: string): string | undefined {
    return this.#known.get(key);
  }

  /** Takes sentences at once. */
  take(...subjects: readonly Subject[]): void {
    for (const subject of subjects) for (const [key, text] of Object.entries(subject)) this.#known.set(key, text);
  }

  get complete(): boolean {
    return this.#waiting.length === 0;
  }

  /** Fetches what is waiting; what could not be fetched waits for the next time. */
  async fetch(): Promise<void> {
    const waiting = this.#waiting;
    await Promise.all(
      waiting.map(async (fetch) => {
        try {
          this.take(...Object.values(await fetch()));
          this.#waiting = this.#waiting.filter((each) => each !== fetch);
        } catch {
          // English is spoken instead.
        }
      }),
    );
  }
}

/** By language; English is there from the start. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, Translations>> = { de: new Translations() };

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

// Sentences that depend on a count, by the plural rules of the language spoken: "rows" also has its form "rows.one".

/** Keys that have a form of their own for one. */
export type CountedKey = { [Key in MessageKey]: `${Key}.one` extends MessageKey ? Key : never }[MessageKey];

const rules = new Map<Language, Intl.PluralRules>();

function category(count: number): Intl.LDMLPluralRule {
  const language = speaking();
  const own = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, own);
  return own.select(count);
}

/** What both forms of a counted sentence ask for. */
type CountedValues<Key extends CountedKey> = Values<Messages[Key] | Messages[`${Key}.one` & MessageKey]>;

/** The sentence of a key in the form for `count`: `sayCounted('gradient.rows', 3, { rows: '3' })`. */
export function sayCounted<Key extends CountedKey>(key: Key, count: number, values: CountedValues<Key>): string {
  return (
    sayNamed(`${key}.${category(count)}`, values) ?? say(key, ...([values] as unknown as Arguments<Messages[Key]>))
  );
}
