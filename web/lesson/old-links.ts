// Which page a link of the lesson means: the fragment names a chapter, or laboratories with their settings. Links of earlier versions open the
// chapter that they name, or that of the first laboratory that they set: they led to one page with all chapters, where the story is now.
import { carry } from './carry.ts';

export interface Entry {
  /** The address of a chapter's page. */
  page: string;
  /** The chapter, then its laboratories: elements, and names in links. */
  names: readonly string[];
}

interface Site {
  entries: readonly Entry[];
  /** The page that has everything. */
  all: string;
  /** Whether the page that was opened has such a place itself. */
  here: (place: string) => boolean;
}

/** Longer than any link that was ever made; what is longer is left to the page that says so. */
const longest = 64_000;

/**
 * The page to go to, query and settings with it; undefined where the link means the page that it opened.
 *
 *   "#size", "#dk-walks", "#v=1&at=size,0.5"         that chapter
 *   "#v=1&quiz.seed=7&variance.samples=500"          the chapter of the first laboratory
 *   "#glossary", "#v=1&seed=7&answers=hidden"        all chapters: a link for a class is for every laboratory
 */
export function pageOfLink(
  { hash, search }: { hash: string; search: string },
  { entries, all, here }: Site,
): string | undefined {
  const parts = hash.slice(0, longest).replace(/^#/, '').split('&').filter(Boolean);
  const [place = ''] = parts;
  if (place === '' || (!place.includes('=') && here(place))) return undefined;
  const read = (form: RegExp): (string | undefined)[] => parts.map((part) => form.exec(part)?.[1]);
  for (const name of [place, ...read(/^at=([a-z-]+),/), ...read(/^([a-z-]+)\./)]) {
    const entry = entries.find(({ names }) => name !== undefined && names.includes(name));
    // A chapter alone is the page itself.
    if (entry) return entry.page + search + (hash === `#${entry.names[0] ?? ''}` ? '' : hash);
  }
  return all + search + hash;
}

/**
 * What the story does with an address that says more than which page: it goes where an old link leads, by its cards, which say what chapters
 * hold; settings that other pages keep it hands on.
 */
export function followAddress(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('.cards a[data-opens]')].map((card): Entry => ({
    page: card.getAttribute('href') ?? '',
    names: (card.dataset.opens ?? '').split(' '),
  }));
  const { hash, search } = location;
  const all = `./chapters${document.documentElement.lang === 'de' ? '-de' : ''}.html`;
  const here = (place: string): boolean => document.getElementById(place) !== null;
  const target = pageOfLink({ hash, search }, { entries, all, here });
  if (target !== undefined) location.replace(target);
  carry();
}
