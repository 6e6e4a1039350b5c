// The chapters in reading order, with the minutes that each takes: from a score to real models, then what stands beside that way. Used at
// build time only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prose as germanProse } from '../i18n/de/prose.ts';
import { prose } from '../i18n/en/prose.ts';
import { type ArrangedChapter, type Chapter, chapterOf } from './chapter.ts';
import { additive } from './chapters/additive.ts';
import { assumptions } from './chapters/assumptions.ts';
import { closing } from './chapters/closing.ts';
import { examples } from './chapters/examples.ts';
import { formula } from './chapters/formula.ts';
import { gradient } from './chapters/gradient.ts';
import { models } from './chapters/models.ts';
import { precision } from './chapters/precision.ts';
import { proof } from './chapters/proof.ts';
import { question } from './chapters/question.ts';
import { quiz } from './chapters/quiz.ts';
import { rules } from './chapters/rules.ts';
import { saturation } from './chapters/saturation.ts';
import { size } from './chapters/size.ts';
import { softmax } from './chapters/softmax.ts';
import { summit } from './chapters/summit.ts';
import { training } from './chapters/training.ts';

const order = JSON.parse(readFileSync(join(import.meta.dirname, 'chapters/order.json'), 'utf8')) as Record<
  string,
  number
>;

const arranged: Readonly<Record<string, ArrangedChapter>> = {
  question,
  formula,
  size,
  proof,
  softmax,
  gradient,
  rules,
  summit,
  training,
  models,
  examples,
  assumptions,
  saturation,
  additive,
  precision,
  quiz,
  closing,
};

export const chapters: readonly Chapter[] = Object.entries(order).map(([id, minutes], at) => {
  const older = arranged[id];
  if (older) return { ...older, name: { en: prose[older.name], de: germanProse[older.name] } };
  return chapterOf(id, minutes, at === 0);
});
