// The chapters in reading order, with the minutes that each takes besides reading: from a score to real models, then what stands beside that way. Used at
// build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, chapterOf } from './chapter.ts';

const order = JSON.parse(readFileSync(join(import.meta.dirname, 'chapters/order.json'), 'utf8')) as Record<
  string,
  number
>;

export const chapters: readonly Chapter[] = Object.entries(order).map(([id, handsOn], at) =>
  chapterOf(id, handsOn, at === 0),
);
