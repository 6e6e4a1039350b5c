// Sentences that depend on a count, by the plural rules of the language spoken: "rows" also has its form "rows.one".
import {
  speaking,
  type Language,
  say,
  sayNamed,
  type MessageKey,
  type Messages,
  type Arguments,
  type Values,
} from './say.ts';

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
