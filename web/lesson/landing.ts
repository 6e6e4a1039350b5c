// Goes to a place of the page and stays there while laboratories above it find their heights, until the reader moves.

interface Landing {
  element: Element;
  /** How far through the element the middle of the window shall be; undefined for its top at the top of the window. */
  share: number | undefined;
  /** Pixels from the start of the page: the place, and how far the page was scrolled to show it. */
  at: number;
  scrolled: number;
}

let landing: Landing | undefined;

/** What the reader does to move, or to begin with something else. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const layout = new ResizeObserver(() => aim());

/** Shows an element, or what is so far through it, and again whenever the layout moves it. */
export function land(element: Element, share?: number): void {
  leave();
  landing = { element, share, at: NaN, scrolled: NaN };
  // Each part of a chapter: one may grow by as much as another shrinks.
  for (const part of [element, ...document.querySelectorAll('body, main > section, main > section > *')])
    layout.observe(part);
  for (const type of moves) addEventListener(type, leave, { capture: true, passive: true });
  addEventListener('scroll', scrolled, { passive: true });
  // The browser would hold what stands in the middle of the element, and its scrolling would pass for the reader's.
  document.documentElement.style.overflowAnchor = 'none';
  aim();
}

function leave(): void {
  landing = undefined;
  document.documentElement.style.overflowAnchor = '';
  layout.disconnect();
  for (const type of moves) removeEventListener(type, leave, { capture: true });
  removeEventListener('scroll', scrolled);
}

/** Pixels by which the place stands below where it should. */
function off({ element, share }: Landing): number {
  const { top, height } = element.getBoundingClientRect();
  if (share !== undefined) return top + share * height - innerHeight / 2;
  return top - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
}

function aim(): void {
  if (!landing) return;
  const by = off(landing);
  if (Math.abs(by) >= 1) scrollTo({ top: scrollY + by, behavior: 'instant' });
  landing.scrolled = scrollY;
  landing.at = scrollY + off(landing);
}

/** A scroll that no change of the layout explains is the reader's. */
function scrolled(): void {
  if (!landing) return;
  const moved = Math.abs(scrollY + off(landing) - landing.at) >= 1;
  // Where the page grows shorter, the browser scrolls up to its end.
  const shortened = scrollY < landing.scrolled && scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
  if (moved || shortened) aim();
  else if (Math.abs(scrollY - landing.scrolled) >= 2) leave();
}
