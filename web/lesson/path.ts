// The ten-minute path: which chapters it takes, and how long each. Used at build time only.
import { fill } from '../i18n/placeholders.ts';
import { chapters } from './chapters.ts';
import type { Writer } from './prose.ts';

/** Minutes by chapter, in the order of the lesson: the pictures, and what stands around them in a few lines. */
export const path: readonly { chapter: string; minutes: number }[] = [
  { chapter: 'question', minutes: 2 },
  { chapter: 'size', minutes: 3 },
  { chapter: 'gradient', minutes: 2 },
  { chapter: 'rules', minutes: 3 },
];

/** What says at the head of a chapter that it is on the path, and at what place; nothing for others. */
export function pathMark({ language, text }: Writer, chapter: string): string {
  const at = path.findIndex((each) => each.chapter === chapter);
  const step = path[at];
  if (!step) return '';
  const here = fill(text('path.here'), {
    place: String(at + 1),
    count: String(path.length),
    minutes: String(step.minutes),
  });
  const next = path[at + 1]?.chapter ?? 'closing';
  const name = chapters.find(({ id }) => id === next)?.name;
  if (!name) throw new Error(`no chapter ${next}`);
  const link = `<a href="#${next}">${name[language]}</a>`;
  const onward = fill(text(at + 1 < path.length ? 'path.next' : 'path.end'), { chapter: link });
  return `<p class="path column">${here} ${onward}.</p>`;
}

/** The mark of a chapter's entry in the rail; nothing for those that are not on the path. */
export function pathMinutes({ text }: Writer, chapter: string): string {
  const step = path.find((each) => each.chapter === chapter);
  if (!step) return '';
  return ` <span class="short">${fill(text('path.mark'), { minutes: String(step.minutes) })}</span>`;
}
