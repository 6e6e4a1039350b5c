// The chapters in reading order, with the minutes that each takes besides reading: from a score to real models, then what stands beside that way. Used at
// build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../i18n/language.ts';
import { type Chapter, chapterOf } from './chapter.ts';

const order = JSON.parse(readFileSync(join(import.meta.dirname, '../chapters/order.json'), 'utf8')) as Record<
  string,
  number
>;

export const chapters: readonly Chapter[] = Object.entries(order).map(([id, handsOn], at) =>
  chapterOf(id, handsOn, at === 0),
);

/** The name of a chapter's page, in the folder `chapters/`. It stays as long as the chapter does. */
export function fileOf(chapter: string, language: Language): string {
  return `${chapter}${language === 'de' ? '-de' : ''}.html`;
}
