// Which page a link of the lesson means: the fragment names a chapter, or laboratories with their settings.

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
