// The address in which the laboratories keep their state: that of the lesson's own page, which says so in its head. On somebody
// else's page it is neither read nor written.

let own: boolean | undefined;

/** Whether this is the lesson's own page. Asked of the document when a laboratory first needs it. */
export function stateInAddress(): boolean {
  return (own ??= document.querySelector('meta[name="sqrt-dk-page"]') !== null);
}

/** The fragment of the page's address with its "#"; empty where it is not ours. */
export function addressFragment(): string {
  return stateInAddress() ? location.hash : '';
}

/** The page's address without its fragment; undefined where it is not ours. */
export function addressBase(): string | undefined {
  return stateInAddress() ? location.href.replace(/#.*$/s, '') : undefined;
}
