// Watches what the reader does in the laboratories of the page, by their events, and notes it as progress.
import { chapterOf, placeIn } from './chapters.ts';
import type { Progress } from './progress.ts';

/** What a reader does with a laboratory by hand; a laboratory that follows another one or the address is not worked with. */
const byHand = ['pointerdown', 'keydown', 'input'] as const;

/** Milliseconds after which a reader who has scrolled is at a place. */
const settled = 500;

/** `onSettings`: the state of a laboratory is another one, and the address will follow. */
export function watch(page: Document, progress: Progress, onSettings: () => void): void {
  const touched = new Set<EventTarget>();
  for (const type of byHand)
    page.addEventListener(type, ({ target }) => target && touched.add(target), { capture: true, passive: true });

  page.addEventListener('dk-guess', ({ target }) => progress.reach(chapterOf(target) ?? ''));
  page.addEventListener('dk-change', ({ target }) => {
    onSettings();
    if (target instanceof Element && target.localName !== 'dk-quiz' && touched.has(target))
      progress.reach(chapterOf(target) ?? '');
  });
  page.addEventListener('dk-result', (event) => {
    const { target, detail } = event as CustomEvent<unknown>;
    if (!(target instanceof Element) || target.localName !== 'dk-quiz' || !isScore(detail)) return;
    const { score: right, of } = detail;
    progress.score({ right, of });
    if (progress.answered(progress.sheet ?? '') >= of) progress.reach(chapterOf(target) ?? '');
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = (): void => {
    const place = placeIn(page, innerHeight);
    if (place) progress.move(place);
  };
  page.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(move, settled);
    },
    { passive: true },
  );
}

function isScore(detail: unknown): detail is { score: number; of: number } {
  if (typeof detail !== 'object' || detail === null) return false;
  const { score, of } = detail as { score?: unknown; of?: unknown };
  return typeof score === 'number' && typeof of === 'number' && of > 0;
}
