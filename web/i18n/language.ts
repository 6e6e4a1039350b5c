// Which language is spoken: one at a time, set around everything that an element says. Rendering is synchronous, so that
// a sentence needs no language beside its key.

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
