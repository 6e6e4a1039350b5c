// Pages by their language: the names of their files, the links from one language to the other, and what writes in one.
import type { Language } from '../../i18n/say.ts';
import type { ProseKey } from './words.en.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** The file of a page, "size.html" or "size-de.html". It stays as long as the page does. */
export const fileOf = (page: string, language: Language): string => `${page}${language === 'de' ? '-de' : ''}.html`;

/** The story, with which the site begins. `site`: where the files of the site lie. */
export const homeOf = (language: Language, site = './'): string => site + (language === 'de' ? 'de.html' : '');

export const otherThan = (language: Language): Language => (language === 'de' ? 'en' : 'de');

/** Leads to a page in another language. */
export function linkTo(language: Language, address: string, look = ''): string {
  return `<a ${look}href="${address}" lang="${language}" hreflang="${language}">${names[language]}</a>`;
}

export const currentLanguage = (language: Language): string => `<span aria-current="true">${names[language]}</span>`;

/** Both languages, of which that of the page is no link. */
export function languageLinks(own: Language, addressOf: (language: Language) => string): string {
  return (['en', 'de'] as const)
    .map((each) => (each === own ? currentLanguage(each) : linkTo(each, addressOf(each))))
    .join(' ');
}

/** Above a page of text: to the page that it belongs to, and to itself in the other language. */
export function wayBack(
  language: Language,
  [address, name]: readonly [address: string, name: string],
  page: string,
): string {
  const other = otherThan(language);
  return `<p class="back"><a href="${address}">${name}</a> ${linkTo(other, `./${fileOf(page, other)}`, 'class="twin" ')}</p>`;
}

/** Writes HTML in one language. */
export interface Writer {
  language: Language;
  /** The sentences of a key, with their formulas. */
  text: (key: ProseKey) => string;
  /** How long something takes, in words. */
  time: (minutes: number) => string;
  paragraph: (key: ProseKey) => string;
  /** HTML with titles of chapters, verdicts of claims and quotations in place of their names. */
  known: (html: string) => string;
  /** A laboratory with what stands there until its element is defined, and where it cannot run: a sentence and a still picture. */
  laboratory: (tag: string, attributes?: string) => string;
  /** The still picture of a laboratory; empty where there is none. */
  still: (tag: string) => string;
}
