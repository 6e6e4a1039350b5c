// Catalogues of further languages: each subject's comes when an element first speaks the language, never before.
import type { Language } from './language.ts';

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
