// The checkpoints of the lesson's page: chapters with a laboratory, told from each other by the ids of their sections.

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
