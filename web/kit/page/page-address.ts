// The address in which the laboratories keep their state: that of the lesson's own page, which says so in its head. On somebody
// else's page it is neither read nor written.
import { readClass } from '../../schema/url.ts';

let own: boolean | undefined;

const declared = (): HTMLMetaElement | null => document.querySelector<HTMLMetaElement>('meta[name="sqrt-dk-page"]');

/** Whether this is the lesson's own page. Asked of the document when a laboratory first needs it. */
export function stateInAddress(): boolean {
  return (own ??= declared() !== null);
}

/** The fragment of the page's address with its "#"; empty where it is not ours. */
export function addressFragment(): string {
  return stateInAddress() ? location.hash : '';
}

/** The page's address without its fragment; undefined where it is not ours. */
export function addressBase(): string | undefined {
  return stateInAddress() ? location.href.replace(/#.*$/s, '') : undefined;
}

/** Where the files of the site are: beside the page, and above that of a chapter. */
export function siteFolder(): string {
  return new URL(declared()?.content === 'chapter' ? '../' : './', location.href).href;
}

let read = { fragment: '', hidden: false };

/** Whether the link to the page keeps answers hidden, as long as a class is guessing. Every part that asks something looks here first. */
export function answersHidden(): boolean {
  const fragment = addressFragment();
  if (fragment !== read.fragment) read = { fragment, hidden: readClass(fragment).answersHidden };
  return read.hidden;
}
