// The fragment of an address as keys and texts: "#v=1&variance.seed=7&variance.d=1,4". No parameter is known here.

/** The form of the fragment that this page writes. */
export const version = '1';

/** Longest fragment that is taken apart: more than all parameters together can fill with sense. */
export const longestFragment = 64_000;

/** A key with its text; null where the text is not properly encoded. */
export type Entries = Map<string, string | null>;

/** The entries of a fragment with or without "#". Of a key that stands twice, the first counts. */
export function decodeFragment(fragment: string): Entries {
  const entries: Entries = new Map();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    // Without "=" it is the name of a place on the page.
    if (at < 1) continue;
    const key = decoded(part.slice(0, at));
    if (key !== null && !entries.has(key)) entries.set(key, decoded(part.slice(at + 1)));
  }
  return entries;
}

/** The fragment of such entries, with "#"; empty where there are none. */
export function encodeFragment(entries: ReadonlyMap<string, string>): string {
  if (entries.size === 0) return '';
  return `#${[...entries].map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&')}`;
}

/** The fragment with the name of a place on the page before its state: "#dk-softmax&v=1&softmax.scores=9,8.6". */
export function placedFragment(place: string, fragment: string): string {
  return ['#' + place, fragment.replace(/^#/, '')].filter(Boolean).join('&');
}

function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text);
    // Half of a surrogate pair is no text, and could not be encoded again.
    return /\p{Surrogate}/u.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

/** Percent-encoded, but for signs that a fragment may hold and that keep a link readable. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|3B)/g, (sign) => decodeURIComponent(sign));
}
