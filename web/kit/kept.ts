// Values that are made again only when what they are made from, or the language, has changed: what the core gave, what is
// drawn.
import { speaking, type Language } from '../i18n/language.ts';
import { sameParts } from './same-parts.ts';

export class Kept<T> {
  readonly #kept = new Map<string, { language: Language; from: readonly unknown[]; value: T }>();

  /** The value of that name; `make` is called where any of `from` is another one than at the last time. */
  of(name: string, from: readonly unknown[], make: () => T): T {
    const language = speaking();
    const known = this.#kept.get(name);
    if (known?.language === language && sameParts(from, known.from)) return known.value;
    const value = make();
    this.#kept.set(name, { language, from, value });
    return value;
  }
}
