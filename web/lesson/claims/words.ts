// The words of the page of claims in one language. Used at build time only.
import * as german from '../../i18n/de/claims.ts';
import { elements as germanElements } from '../../i18n/de/elements.ts';
import * as english from '../../i18n/en/claims.ts';
import type { Language } from '../../i18n/language.ts';
import { translations } from '../../i18n/translations.ts';

type Words<Part> = Readonly<Record<keyof Part, string>>;

export interface ClaimWords {
  claimSources: Words<typeof english.claimSources>;
  claimVerdicts: Words<typeof english.claimVerdicts>;
  claimTexts: typeof english.claimTexts;
  claimTables: typeof english.claimTables;
  figureNotes: typeof english.figureNotes;
  claimsPage: Words<typeof english.claimsPage>;
  /** The lesson in this language. */
  lesson: string;
}

export function claimWords(language: Language): ClaimWords {
  if (language === 'en') return { ...english, lesson: './' };
  // The lines of worked examples are said by their elements, whose sentences are otherwise fetched.
  translations.de.take(germanElements);
  return { ...german, lesson: './de.html' };
}
