// The address in which the laboratories keep their state: that of the stand-alone page. On somebody else's page it is
// neither read nor written.

let own = false;

/** This page is the stand-alone one: called before its first laboratory is made. */
export function keepStateInAddress(): void {
  own = true;
}

export function stateInAddress(): boolean {
  return own;
}

/** The fragment of the page's address with its "#"; empty where it is not ours. */
export function addressFragment(): string {
  return own ? location.hash : '';
}

/** The page's address without its fragment; undefined where it is not ours. */
export function addressBase(): string | undefined {
  return own ? location.href.replace(/#.*$/s, '') : undefined;
}
