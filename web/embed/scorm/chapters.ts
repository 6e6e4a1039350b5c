// The checkpoints of the lesson's page: chapters with a laboratory, told from each other by the ids of their sections. And what the reader does
// in these laboratories, by their events, noted as progress.
import type { Progress } from './progress.ts';

export interface Chapter {
  id: string;
  name: string;
  /** Whether all questions of a sheet make its checkpoint. */
  quiz: boolean;
}

const sections = 'main > section[id]';

export function chaptersWithLaboratory(page: Document): Chapter[] {
  return [...page.querySelectorAll(sections)]
    .filter((section) => laboratoriesIn(section).length > 0)
    .map((section) => ({
      id: section.id,
      name: nameOf(section, page),
      quiz: laboratoriesIn(section).includes('dk-quiz'),
    }));
}

/** As the list of chapters has it; where the page is one chapter, its title. */
function nameOf(section: Element, page: Document): string {
  const listed = page.querySelector(`.rail a[href="#${section.id}"] .name`) ?? section.querySelector('h1');
  return listed?.textContent ?? section.id;
}

/** The chapter that an event's target stands in; undefined where it is no laboratory of one. */
export function chapterOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || !target.localName.startsWith('dk-')) return undefined;
  return target.closest(sections)?.id;
}

/** The chapter in the middle of the window, and how much of it lies above. */
export function placeIn(page: Document, height: number): { chapter: string; share: number } | undefined {
  const middle = height / 2;
  for (const section of page.querySelectorAll(sections)) {
    const box = section.getBoundingClientRect();
    if (box.top > middle || box.bottom < middle || box.height === 0) continue;
    return { chapter: section.id, share: Number(((middle - box.top) / box.height).toFixed(4)) };
  }
  return undefined;
}

function laboratoriesIn(section: Element): string[] {
  return [...section.querySelectorAll('.laboratory > *')]
    .map(({ localName }) => localName)
    .filter((name) => name.startsWith('dk-'));
}

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
