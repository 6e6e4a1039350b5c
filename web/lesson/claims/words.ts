// The words of the page of claims in one language. Used at build time only.
import * as german from './words.de.ts';
import * as english from './words.en.ts';
import { type Language, fill, translations } from '../../i18n/say.ts';
import { listed } from '../../i18n/numbers.ts';
import { words as germanWords } from '../../i18n/words.de.ts';
import { worked as germanWorked } from '../../laboratories/worked-example/words.de.ts';

type Words<Part> = Readonly<Record<keyof Part, string>>;

export interface ClaimWords {
  claimSources: Words<typeof english.claimSources>;
  claimVerdicts: Words<typeof english.claimVerdicts>;
  claimTexts: typeof english.claimTexts;
  claimTables: typeof english.claimTables;
  figureNotes: typeof english.figureNotes;
  claimsPage: Words<typeof english.claimsPage>;
}

export function claimWords(language: Language): ClaimWords {
  if (language === 'en') return english;
  // The lines of worked examples are said by their elements, whose sentences are otherwise fetched.
  translations.de.take(germanWords, germanWorked);
  return german;
}

// How many there are of each verdict, in words.

/** "9 true, 2 false", in the order of the names; verdicts that nobody has are left out. `counted`: how each is written. */
export function tally<Verdict extends string>(
  verdicts: readonly Verdict[],
  names: Readonly<Partial<Record<Verdict, string>>>,
  counted: string,
): string {
  const parts = (Object.entries(names) as [Verdict, string][]).flatMap(([verdict, name]) => {
    const count = verdicts.filter((each) => each === verdict).length;
    return count > 0 ? [fill(counted, { count: String(count), verdict: name })] : [];
  });
  return listed(parts);
}
