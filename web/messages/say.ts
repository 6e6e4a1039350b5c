// The sentences of the elements by key. A second language is a second catalogue of the same keys.
import { elements } from './en/elements.ts';
import { fill, type Arguments } from './placeholders.ts';

export type Catalogue = typeof elements;
export type MessageKey = keyof Catalogue;

/** The sentence of a key with its values: `say('opening.live', { d: '64', … })`. */
export function say<Key extends MessageKey>(key: Key, ...values: Arguments<Catalogue[Key]>): string {
  return fill(elements[key], values[0] ?? {});
}

/** The sentence of a key that the core names; undefined where the catalogue has none. */
export function sayNamed(key: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.hasOwn(elements, key) ? fill(elements[key as MessageKey], values) : undefined;
}
