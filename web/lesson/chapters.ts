// The chapters in reading order. Used at build time only.
import type { Chapter } from './chapter.ts';
import { examples } from './chapters/examples.ts';
import { formula } from './chapters/formula.ts';
import { gradient } from './chapters/gradient.ts';
import { proof } from './chapters/proof.ts';
import { question } from './chapters/question.ts';
import { rules } from './chapters/rules.ts';
import { size } from './chapters/size.ts';
import { softmax } from './chapters/softmax.ts';
import { temperature } from './chapters/temperature.ts';

export const chapters: readonly Chapter[] = [
  question,
  formula,
  examples,
  size,
  proof,
  softmax,
  gradient,
  rules,
  temperature,
];
